import UIKit

/// A round button with a ring, as in the stopwatch and the timer.
final class RoundButton: UIControl {
    private let label = UILabel()
    private let ring = CAShapeLayer()
    private var color = UIColor.systemGray

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 17)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .button
        ring.fillColor = nil
        ring.lineWidth = 2
        layer.addSublayer(ring)
        addSubview(label)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (button: RoundButton, _) in button.showState() }
    }

    required init?(coder: NSCoder) { nil }

    func configure(_ title: String, color: UIColor) {
        label.text = title
        accessibilityLabel = title
        self.color = color
        showState()
    }

    override var isEnabled: Bool {
        didSet {
            accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
            showState()
        }
    }
    override var isHighlighted: Bool { didSet { showState() } }

    private func showState() {
        let strength: CGFloat = isHighlighted ? 0.12 : 0.22
        backgroundColor = color.withAlphaComponent(isEnabled ? strength : 0.12)
        label.textColor = color == .systemGray ? .label : color
        label.alpha = isEnabled ? 1 : 0.5
        ring.strokeColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.width / 2
        label.frame = bounds.insetBy(dx: 8, dy: 8)
        ring.frame = bounds
        ring.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 3, dy: 3)).cgPath
    }

    /// Only points inside of the circle.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
    }
}
