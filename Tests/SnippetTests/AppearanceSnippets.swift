import IrekoTesting
import UIKit

private final class BadgeController: UIViewController {
    private(set) var width: CGFloat = 0
    let label = UILabel()
    let badge = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.textColor = .secondaryLabel
        badge.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? .systemIndigo : .systemYellow
        }
        view.addSubview(label)
        view.addSubview(badge)
    }

    func darken() {
        view.window?.overrideUserInterfaceStyle = .dark
    }

    func follow() {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true

        let width = UIFontMetrics(forTextStyle: .body).scaledValue(for: 44)
        self.width = width
    }
}

enum AppearanceSnippets {
    final class CardView: UIView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            layer.borderWidth = 1
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (card: CardView, _) in card.updateBorder() }
            updateBorder()
        }

        required init?(coder: NSCoder) { nil }

        private func updateBorder() {
            layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        }
    }

    @MainActor static func run() throws {
        let badge = BadgeController()
        try Stage.run(rootViewController: badge) { stage in
            let card = CardView(frame: .zero)
            badge.view.addSubview(card)
            stage.advance(by: 0)
            let light = card.layer.borderColor
            badge.darken()
            stage.advance(by: 0)
            try check(
                badge.badge.backgroundColor?.resolvedColor(with: badge.traitCollection)
                    == .systemIndigo.resolvedColor(with: badge.traitCollection))
            try check(card.layer.borderColor != light)
            badge.follow()
            try check(badge.width == 44)
        }
        let party = PartyController()
        try Stage.run(rootViewController: party) { stage in
            stage.advance(by: 0)
            try check(
                party.view.backgroundColor?.resolvedColor(with: party.traitCollection)
                    == .systemRed.resolvedColor(with: party.traitCollection))
        }
        try Stage.run(rootViewController: UIViewController()) { stage in
            sets()
            let toggle = UISwitch()
            stage.window.addSubview(toggle)
            stage.advance(by: 0)
            try check(toggle.onTintColor == .systemIndigo)
        }
    }

    @MainActor private static func sets() {
        UISwitch.appearance().onTintColor = .systemIndigo
        UINavigationBar.appearance().tintColor = .systemIndigo
        UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]).textColor = .secondaryLabel
    }
}

enum Theme { case plain, festive }

struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme.plain
    static let affectsColorAppearance = true
}

extension UIColor {
    static let banner = UIColor { traits in traits[ThemeTrait.self] == .festive ? .systemRed : .systemGray }
}

final class PartyController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        traitOverrides[ThemeTrait.self] = .festive
        view.backgroundColor = .banner
    }
}
