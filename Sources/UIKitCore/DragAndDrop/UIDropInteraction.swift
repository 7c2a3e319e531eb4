import Foundation

/// Lets a view receive drops. With nested views, the innermost view that can handle the drag receives it.
///
///     view.addInteraction(UIDropInteraction(delegate: self))
///
/// Follows <https://developer.apple.com/documentation/uikit/uidropinteraction>.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// Creates an interaction. The delegate is not retained.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
        OptionalMethods.drop.check(delegate)
    }

    nonisolated deinit {}

    /// The delegate that proposes and performs the drop. Not retained.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// Whether several drags may be over the view simultaneously. Since a scene has a single drag at a time, the value
    /// has no effect here. The default is `false`.
    open var allowsSimultaneousDropSessions = false

    /// The view of the interaction. Not retained.
    open private(set) weak var view: UIView?

    /// Resets `view`. A drag over the old view exits it with the next movement.
    open func willMove(to view: UIView?) { if view !== self.view { self.view = nil } }

    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
}
