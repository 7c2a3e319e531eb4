import Foundation

/// How a tab bar's items look in one state. What is not set for a state is as for the normal one.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    struct Values {
        var titleTextAttributes: [NSAttributedString.Key: Any]?
        var titlePositionAdjustment: UIOffset?
        var iconColor: UIColor?
        var badgeBackgroundColor: UIColor?
        var badgeTextAttributes: [NSAttributedString.Key: Any]?
        var badgePositionAdjustment: UIOffset?
        var badgeTitlePositionAdjustment: UIOffset?
    }

    /// Gone where only the state was kept; what is set then has no effect.
    private weak var owner: UITabBarItemAppearance?
    private let path: WritableKeyPath<UITabBarItemAppearance.States, Values>

    init(_ owner: UITabBarItemAppearance, _ path: WritableKeyPath<UITabBarItemAppearance.States, Values>) {
        (self.owner, self.path) = (owner, path)
        super.init()
    }

    nonisolated deinit {}

    private var values: Values {
        get { owner?.states[keyPath: path] ?? Values() }
        set {
            owner?.states[keyPath: path] = newValue
            owner?.didChange?()
        }
    }

    private var normal: Values { owner?.states.normal ?? Values() }

    /// How the title looks, beyond what the system says. The default is empty. (The normal state's colour does not count in
    /// others, where the tint colour does.)
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.titleTextAttributes ?? [:] }
        set { values.titleTextAttributes = newValue }
    }

    /// How far the title is moved. The default is zero.
    open var titlePositionAdjustment: UIOffset {
        get { values.titlePositionAdjustment ?? normal.titlePositionAdjustment ?? .zero }
        set { values.titlePositionAdjustment = newValue }
    }

    /// The image's colour; `nil`, the default, for the system's.
    open var iconColor: UIColor? {
        get { values.iconColor }
        set { values.iconColor = newValue }
    }

    /// The badge's colour; `nil`, the default, for red.
    open var badgeBackgroundColor: UIColor? {
        get { values.badgeBackgroundColor ?? normal.badgeBackgroundColor }
        set { values.badgeBackgroundColor = newValue }
    }

    /// How the badge's text looks, beyond what the system says. The default is empty.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { values.badgeTextAttributes ?? normal.badgeTextAttributes ?? [:] }
        set { values.badgeTextAttributes = newValue }
    }

    /// How far the badge is moved. The default is zero.
    open var badgePositionAdjustment: UIOffset {
        get { values.badgePositionAdjustment ?? normal.badgePositionAdjustment ?? .zero }
        set { values.badgePositionAdjustment = newValue }
    }

    /// How far the badge's text is moved. The default is zero.
    open var badgeTitlePositionAdjustment: UIOffset {
        get { values.badgeTitlePositionAdjustment ?? normal.badgeTitlePositionAdjustment ?? .zero }
        set { values.badgeTitlePositionAdjustment = newValue }
    }
}
