import UIKit

/// A stack view with a changeable arrangement, and constraints that follow it.
final class StackViewsPage: SectionsViewController {
    private let stack = UIStackView()
    private let boxes = [UIColor.systemPink, .systemOrange, .systemTeal].enumerated().map { index, color in
        StackBox(color: color, number: index + 1)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for box in boxes { stack.addArrangedSubview(box) }
        stack.spacing = 12
        stack.alignment = .center
        stack.distribution = .fillEqually
        let stage = UIView()
        stage.heightAnchor.constraint(equalToConstant: 230).isActive = true
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: stage.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: stage.trailingAnchor),
            stack.topAnchor.constraint(equalTo: stage.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: stage.bottomAnchor, constant: -8),
        ])
        addSection(nil, [Row(stage)])

        let axis = segments(["Horizontal", "Vertical"]) { [weak self] index in
            self?.stack.axis = index == 0 ? .horizontal : .vertical
        }
        let distributions: [UIStackView.Distribution] = [.fillEqually, .fillProportionally, .equalSpacing]
        let distribution = segments(["Equal", "Proportional", "Spacing"]) { [weak self] index in
            self?.stack.distribution = distributions[index]
        }
        let alignments: [UIStackView.Alignment] = [.center, .leading, .trailing, .fill]
        let alignment = segments(["Centre", "Leading", "Trailing", "Fill"]) { [weak self] index in
            self?.stack.alignment = alignments[index]
        }
        let spacing = UISlider()
        spacing.maximumValue = 40
        spacing.value = 12
        spacing.addAction(
            UIAction { [weak self] action in
                self?.stack.spacing = CGFloat((action.sender as? UISlider)?.value ?? 0)
            }, for: .valueChanged)
        let shown = UISwitch()
        shown.isOn = true
        shown.addAction(
            UIAction { [weak self] action in
                let isOn = (action.sender as? UISwitch)?.isOn ?? true
                UIView.animate(withDuration: 0.3) {
                    self?.boxes[1].isHidden = !isOn
                    self?.stack.layoutIfNeeded()
                }
            }, for: .valueChanged)
        addSection(
            "Arrangement",
            [Row(axis), Row(distribution), Row(alignment), Row("Spacing", spacing), Row("Second box", shown)])
        spacing.widthAnchor.constraint(greaterThanOrEqualToConstant: 180).isActive = true
    }

    private func segments(_ titles: [String], _ change: @escaping (Int) -> Void) -> UISegmentedControl {
        let control = UISegmentedControl(items: titles)
        control.selectedSegmentIndex = 0
        control.addAction(
            UIAction { [weak self] action in
                guard let control = action.sender as? UISegmentedControl else { return }
                UIView.animate(withDuration: 0.35) {
                    change(control.selectedSegmentIndex)
                    self?.stack.layoutIfNeeded()
                }
            }, for: .valueChanged)
        return control
    }
}

/// A colored box with a number; its size increases with the number.
private final class StackBox: UIView {
    private let label = UILabel()
    private let number: Int

    init(color: UIColor, number: Int) {
        self.number = number
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = 12
        label.text = "\(number)"
        label.textColor = .white
        label.font = .systemFont(ofSize: 22, weight: .bold)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: 36 + 22 * number, height: 36 + 10 * number) }
}
