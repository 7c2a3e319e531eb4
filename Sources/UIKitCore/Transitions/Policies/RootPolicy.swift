import Foundation
import QuartzCore

/// A window's policy: its root comes when the window is shown or the root is set, and goes likewise.
///
/// The will-callbacks come inside the call, `viewIsAppearing` in the layout pass that follows, the did-callbacks after the
/// commit (recorded for a plain root: CallbackOrder.md, "View loading", "Appearance and layout"). A root that is replaced
/// before that is reversed: it gets `viewWillDisappear` without having appeared (chosen).
@MainActor
final class RootPolicy: TransitionPolicy {
    private let window: UIWindow
    let outgoing: UIViewController?
    let incoming: UIViewController?
    /// Hides the window or takes it off its scene, which makes the views disappear instead of `install`.
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

    /// The window has its new root already.
    var canGoBack: Bool { false }

    func install(_ transition: ControllerTransition) {
        if let hide {
            hide(window)
            return transition.end(finished: true)
        }
        if let outgoing {
            transition.adopt(Presentation.presentedControllers(over: outgoing))
            WindowRoot.leave(window, outgoing)
        }
        if let incoming { Self.place(incoming, in: window) }
        transition.session.start()
        CATransaction.addCommitHandler(.postCommit) {
            TransitionFlush.whenIdle { transition.end(finished: true) }
        }
    }

    static func place(_ root: UIViewController, in window: UIWindow) {
        // Under a full-screen presentation the root's view stays away, and one that became a child meanwhile is its parent's.
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
        if incoming != nil { OrientationNegotiation.setNeedsUpdate(in: window) }
    }
}
