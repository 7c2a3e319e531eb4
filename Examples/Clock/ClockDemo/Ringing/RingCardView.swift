import UIKit

/// What rings, as a card: a symbol, a name, and buttons.
final class RingCardView: UIView {
    let ring: Ring
    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let symbol = UIImageView()

    init(_ ring: Ring, stop: @escaping () -> Void, again: @escaping () -> Void) {
        self.ring = ring
        super.init(frame: .zero)
        glass.clipsToBounds = true
        glass.layer.cornerRadius = 24
        glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(glass)
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 6)

        symbol.image = UIImage(systemName: ring.symbol)
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 24, weight: .semibold)
        symbol.tintColor = .systemOrange
        symbol.contentMode = .center
        symbol.addSymbolEffect(.wiggle, options: .repeat(.periodic(delay: 0.4)))
        let names = UIStackView(arrangedSubviews: [
            Self.label(ring.title, .systemFont(ofSize: 17, weight: .semibold), .label),
            Self.label(ring.detail, .monospacedDigitSystemFont(ofSize: 15, weight: .regular), .secondaryLabel),
        ])
        names.axis = .vertical
        let row = UIStackView(arrangedSubviews: [symbol, names])
        row.alignment = .center
        row.spacing = 12
        if let title = ring.again { row.addArrangedSubview(Self.button(title, isMain: false, again)) }
        row.addArrangedSubview(Self.button("Stop", isMain: true, stop))
        symbol.setContentHuggingPriority(.required, for: .horizontal)
        symbol.setContentCompressionResistancePriority(.required, for: .horizontal)
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
            row.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            row.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private static func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return label
    }

    private static func button(_ title: String, isMain: Bool, _ press: @escaping () -> Void) -> UIButton {
        var configuration: UIButton.Configuration = isMain ? .filled() : .gray()
        configuration.title = title
        configuration.cornerStyle = .capsule
        configuration.baseBackgroundColor = isMain ? .systemOrange : nil
        configuration.baseForegroundColor = isMain ? .white : .label
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 14)
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in press() })
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        return button
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.frame = bounds
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 24).cgPath
    }

}
