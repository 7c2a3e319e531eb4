import UIKit

/// The stopwatch as a dial of sixty seconds: an orange hand for all of it, a blue one for the lap, and the minutes in a small dial.
final class StopwatchDialView: UIView {
    private let face = DialFaceView()
    private let hand = CAShapeLayer()
    private let lapHand = CAShapeLayer()
    private let minuteHand = CAShapeLayer()
    private let digits = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(face)
        digits.font = .monospacedDigitSystemFont(ofSize: 22, weight: .regular)
        digits.textAlignment = .center
        addSubview(digits)
        for (layer, color) in [(lapHand, UIColor.systemBlue), (minuteHand, .systemOrange), (hand, .systemOrange)] {
            layer.fillColor = color.cgColor
            self.layer.addSublayer(layer)
        }
        lapHand.isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    func show(elapsed: TimeInterval, lap: TimeInterval?) {
        digits.text = TimeText.hundredths(elapsed)
        lapHand.isHidden = lap == nil
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        Self.turn(hand, to: elapsed / 60)
        Self.turn(lapHand, to: (lap ?? 0) / 60)
        Self.turn(minuteHand, to: elapsed / 1800)
        CATransaction.commit()
    }

    private static func turn(_ layer: CALayer, to part: Double) {
        let angle = CGFloat(part.truncatingRemainder(dividingBy: 1)) * 2 * .pi
        layer.setAffineTransform(CGAffineTransform(rotationAngle: angle))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
        let radius = bounds.width / 2
        guard radius > 0 else { return }
        place(hand, radius: radius, at: CGPoint(x: bounds.midX, y: bounds.midY), width: 2.5)
        place(lapHand, radius: radius, at: CGPoint(x: bounds.midX, y: bounds.midY), width: 2.5)
        place(
            minuteHand, radius: radius * 0.26, at: CGPoint(x: bounds.midX, y: bounds.midY - radius * 0.38), width: 1.5)
        digits.frame = CGRect(x: bounds.midX - 90, y: bounds.midY + radius * 0.32, width: 180, height: 30)
    }

    /// A hand that points up from the middle of its layer, so that it turns around that.
    private func place(_ layer: CAShapeLayer, radius: CGFloat, at center: CGPoint, width: CGFloat) {
        let path = UIBezierPath(rect: CGRect(x: radius - width / 2, y: 0, width: width, height: radius * 1.2))
        path.append(
            UIBezierPath(
                ovalIn: CGRect(x: radius - 2 * width, y: radius - 2 * width, width: 4 * width, height: 4 * width)))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.bounds = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
        layer.position = center
        layer.path = path.cgPath
        CATransaction.commit()
    }
}

/// What of the dial stands still: marks and numbers.
private final class DialFaceView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        isUserInteractionEnabled = false
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: DialFaceView, _) in view.setNeedsDisplay() }
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = bounds.width / 2
        drawMarks(240, around: center, radius: radius) { $0.isMultiple(of: 20) ? 3 : $0.isMultiple(of: 4) ? 2 : 1 }
        drawNumbers((1...12).map { $0 * 5 }, around: center, radius: radius * 0.82, size: radius * 0.14)
        let small = CGPoint(x: center.x, y: center.y - radius * 0.38)
        drawMarks(60, around: small, radius: radius * 0.26) { $0.isMultiple(of: 10) ? 2 : 1 }
        drawNumbers([5, 10, 15, 20, 25, 30], around: small, radius: radius * 0.16, size: radius * 0.065)
    }

    /// - Parameter rank: How important a mark is, from 1.
    private func drawMarks(_ count: Int, around center: CGPoint, radius: CGFloat, rank: (Int) -> Int) {
        for index in 0..<count {
            let rank = rank(index)
            let angle = CGFloat(index) / CGFloat(count) * 2 * .pi
            let direction = CGPoint(x: sin(angle), y: -cos(angle))
            let length = radius * (rank > 1 ? 0.08 : 0.05)
            let path = UIBezierPath()
            path.move(to: CGPoint(x: center.x + direction.x * radius * 0.99, y: center.y + direction.y * radius * 0.99))
            path.addLine(
                to: CGPoint(
                    x: center.x + direction.x * (radius * 0.99 - length),
                    y: center.y + direction.y * (radius * 0.99 - length)))
            path.lineWidth = rank == 3 ? 2 : 1
            (rank > 1 ? UIColor.label : UIColor.tertiaryLabel).setStroke()
            path.stroke()
        }
    }

    private func drawNumbers(_ numbers: [Int], around center: CGPoint, radius: CGFloat, size: CGFloat) {
        for (index, number) in numbers.enumerated() {
            let angle = CGFloat(index + 1) / CGFloat(numbers.count) * 2 * .pi
            let text = "\(number)" as NSString
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.label,
            ]
            let extent = text.size(withAttributes: attributes)
            text.draw(
                at: CGPoint(
                    x: center.x + sin(angle) * radius - extent.width / 2,
                    y: center.y - cos(angle) * radius - extent.height / 2),
                withAttributes: attributes)
        }
    }
}
