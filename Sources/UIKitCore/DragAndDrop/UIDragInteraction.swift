import CoreGraphics
import Foundation

/// Lets a view's contents be dragged: by a finger that stays down for a moment and then moves, or by a pointer that is moved with its
/// button down.
///
///     view.addInteraction(UIDragInteraction(delegate: self))
///
/// A long press lifts the items that the delegate names; moving carries them over what takes drops (`UIDropInteraction`), and a tap
/// of another finger on further draggable views adds theirs. Where the view has a context menu as well, that opens while the finger
/// stays, and closes when it moves. Escape, and a view that leaves its window, cancel the drag.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidraginteraction>.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    private let recognizer = DragLiftRecognizer()

    /// Makes an interaction. The delegate is kept weakly.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        OptionalMethods.drag.check(delegate)
        recognizer.interaction = self
    }

    nonisolated deinit {}

    /// Whether new interactions are enabled: `true` on every device.
    open class var isEnabledByDefault: Bool { true }

    /// Says what is dragged.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?

    /// Whether items can be lifted. Set to `false` during a drag, it cancels that.
    open var isEnabled = true {
        didSet { recognizer.isEnabled = isEnabled }
    }

    /// Whether the touch that is down may still lift items.
    package var canLift: Bool { recognizer.isWaiting }

    /// Whether other recognizers may recognise the touch that lifts. The default is `false`: they fail.
    open var allowsSimultaneousRecognitionDuringLift = false

    // MARK: UIInteraction

    /// The view.
    open private(set) weak var view: UIView?

    /// Takes the recognizer away from the view that the interaction leaves, and cancels its drag.
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
