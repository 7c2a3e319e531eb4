import Foundation

/// The appearance of a tab bar's items in one state. Values that are not set for a state are taken from the normal
/// state.
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

    /// Attributes of the title that override the system's attributes. The default is empty. (The color of the normal
    /// state is not used in the other states, which use the tint color.)
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { states[state].titleTextAttributes ?? [:] }
        set { states[state].titleTextAttributes = newValue }
    }

    /// The offset of the title from its usual position, in points. The default is zero.
    open var titlePositionAdjustment: UIOffset {
        get { states.value(\.titlePositionAdjustment, in: state) ?? .zero }
        set { states[state].titlePositionAdjustment = newValue }
    }

    /// The image's color. The default, `nil`, is the system's color.
    open var iconColor: UIColor? {
        get { states[state].iconColor }
        set { states[state].iconColor = newValue }
    }

    /// The badge's color. The default, `nil`, is red.
    open var badgeBackgroundColor: UIColor? {
        get { states.value(\.badgeBackgroundColor, in: state) }
        set { states[state].badgeBackgroundColor = newValue }
    }

    /// Attributes of the badge's text that override the system's attributes. The default is empty.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { states.value(\.badgeTextAttributes, in: state) ?? [:] }
        set { states[state].badgeTextAttributes = newValue }
    }

    /// The offset of the badge from its usual position, in points. The default is zero.
    open var badgePositionAdjustment: UIOffset {
        get { states.value(\.badgePositionAdjustment, in: state) ?? .zero }
        set { states[state].badgePositionAdjustment = newValue }
    }

    /// The offset of the badge's text from its usual position, in points. The default is zero.
    open var badgeTitlePositionAdjustment: UIOffset {
        get { states.value(\.badgeTitlePositionAdjustment, in: state) ?? .zero }
        set { states[state].badgeTitlePositionAdjustment = newValue }
    }
}
