import Foundation

/// Lets a view take what is dropped on it. Of views inside of one another the innermost that can handle the drag gets it.
///
///     view.addInteraction(UIDropInteraction(delegate: self))
///
/// Follows <https://developer.apple.com/documentation/uikit/uidropinteraction>.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// Makes an interaction. The delegate is kept weakly.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
        OptionalMethods.drop.check(delegate)
    }

    nonisolated deinit {}

    /// Says what a drop does, and does it.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// Whether drags of several fingers at once may be over the view. A scene has one drag at a time, so that both answers are the same
    /// here. The default is `false`.
    open var allowsSimultaneousDropSessions = false

    /// The view.
    open private(set) weak var view: UIView?

    /// Does nothing: a drag that is over the view leaves it with its next movement.
    open func willMove(to view: UIView?) { if view !== self.view { self.view = nil } }

    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
}
