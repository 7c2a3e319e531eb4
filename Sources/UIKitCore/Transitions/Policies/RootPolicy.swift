import Foundation
import QuartzCore

// Chosen (Controllers): A window's root that is replaced before it has appeared receives `viewWillDisappear` without
// `viewDidAppear`.
/// A window's transition policy: its root appears when the window is shown or the root is set, and disappears
/// likewise.
///
/// The will-callbacks are sent before the call that shows the window or sets the root returns. `viewIsAppearing` is
/// sent in the next layout pass, and the did-callbacks are sent after the commit. On iOS, this order was recorded for a
/// root that is not a container (CallbackOrder.md, "View loading", "Appearance and layout"). A root that is replaced
/// before the commit is reversed: it receives `viewWillDisappear` without `viewDidAppear`.
@MainActor
final class RootPolicy: TransitionPolicy {
    private let window: UIWindow
    let outgoing: UIViewController?
    let incoming: UIViewController?
    /// Hides the window or removes it from its scene, which makes the views disappear instead of `install`.
    private let hide: (@MainActor (UIWindow) -> Void)?

    init(
        window: UIWindow, outgoing: UIViewController?, incoming: UIViewController?,
        hide: (@MainActor (UIWindow) -> Void)? = nil
    ) {
        self.window = window
        self.outgoing = outgoing
        self.incoming = incoming
        self.hide = hide
    }

    var conflicts: TransitionConflicts { .always(.replace) }

    /// `false`, since the window already has its new root.
    var canReverse: Bool { false }

    func install(_ transition: ControllerTransition) {
        if let hide {
            hide(window)
            return transition.end(finished: true)
        }
        if let outgoing {
            transition.adopt(PresentationTree.presentedControllers(over: outgoing))
            WindowRoot.leave(window, outgoing)
        }
        if let incoming { Self.place(incoming, in: window) }
        transition.session.start()
        CATransaction.addCommitHandler(.postCommit) {
            TransitionFlush.whenIdle { transition.end(finished: true) }
        }
    }

    static func place(_ root: UIViewController, in window: UIWindow) {
        // Under a full-screen presentation the root's view remains outside the window. A root that became a child
        // meanwhile belongs to its parent.
        guard root.extras?.presentation?.presenterPlace == nil, root.parentStorage == nil, let view = root.view
        else { return }
        if view.superviewStorage === window, window.rootHost.placedRoot !== root {
            Diagnostics.warn(
                .viewWithoutChild,
                "Manually adding the rootViewController's view to the view hierarchy is no longer supported. Please allow UIWindow "
                    + "to add the rootViewController's view to the view hierarchy itself.")
        }
        window.rootHost.placedRoot = root
        view.frame = window.bounds
        window.insertSubview(view, at: 0)
    }

    func uninstall(_ transition: ControllerTransition, finished: Bool) {}

    func didEnd(_ transition: ControllerTransition, finished: Bool) {
        guard let incoming else { return }
        OrientationNegotiation.setNeedsUpdate(in: window.windowScene)
        if window.root === incoming, window.isShown { PresentationTree.windowDidShow(incoming) }
    }
}
