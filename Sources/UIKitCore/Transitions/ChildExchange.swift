import Foundation

/// `UIViewController.transition(from:to:…)`: two children of one parent change places.
@MainActor
enum ChildExchange {
    static func run(
        in parent: UIViewController, from: UIViewController, to: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard isPermitted(in: parent, from: from, to: to) else { return }
        settle(parent, before: from, to)

        // In a parent that is not there, or only coming or going, the children's callbacks come with the parent's and with
        // the views' moves.
        let isShown = parent.lifecycle.appearance == .appeared
        let transition = ControllerTransition(
            order: .childExchange, incoming: isShown ? to : nil, outgoing: isShown ? from : nil,
            isAnimated: duration > 0)
        parent.extrasForWriting.exchanges.append(transition)
        let superview = from.view.superview
        transition.install = {
            guard let superview, let view = to.view else { return }
            if view.superview !== superview { superview.insertSubview(view, aboveSubview: from.view) }
            if view.isHidden { view.isHidden = false }
        }
        transition.uninstall = { finished in
            (finished ? from : to).view.removeFromSuperview()
        }
        transition.completion = { finished in
            parent.extrasForWriting.exchanges.removeAll { $0 === transition }
            completion?(finished)
        }

        if duration > 0, isShown, superview?.window != nil {
            transition.begin()
            ViewTransition.exchange(
                from: from.view, to: to.view, duration: duration, options: options, animations: animations
            ) { finished in
                // An interrupted animation has been settled already; then this does nothing.
                if finished { transition.finish() } else { transition.cancel() }
            }
        } else {
            transition.begin()
            animations?()
            transition.finish()
        }
    }

    /// Brings a running exchange that shares a controller with the new one to its end.
    ///
    /// Chosen, nothing is recorded: where the new exchange starts from the one that is coming, that one has come;
    /// otherwise the running exchange is cancelled, and the old controller is where it was.
    private static func settle(_ parent: UIViewController, before from: UIViewController, _ to: UIViewController) {
        for running in parent.extras?.exchanges ?? [] {
            if running.incoming.contains(where: { $0 === from }) {
                running.finish()
            } else if (running.incoming + running.outgoing).contains(where: { $0 === from || $0 === to }) {
                running.cancel()
            }
        }
    }

    private static func isPermitted(
        in parent: UIViewController, from: UIViewController, to: UIViewController
    ) -> Bool {
        guard from.parent === parent, to.parent === parent else {
            let stranger = from.parent === parent ? to : from
            Diagnostics.raise(
                .transitionBetweenStrangers,
                "Children view controllers \(Diagnostics.name(from)) and \(Diagnostics.name(to)) must have a common "
                    + "parent view controller when calling "
                    + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:"
                    + "completion:]: \(Diagnostics.name(stranger)) is no child of \(Diagnostics.name(parent)); call "
                    + "addChild(_:) before transition(from:to:duration:options:animations:completion:)")
            return false
        }
        guard parent.shouldAutomaticallyForwardAppearanceMethods else {
            // UIKit refuses as well (UIViewController.h).
            Diagnostics.raise(
                .transitionWithoutForwarding,
                "\(Diagnostics.name(parent)) forwards appearance by hand (shouldAutomaticallyForwardAppearanceMethods is "
                    + "false), so transition(from:to:duration:options:animations:completion:) cannot be used: call "
                    + "beginAppearanceTransition(_:animated:) and endAppearanceTransition() on both children instead")
            return false
        }
        guard from !== to else { return false }
        guard from.view.superview != nil else {
            Diagnostics.warn(
                .missingView,
                "transition(from: \(Diagnostics.name(from)), to: \(Diagnostics.name(to))): the view of the first is in no "
                    + "hierarchy, so there is no place to put the second's; add it with addSubview(_:) first")
            return false
        }
        return true
    }
}
