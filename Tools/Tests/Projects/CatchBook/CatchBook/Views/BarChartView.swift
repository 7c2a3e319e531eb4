//
//  BarChartView.swift
//  CatchBook
//

import UIKit

@IBDesignable
class BarChartView: UIView {

    @IBInspectable var spacing: CGFloat = 4 {
        didSet { setNeedsDisplay() }
    }

    var values: [Int] = [] {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = UIViewContentMode.redraw
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func prepareForInterfaceBuilder() {
        values = [3, 2, 1]
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let highest = values.max(), highest > 0 else { return }
        let width = (bounds.width - spacing * CGFloat(values.count - 1)) / CGFloat(values.count)
        for (index, value) in values.enumerated() {
            let height = (bounds.height * CGFloat(value) / CGFloat(highest)).rounded()
            let bar = CGRect(
                x: CGFloat(index) * (width + spacing), y: bounds.height - height, width: width, height: height)
            context.setFillColor(Theme.bars[index % Theme.bars.count].cgColor)
            context.fill(bar)
        }
    }
}
