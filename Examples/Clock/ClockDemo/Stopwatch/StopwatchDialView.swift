import UIKit

/// The stopwatch as a dial of sixty seconds: an orange hand for the total time, a blue hand for the lap, and a small
/// dial for the minutes.
final class StopwatchDialView: UIView {
    private let face = StopwatchFaceView()
    private let hand = DialHandLayer()
    private let lapHand = DialHandLayer()
    private let minuteHand = DialHandLayer()
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
        hand.turn(to: elapsed / 60)
        lapHand.turn(to: (lap ?? 0) / 60)
        minuteHand.turn(to: elapsed / 1800)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
        let radius = bounds.width / 2
        guard radius > 0 else { return }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        for hand in [hand, lapHand] { hand.place(at: center, reach: radius, tail: radius * 0.2, width: 2.5, hub: 5) }
        minuteHand.place(
            at: CGPoint(x: center.x, y: center.y - radius * 0.38), reach: radius * 0.26, tail: radius * 0.05,
            width: 1.5,
            hub: 3)
        digits.frame = CGRect(x: bounds.midX - 90, y: bounds.midY + radius * 0.32, width: 180, height: 30)
    }
}

/// The static part of the dial: marks and numbers.
private final class StopwatchFaceView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        isUserInteractionEnabled = false
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: StopwatchFaceView, _) in
            view.setNeedsDisplay()
        }
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = bounds.width / 2
        let (color, minor) = (UIColor.label, UIColor.tertiaryLabel)
        Dial(center: center, radius: radius).drawMarks(240, color: color, minor: minor) {
            $0.isMultiple(of: 20) ? 3 : $0.isMultiple(of: 4) ? 2 : 1
        }
        Dial(center: center, radius: radius * 0.82)
            .drawNumbers((1...12).map { $0 * 5 }, color: color, size: radius * 0.14)
        let minutes = CGPoint(x: center.x, y: center.y - radius * 0.38)
        Dial(center: minutes, radius: radius * 0.26).drawMarks(60, color: color, minor: minor) {
            $0.isMultiple(of: 10) ? 2 : 1
        }
        Dial(center: minutes, radius: radius * 0.16)
            .drawNumbers([5, 10, 15, 20, 25, 30], color: color, size: radius * 0.065)
    }
}
