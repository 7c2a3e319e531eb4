import CoreGraphics
import Foundation

/// Makes a view's contents draggable: by a finger that is down for a moment and then moves, or by a pointer that moves
/// with its button down.
///
///     view.addInteraction(UIDragInteraction(delegate: self))
///
/// A long press lifts the items that the delegate returns. Movement carries them over views that accept drops
/// (`UIDropInteraction`), and a tap with a second finger on more draggable views adds their items. If the view also
/// has a context menu, the menu opens while the finger rests, and closes when it moves. The drag is canceled by
/// Escape, or if a view leaves its window.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidraginteraction>.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    private let recognizer = DragLiftRecognizer()

    /// Creates an interaction. The delegate is not retained.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        OptionalMethods.drag.check(delegate)
        recognizer.interaction = self
    }

    nonisolated deinit {}

    /// Whether new interactions are enabled: `true` on every device.
    open class var isEnabledByDefault: Bool { true }

    /// The delegate that provides the items to drag. Not retained.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?

    /// Whether items can be lifted. Setting `false` during a drag cancels the drag.
    open var isEnabled = true {
        didSet { recognizer.isEnabled = isEnabled }
    }

    /// Whether the current touch may still lift items.
    package var canLift: Bool { recognizer.isWaiting }

    /// Whether additional recognizers may recognize the touch that lifts. The default is `false`: they fail.
    open var allowsSimultaneousRecognitionDuringLift = false

    // MARK: UIInteraction

    /// The view of the interaction. Not retained.
    open private(set) weak var view: UIView?

    /// Removes the recognizer from the old view of the interaction and cancels its drag.
    open func willMove(to view: UIView?) {
        guard self.view != nil, view !== self.view else { return }
        recognizer.activity?.cancel()
        self.view?.removeGestureRecognizer(recognizer)
        self.view = nil
    }

    /// Adds the recognizer to the view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }
}
