import UIKit

/// A city's analog clock, white by day and dark at night.
final class CityDialView: UIView {
    private let face = CityFaceView()
    private let hourHand = DialHandLayer()
    private let minuteHand = DialHandLayer()
    private let secondHand = DialHandLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(face)
        for hand in [hourHand, minuteHand, secondHand] { layer.addSublayer(hand) }
        secondHand.fillColor = UIColor.systemOrange.cgColor
    }

    required init?(coder: NSCoder) { nil }

    func show(_ date: Date, in zone: TimeZone) {
        let local = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
        let seconds = local.truncatingRemainder(dividingBy: 86_400).rounded(.down)
        face.isNight = seconds < 6 * 3600 || seconds >= 18 * 3600
        for hand in [hourHand, minuteHand] { hand.fillColor = face.ink.cgColor }
        hourHand.turn(to: seconds / 43_200)
        minuteHand.turn(to: seconds / 3600)
        secondHand.turn(to: seconds / 60)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
        let radius = bounds.width / 2
        guard radius > 0 else { return }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let width = radius * 0.035
        hourHand.place(at: center, reach: radius * 0.5, tail: 0, width: width, hub: width)
        minuteHand.place(at: center, reach: radius * 0.8, tail: 0, width: width, hub: width)
        secondHand.place(
            at: center, reach: radius * 0.88, tail: radius * 0.16, width: radius * 0.012, hub: radius * 0.02)
    }
}

/// The static part of the clock: the disc, marks and numbers.
private final class CityFaceView: UIView {
    var isNight = false { didSet { if isNight != oldValue { setNeedsDisplay() } } }
    var ink: UIColor { isNight ? .white : .black }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let disc = isNight ? UIColor(white: 0.17, alpha: 1) : UIColor(white: 0.95, alpha: 1)
        disc.setFill()
        UIBezierPath(ovalIn: bounds).fill()
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = bounds.width / 2
        Dial(center: center, radius: radius * 0.95).drawMarks(60, color: ink, minor: ink.withAlphaComponent(0.4)) {
            $0.isMultiple(of: 5) ? 3 : 1
        }
        Dial(center: center, radius: radius * 0.74)
            .drawNumbers(Array(1...12), color: ink, size: radius * 0.17, weight: .medium)
    }
}
