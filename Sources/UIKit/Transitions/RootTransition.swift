import Foundation
import QuartzCore

/// A window's policy: its root comes when the window is shown or the root is set, and goes likewise.
///
/// The will-callbacks come inside the call, `viewIsAppearing` in the layout pass that follows, the did-callbacks after the
/// commit (recorded for a plain root, CALLBACK_ORDER §1 and §2). A root that is replaced again before that turns round: it
/// hears `viewWillDisappear` without having appeared. A replacement from inside a callback of another one waits until that
/// one has sent its callbacks; `rootViewController` answers with the new root at once.
@MainActor
enum RootTransition {
    static func replaceRoot(of window: UIWindow, with new: UIViewController?) {
        guard new !== window.rootViewController, new.map(ContainmentChecker.permitsRoot) ?? true else { return }
        guard !window.isSendingRootCallbacks else {
            window.rootWaiting = .some(new)
            return
        }
        let old = window.root
        if let old {
            Presentation.settleAll(over: old)
            if new != nil { ContainmentChecker.noteRemoval(of: old) }
        }
        window.root = new
        guard window.isShown else {
            if let old { leave(window, old) }
            return
        }
        run(in: window, outgoing: old, incoming: new)
    }

    /// Shows or hides; `change` is what makes the window itself appear.
    static func setHidden(_ hidden: Bool, of window: UIWindow, _ change: () -> Void) {
        guard window.windowScene != nil, let root = window.root else {
            change()
            return
        }
        Presentation.settleAll(over: root)
        if hidden {
            let transition = ControllerTransition(
                order: .root, incoming: [], outgoing: shown(with: root), isAnimated: false)
            sendCallbacks(in: window) {
                transition.begin()
                change()
                transition.finish()
            }
        } else {
            change()
            run(in: window, outgoing: nil, incoming: root)
        }
    }

    private static func run(in window: UIWindow, outgoing: UIViewController?, incoming: UIViewController?) {
        let transition = ControllerTransition(
            order: .root, incoming: incoming.map { shown(with: $0) } ?? [],
            outgoing: outgoing.map { shown(with: $0) } ?? [], isAnimated: false)
        transition.install = {
            if let outgoing { leave(window, outgoing) }
            guard let incoming, let view = incoming.view else { return }
            // Under a full-screen presentation the root's view stays away.
            if let bottom = Presentation.made(inside: incoming), bottom.presenter === incoming,
                bottom.presenterPlace != nil
            {
                return
            }
            view.frame = window.bounds
            window.insertSubview(view, at: 0)
        }
        sendCallbacks(in: window) {
            transition.begin()
            CATransaction.addCommitHandler(.postCommit) { sendCallbacks(in: window) { transition.finish() } }
        }
        if incoming != nil { OrientationNegotiation.setNeedsUpdate(in: window) }
    }

    /// Does what calls controllers back, and after that replaces the root by the one that they asked for meanwhile.
    private static func sendCallbacks(in window: UIWindow, _ body: () -> Void) {
        let isInside = window.isSendingRootCallbacks
        window.isSendingRootCallbacks = true
        body()
        window.isSendingRootCallbacks = isInside
        guard !isInside, let waiting = window.rootWaiting else { return }
        window.rootWaiting = nil
        replaceRoot(of: window, with: waiting)
    }

    /// First the root's view, so that what presentations put back into it comes into no window.
    private static func leave(_ window: UIWindow, _ root: UIViewController) {
        if let view = root.viewIfLoaded, view.superview === window { view.removeFromSuperview() }
        Presentation.dropAll(over: root)
    }

    /// The root and what is presented on it, as far as their views are to be seen: those under a full-screen presentation
    /// are not.
    private static func shown(with root: UIViewController) -> [UIViewController] {
        var shown = [root]
        for presentation in Presentation.all(inside: root) {
            if presentation.presenterPlace != nil { shown.removeAll { $0 === presentation.presenter } }
            shown.append(presentation.presented)
        }
        return shown
    }
}
