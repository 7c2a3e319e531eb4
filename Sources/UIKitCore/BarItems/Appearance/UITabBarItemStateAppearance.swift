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

    private let states: ItemStates<Values>
    private let state: ItemStates<Values>.State

    init(_ states: ItemStates<Values>, _ state: ItemStates<Values>.State) {
        (self.states, self.state) = (states, state)
        super.init()
    }

    nonisolated deinit {}

    /// How the title looks, beyond what the system says. The default is empty. (The normal state's colour does not count in
    /// others, where the tint colour does.)
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { states[state].titleTextAttributes ?? [:] }
        set { states[state].titleTextAttributes = newValue }
    }

    /// How far the title is moved. The default is zero.
    open var titlePositionAdjustment: UIOffset {
        get { states.value(\.titlePositionAdjustment, in: state) ?? .zero }
        set { states[state].titlePositionAdjustment = newValue }
    }

    /// The image's colour; `nil`, the default, for the system's.
    open var iconColor: UIColor? {
        get { states[state].iconColor }
        set { states[state].iconColor = newValue }
    }

    /// The badge's colour; `nil`, the default, for red.
    open var badgeBackgroundColor: UIColor? {
        get { states.value(\.badgeBackgroundColor, in: state) }
        set { states[state].badgeBackgroundColor = newValue }
    }

    /// How the badge's text looks, beyond what the system says. The default is empty.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { states.value(\.badgeTextAttributes, in: state) ?? [:] }
        set { states[state].badgeTextAttributes = newValue }
    }

    /// How far the badge is moved. The default is zero.
    open var badgePositionAdjustment: UIOffset {
        get { states.value(\.badgePositionAdjustment, in: state) ?? .zero }
        set { states[state].badgePositionAdjustment = newValue }
    }

    /// How far the badge's text is moved. The default is zero.
    open var badgeTitlePositionAdjustment: UIOffset {
        get { states.value(\.badgeTitlePositionAdjustment, in: state) ?? .zero }
        set { states[state].badgeTitlePositionAdjustment = newValue }
    }
}
