import UIKit

/// A ring that empties over time, with the remaining time as text inside.
final class CountdownRingView: UIView {
    private let track = CAShapeLayer()
    private let arc = CAShapeLayer()
    private let label = UILabel()
    private let bell = UIImageView(image: UIImage(systemName: "bell.fill"))
    private let noteLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for layer in [track, arc] {
            layer.fillColor = nil
            layer.lineWidth = 8
            layer.lineCap = .round
            self.layer.addSublayer(layer)
        }
        label.font = .monospacedDigitSystemFont(ofSize: 72, weight: .thin)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.3
        bell.tintColor = .secondaryLabel
        bell.contentMode = .center
        bell.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 14)
        noteLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        noteLabel.textColor = .secondaryLabel
        for view in [label, bell, noteLabel] { addSubview(view) }
        note = nil
        showColors()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: CountdownRingView, _) in view.showColors() }
    }

    required init?(coder: NSCoder) { nil }

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    /// The end time under the digits; `nil` without a note.
    var note: String? {
        didSet {
            noteLabel.text = note
            bell.isHidden = note == nil
            noteLabel.isHidden = note == nil
            setNeedsLayout()
        }
    }

    private func showColors() {
        track.strokeColor = UIColor.systemFill.resolvedColor(with: traitCollection).cgColor
        arc.strokeColor = UIColor.systemOrange.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = max(0, bounds.width / 2 - 8)
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2,
            endAngle: 1.5 * .pi, clockwise: true)
        for layer in [track, arc] {
            layer.frame = bounds
            layer.path = path.cgPath
        }
        let margin: CGFloat = 36
        label.frame = CGRect(
            x: margin, y: margin, width: max(0, bounds.width - 2 * margin), height: max(0, bounds.height - 2 * margin))
        let wanted = noteLabel.sizeThatFits(bounds.size)
        let y = bounds.midY + min(64, bounds.height * 0.2)
        let start = bounds.midX - (wanted.width + 24) / 2
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        bell.frame = CGRect(x: isRightToLeft ? start + wanted.width + 4 : start, y: y, width: 20, height: 24)
        noteLabel.frame = CGRect(x: isRightToLeft ? start : start + 24, y: y, width: wanted.width, height: 24)
    }

    /// Empties the ring in a number of seconds. The animation needs no further call, even while the main thread is
    /// busy.
    func run(from part: Double, for seconds: TimeInterval) {
        arc.strokeEnd = 0
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = part
        animation.toValue = 0
        animation.duration = seconds
        arc.add(animation, forKey: "countdown")
    }

    func hold(at part: Double) {
        arc.removeAnimation(forKey: "countdown")
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        arc.strokeEnd = CGFloat(part)
        CATransaction.commit()
    }

    /// Pulses until the timer is stopped.
    func ring() {
        hold(at: 1)
        let pulse = CABasicAnimation(keyPath: "opacity")
        pulse.fromValue = 1
        pulse.toValue = 0.2
        pulse.duration = 0.5
        pulse.autoreverses = true
        pulse.repeatCount = .infinity
        arc.add(pulse, forKey: "ringing")
    }

    func stopRinging() { arc.removeAnimation(forKey: "ringing") }
}
