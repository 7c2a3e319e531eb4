import Foundation

/// How a bar's buttons look in one state. What is not set for a state is as for the normal one.
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

    /// How the title looks, beyond what the system says. The default is empty.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { states.value(\.titleTextAttributes, in: state) ?? [:] }
        set { states[state].titleTextAttributes = newValue }
    }

    /// How far the title is moved. The default is zero.
    open var titlePositionAdjustment: UIOffset {
        get { states.value(\.titlePositionAdjustment, in: state) ?? .zero }
        set { states[state].titlePositionAdjustment = newValue }
    }

    /// An image behind the button. The default is `nil`.
    open var backgroundImage: UIImage? {
        get { states.value(\.backgroundImage, in: state) }
        set { states[state].backgroundImage = newValue }
    }

    /// How far the image is moved. The default is zero.
    open var backgroundImagePositionAdjustment: UIOffset {
        get { states.value(\.backgroundImagePositionAdjustment, in: state) ?? .zero }
        set { states[state].backgroundImagePositionAdjustment = newValue }
    }
}
