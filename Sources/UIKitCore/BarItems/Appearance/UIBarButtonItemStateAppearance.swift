import Foundation

/// The appearance of a bar's buttons in one state. Values that are not set for a state are taken from the normal
/// state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    struct Values {
        var titleTextAttributes: [NSAttributedString.Key: Any]?
        var titlePositionAdjustment: UIOffset?
        var backgroundImage: UIImage?
        var backgroundImagePositionAdjustment: UIOffset?
    }

    private let states: ItemStates<Values>
    private let state: ItemStates<Values>.State

    init(_ states: ItemStates<Values>, _ state: ItemStates<Values>.State) {
        (self.states, self.state) = (states, state)
        super.init()
    }

    nonisolated deinit {}

    /// Attributes of the title that override the system's attributes. The default is empty.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { states.value(\.titleTextAttributes, in: state) ?? [:] }
        set { states[state].titleTextAttributes = newValue }
    }

    /// The offset of the title from its usual position, in points. The default is zero.
    open var titlePositionAdjustment: UIOffset {
        get { states.value(\.titlePositionAdjustment, in: state) ?? .zero }
        set { states[state].titlePositionAdjustment = newValue }
    }

    /// An image behind the button. The default is `nil`.
    open var backgroundImage: UIImage? {
        get { states.value(\.backgroundImage, in: state) }
        set { states[state].backgroundImage = newValue }
    }

    /// The offset of the image from its usual position, in points. The default is zero.
    open var backgroundImagePositionAdjustment: UIOffset {
        get { states.value(\.backgroundImagePositionAdjustment, in: state) ?? .zero }
        set { states[state].backgroundImagePositionAdjustment = newValue }
    }
}
