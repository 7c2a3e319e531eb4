import UIKit

/// A ring that shows the share of kept habits.
final class ProgressRing: UIView {
    var progress = 0.0 {
        didSet {
            accessibilityValue = progress.formatted(.percent)
            setNeedsDisplay()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame.isEmpty ? CGRect(x: 0, y: 0, width: 28, height: 28) : frame)
        isOpaque = false
        isAccessibilityElement = true
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (ring: ProgressRing, _) in ring.setNeedsDisplay() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

    override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - 3
        func arc(to end: Double, _ color: UIColor) {
            let path = UIBezierPath(
                arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: -.pi / 2 + end * 2 * .pi,
                clockwise: true)
            path.lineWidth = 4
            color.setStroke()
            path.stroke()
        }
        arc(to: 1, .systemFill)
        if progress > 0 { arc(to: progress, .accent) }
    }
}
