//
//  BadgeView.swift
//  Pantry
//

import UIKit

@IBDesignable
class BadgeView: UIView {

    @IBInspectable var badgeColor: UIColor = .red {
        didSet { setNeedsDisplay() }
    }

    @IBInspectable var inset: CGFloat = 2 {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        backgroundColor = .clear
        isOpaque = false
    }

    override func draw(_ rect: CGRect) {
        badgeColor.setFill()
        UIBezierPath(ovalIn: bounds.insetBy(dx: inset, dy: inset)).fill()
    }
}
