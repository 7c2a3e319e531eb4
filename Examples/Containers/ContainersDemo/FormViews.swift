import UIKit

/// Views in a column on a rounded card, with hairlines between them.
final class FormCard: UIStackView {
    init(_ rows: [UIView]) {
        super.init(frame: .zero)
        axis = .vertical
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 14
        clipsToBounds = true
        for (index, row) in rows.enumerated() {
            if index > 0 { addArrangedSubview(Hairline()) }
            addArrangedSubview(row)
        }
    }

    required init?(coder: NSCoder) { nil }
}

/// A line between two rows, aligned with their texts.
final class Hairline: UIStackView {
    init() {
        super.init(frame: .zero)
        let line = UIView()
        line.backgroundColor = .separator
        line.heightAnchor.constraint(equalToConstant: 1).isActive = true
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)
        addArrangedSubview(line)
    }

    required init?(coder: NSCoder) { nil }
}

/// A row with a title at its leading side, and a view at its trailing side.
final class FormRow: UIStackView {
    init(_ title: String, _ trailing: UIView) {
        super.init(frame: .zero)
        let label = UILabel()
        label.text = title
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        addArrangedSubview(label)
        addArrangedSubview(trailing)
        alignment = .center
        spacing = 12
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        let height = heightAnchor.constraint(greaterThanOrEqualToConstant: 48)
        height.priority = .required - 1
        height.isActive = true
    }

    convenience init(_ title: String, _ text: String) {
        let label = UILabel()
        label.text = text
        label.textColor = .secondaryLabel
        label.textAlignment = .right
        self.init(title, label)
    }

    required init?(coder: NSCoder) { nil }
}

/// A number between two buttons that change it.
final class StepperRow: UIStackView {
    var value: Int {
        didSet { showValue() }
    }
    var changed: (() -> Void)?
    private let range: ClosedRange<Int>
    private let label = UILabel()
    private var buttons: [UIButton] = []

    init(value: Int, range: ClosedRange<Int>) {
        self.value = value
        self.range = range
        super.init(frame: .zero)
        label.font = .monospacedDigitSystemFont(ofSize: 17, weight: .medium)
        label.textAlignment = .center
        label.widthAnchor.constraint(equalToConstant: 32).isActive = true
        buttons = [(Icon.minus, -1), (.plus, 1)].map { icon, step in
            var configuration = UIButton.Configuration.tinted()
            configuration.image = icon.image(size: 16)
            configuration.cornerStyle = .capsule
            configuration.contentInsets = .zero
            let button = UIButton(configuration: configuration)
            button.widthAnchor.constraint(equalToConstant: 44).isActive = true
            button.heightAnchor.constraint(equalToConstant: 36).isActive = true
            button.addAction(UIAction { [weak self] _ in self?.step(by: step) }, for: .touchUpInside)
            return button
        }
        for view in [buttons[0], label, buttons[1]] { addArrangedSubview(view) }
        spacing = 4
        alignment = .center
        showValue()
    }

    required init?(coder: NSCoder) { nil }

    private func step(by step: Int) {
        guard range.contains(value + step) else { return }
        value += step
        changed?()
    }

    private func showValue() {
        label.text = "\(value)"
        buttons.first?.isEnabled = value > range.lowerBound
        buttons.last?.isEnabled = value < range.upperBound
    }
}

/// A row of icons with a selected icon.
final class IconRow: UIStackView {
    static let choices: [(icon: Icon, color: UIColor)] = [
        (.compass, .systemIndigo), (.leaf, .systemGreen), (.sun, .systemOrange), (.moon, .systemPurple),
        (.clock, .systemPink), (.boxes, .systemTeal),
    ]

    var selection = 0 {
        didSet { showSelection() }
    }
    var changed: (() -> Void)?
    private var buttons: [UIButton] = []

    init() {
        super.init(frame: .zero)
        distribution = .equalSpacing
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 14, trailing: 16)
        buttons = Self.choices.indices.map { index in
            let button = UIButton(configuration: .plain())
            button.widthAnchor.constraint(equalToConstant: 38).isActive = true
            button.heightAnchor.constraint(equalToConstant: 38).isActive = true
            button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
            addArrangedSubview(button)
            return button
        }
        showSelection()
    }

    required init?(coder: NSCoder) { nil }

    private func choose(_ index: Int) {
        guard index != selection else { return }
        selection = index
        changed?()
    }

    private func showSelection() {
        for (index, button) in buttons.enumerated() {
            let choice = Self.choices[index]
            var configuration: UIButton.Configuration = index == selection ? .filled() : .tinted()
            configuration.image = choice.icon.image(size: 20)
            configuration.cornerStyle = .capsule
            configuration.contentInsets = .zero
            button.tintColor = choice.color
            button.configuration = configuration
        }
    }
}

/// A title with a chevron, and rows below it that can be folded.
final class FoldingSection: UIStackView {
    private let title = UILabel()
    private let chevron = UIImageView(image: Icon.chevron.image(size: 18))
    private let body = UIView()
    private let content: UIStackView
    private(set) var isFolded = false
    /// Whether the user has folded or unfolded the rows.
    private(set) var isChosen = false
    /// The difference of the heights of the unfolded and the folded section.
    var foldingHeight: CGFloat { content.bounds.height }

    init(_ text: String, _ rows: [UIView]) {
        content = UIStackView(arrangedSubviews: rows.flatMap { [Hairline(), $0] })
        super.init(frame: .zero)
        axis = .vertical
        title.text = text
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        chevron.tintColor = .tertiaryLabel
        chevron.setContentHuggingPriority(.required, for: .horizontal)
        let header = UIStackView(arrangedSubviews: [title, chevron])
        header.alignment = .center
        header.isLayoutMarginsRelativeArrangement = true
        header.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
        header.addGestureRecognizer(UITapGestureRecognizer(target: self, action: FoldingSection.toggle))

        // The rows keep their heights while the body, which clips them, is folded.
        content.axis = .vertical
        content.translatesAutoresizingMaskIntoConstraints = false
        body.clipsToBounds = true
        body.addSubview(content)
        let bottom = content.bottomAnchor.constraint(equalTo: body.bottomAnchor)
        // Below the rows' compression resistance: with an equal priority, a text in them could become lower instead.
        bottom.priority = .defaultHigh - 1
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: body.topAnchor),
            content.leadingAnchor.constraint(equalTo: body.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: body.trailingAnchor), bottom,
        ])
        addArrangedSubview(header)
        addArrangedSubview(body)
    }

    required init?(coder: NSCoder) { nil }

    private func toggle() {
        isChosen = true
        UIView.animate(withDuration: 0.35) { self.fold(!self.isFolded) }
    }

    /// Folds or unfolds the rows, animated inside of an animation block.
    func fold(_ isFolded: Bool) {
        self.isFolded = isFolded
        body.isHidden = isFolded
        body.alpha = isFolded ? 0 : 1
        chevron.transform = isFolded ? CGAffineTransform(rotationAngle: -.pi / 2) : .identity
    }
}
