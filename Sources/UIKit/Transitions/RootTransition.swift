import Foundation
import QuartzCore

/// A window's policy: its root comes when the window is shown or the root is set, and goes likewise.
///
/// The will-callbacks come inside the call, `viewIsAppearing` in the layout pass that follows, the did-callbacks after the
/// commit (recorded for a plain root, CALLBACK_ORDER §1 and §2). A root that is replaced while a replacement is under way,
/// for instance from inside `viewWillAppear`, waits until that one is over.
@MainActor
enum RootTransition {
    static func replaceRoot(of window: UIWindow, with new: UIViewController?) {
        guard new !== window.root else { return }
        guard window.rootTransition == nil else {
            window.rootWaiting = .some(new)
            return
        }
        let old = window.root
        if let old { Presentation.settleAll(over: old) }
        window.root = new
        guard window.isShown else {
            if let old { Presentation.dropAll(over: old) }
            if let view = old?.viewIfLoaded, view.superview === window { view.removeFromSuperview() }
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
            transition.begin()
            change()
            transition.finish()
        } else {
            change()
            run(in: window, outgoing: nil, incoming: root)
        }
    }

    private static func run(in window: UIWindow, outgoing: UIViewController?, incoming: UIViewController?) {
        let transition = ControllerTransition(
            order: .root, incoming: incoming.map { shown(with: $0) } ?? [],
            outgoing: outgoing.map { shown(with: $0) } ?? [], isAnimated: false)
        window.rootTransition = transition
        transition.install = {
            if let outgoing { Presentation.dropAll(over: outgoing) }
            if let view = outgoing?.viewIfLoaded, view.superview === window { view.removeFromSuperview() }
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
        transition.completion = { _ in
            window.rootTransition = nil
            if let waiting = window.rootWaiting {
                window.rootWaiting = nil
                replaceRoot(of: window, with: waiting)
            }
        }
        transition.begin()
        CATransaction.addCommitHandler(.postCommit) { transition.finish() }
    }

    /// The root and what is presented on it, as far as their views are to be seen: those under a full-screen presentation
    /// are not.
    private static func shown(with root: UIViewController) -> [UIViewController] {
        let presentations = Presentation.made(inside: root)?.stack ?? []
        var shown = [root]
        for presentation in presentations {
            if presentation.presenterPlace != nil, shown.last === presentation.presenter { shown.removeLast() }
            shown.append(presentation.presented)
        }
        return shown
    }
}
