import UIKit

/// Symbol effects: once after a tap, while a switch is on, when a symbol is replaced, and in a bar.
final class SymbolEffectsPage: SectionsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addOnce()
        addLasting()
        addReplacing()
        addBar()
    }

    private func symbol(_ name: String, _ color: UIColor) -> UIImageView {
        let view = UIImageView(image: UIImage(systemName: name))
        view.tintColor = color
        view.contentMode = .center
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 28)
        return view
    }

    // MARK: Once

    private func addOnce() {
        let bounce = tile("heart.fill", .systemPink, "Bounce") { $0.addSymbolEffect(.bounce) }
        let wiggle = tile("bell.fill", .systemOrange, "Wiggle") { $0.addSymbolEffect(.wiggle) }
        let rotate = tile("gearshape", .systemGray, "Rotate") { $0.addSymbolEffect(.rotate, options: .nonRepeating) }
        let pulse = tile("bolt.fill", .systemYellow, "Pulse") { $0.addSymbolEffect(.pulse, options: .nonRepeating) }
        addSection("Once", note: "Tap a symbol.", [tiles([bounce, wiggle, rotate, pulse])])
    }

    private func tiles(_ views: [UIView]) -> Row {
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillEqually
        return Row(stack)
    }

    /// A symbol over its name that performs an action when it is tapped.
    private func tile(
        _ name: String, _ color: UIColor, _ title: String, _ act: @escaping (UIImageView) -> Void
    ) -> UIView {
        let symbol = symbol(name, color)
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        let column = UIStackView(arrangedSubviews: [symbol, label])
        column.axis = .vertical
        column.spacing = 6
        column.isUserInteractionEnabled = false
        column.translatesAutoresizingMaskIntoConstraints = false
        let control = UIControl()
        control.addSubview(column)
        NSLayoutConstraint.activate([
            symbol.heightAnchor.constraint(equalToConstant: 44),
            column.topAnchor.constraint(equalTo: control.topAnchor),
            column.bottomAnchor.constraint(equalTo: control.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: control.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: control.trailingAnchor),
        ])
        control.addAction(UIAction { [weak symbol] _ in symbol.map(act) }, for: .touchUpInside)
        return control
    }

    // MARK: While a switch is on

    private func addLasting() {
        addSection(
            "Lasting",
            [
                lasting("Variable colour", "wifi", .systemBlue, .variableColor.iterative),
                lasting("Breathe", "lightbulb.fill", .systemTeal, .breathe),
                lasting("Rotate", "arrow.triangle.2.circlepath", .systemGreen, .rotate, isOn: false),
                lasting("Scale", "star.fill", .systemYellow, .scale.up, isOn: false),
                lasting("Disappear", "sparkles", .systemPurple, .disappear, isOn: false),
            ])
    }

    private func lasting(
        _ title: String, _ name: String, _ color: UIColor, _ effect: some IndefiniteSymbolEffect & SymbolEffect,
        isOn: Bool = true
    ) -> Row {
        let symbol = symbol(name, color)
        let control = UISwitch()
        control.isOn = isOn
        let show = { [weak symbol, weak control] in
            guard let symbol, let control else { return }
            if control.isOn {
                symbol.addSymbolEffect(effect, options: .repeating)
            } else {
                symbol.removeSymbolEffect(ofType: effect)
            }
        }
        control.addAction(UIAction { _ in show() }, for: .valueChanged)
        show()
        let pair = UIStackView(arrangedSubviews: [symbol, control])
        pair.spacing = 16
        pair.alignment = .center
        return Row(title, pair)
    }

    // MARK: Replacing a symbol

    private func addReplacing() {
        let play = replacing("play.fill", "pause.fill", .systemBlue, "Down, up", .replace)
        let lock = replacing("lock.fill", "lock.open.fill", .systemIndigo, "Up, up", .replace.upUp)
        let sound = replacing("speaker.wave.3.fill", "speaker.slash.fill", .systemGray, "Off, up", .replace.offUp)
        addSection("Replace", note: "Tap a symbol.", [tiles([play, lock, sound])])
    }

    private func replacing(
        _ name: String, _ other: String, _ color: UIColor, _ title: String, _ transition: ReplaceSymbolEffect
    ) -> UIView {
        var isOther = false
        return tile(name, color, title) { symbol in
            isOther.toggle()
            guard let image = UIImage(systemName: isOther ? other : name) else { return }
            symbol.setSymbolImage(image, contentTransition: transition)
        }
    }

    // MARK: In a bar

    private func addBar() {
        let bar = UIToolbar()
        bar.standardAppearance.configureWithTransparentBackground()
        let flag = UIBarButtonItem(image: UIImage(systemName: "flag"))
        var isFlagged = false
        flag.primaryAction = UIAction(image: flag.image) { [weak flag] _ in
            isFlagged.toggle()
            guard let image = UIImage(systemName: isFlagged ? "flag.fill" : "flag") else { return }
            flag?.setSymbolImage(image, contentTransition: .replace)
        }
        let share = UIBarButtonItem(image: UIImage(systemName: "square.and.arrow.up"))
        share.primaryAction = UIAction(image: share.image) { [weak share] _ in share?.addSymbolEffect(.bounce) }
        let microphone = UIBarButtonItem(image: UIImage(systemName: "mic.fill"))
        microphone.tintColor = .systemRed
        microphone.addSymbolEffect(.pulse)
        let space = { UIBarButtonItem(systemItem: .flexibleSpace) }
        bar.items = [flag, space(), share, space(), microphone]
        addSection("In a bar", note: "The first two move when they are tapped.", [Row(bar)])
    }
}
