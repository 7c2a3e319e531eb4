import Foundation

/// Implements `UIViewController.transition(from:to:…)`, which exchanges two children of one parent.
@MainActor
final class ExchangePolicy: TransitionPolicy {
    private let parent: UIViewController
    private let from: UIViewController
    private let to: UIViewController
    private let duration: TimeInterval
    private let options: UIView.AnimationOptions
    private var animations: (() -> Void)?
    /// The superview of both views during the exchange.
    @SharedWeak private var superview: UIView?

    private init(
        parent: UIViewController, from: UIViewController, to: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?
    ) {
        self.parent = parent
        self.from = from
        self.to = to
        self.duration = duration
        self.options = options
        self.animations = animations
        superview = Self.superview(of: from)
    }

    static func run(
        in parent: UIViewController, from: UIViewController, to: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard isPermitted(in: parent, from: from, to: to) else { return }
        if to.viewStorage == nil {
            to.loadViewIfNeeded()
            // Loading calls the application, which may have moved either of the controllers.
            guard isPermitted(in: parent, from: from, to: to) else { return }
        }
        let isAnimated =
            duration > 0 && parent.lifecycle.appearance == .appeared && from.viewStorage?.window != nil
        let policy = ExchangePolicy(
            parent: parent, from: from, to: to, duration: duration, options: options, animations: animations)
        let session = TransitionSession(
            participants: .init(from: from, to: to, fromView: from.view, toView: to.view),
            containerView: superview(of: from) ?? parent.view, isAnimated: isAnimated, duration: duration)
        session.finally = completion
        let transition = ControllerTransition(.exchange, policy: policy, session: session)
        parent.extrasForWriting.exchangesOfChildren.submit(transition, start: .now)
    }

    // Chosen (Controllers): If `transition(from:to:…)` is called during a running one that ends at the same controller
    // from which the new one starts, the running one finishes first. A running one that shares a controller otherwise
    // is canceled.
    /// Not recorded in UIKit: if the new exchange starts from the incoming controller of a running exchange, that
    /// exchange finishes first. Otherwise a running exchange that shares a controller is canceled, and the old
    /// controller is back in its place.
    var conflicts: TransitionConflicts { .decided(by: conflict) }

    private func conflict(with other: ControllerTransition) -> TransitionConflict {
        guard let other = other.policy as? ExchangePolicy else { return .none }
        if other.to === from { return .settle }
        let shares = [other.from, other.to].contains { $0 === from || $0 === to }
        return shares ? .cancel : .none
    }

    /// Returns the superview of a child's view, also while a presentation in the child's context is animated and its
    /// container contains the view.
    private static func superview(of child: UIViewController) -> UIView? {
        child.extras?.presentation?.presenterPlace?.restoredFrame?.superview ?? child.view.superview
    }

    /// If the parent has not appeared, or is appearing or disappearing, the children's callbacks are sent with the
    /// parent's and with the moves of the views.
    func prepare(_ transition: ControllerTransition) -> Bool {
        guard parent.lifecycle.appearance == .appeared else { return true }
        if to.parentStorage === parent { transition.incoming = [to] }
        if from.parentStorage === parent { transition.outgoing = [from] }
        return true
    }

    func install(_ transition: ControllerTransition) {
        placeIncoming()
        let animations = animations
        self.animations = nil
        let session = transition.session
        session.start()
        guard session.isAnimated, superview?.window != nil else {
            animations?()
            return session.completeTransition(true)
        }
        ViewTransition.exchange(
            from: from.view, to: to.view, duration: duration, options: options, animations: animations
        ) { finished in
            // An interrupted animation has already ended; then this call has no effect.
            session.completeTransition(finished)
        }
    }

    // Chosen (Controllers): `transition(from:to:…)` inserts the new view above the old view, or on top if a callback
    // has removed the old view.
    /// Inserts the new view above the old view, or on top if a callback has removed the old view. If the old view was
    /// moved elsewhere meanwhile, the new view is not inserted.
    private func placeIncoming() {
        guard let superview, to.parentStorage === parent, let view = to.view else { return }
        var old = from.viewStorage
        if let container = from.extras?.presentation?.containerView, old?.superviewStorage === container {
            old = container
        }
        let place = old?.superviewStorage
        guard place == nil || place === superview else { return }
        if view.superviewStorage !== superview {
            if let old, place != nil {
                superview.insertSubview(view, aboveSubview: old)
            } else {
                superview.addSubview(view)
            }
        }
        if view.isHidden { view.isHidden = false }
    }

    /// Removes the view of the side that has disappeared, unless the view was moved elsewhere meanwhile.
    func uninstall(_ transition: ControllerTransition, finished: Bool) {
        let gone = finished ? from : to
        guard let view = gone.viewStorage else { return }
        if let presentation = gone.extras?.presentation, presentation.presenterPlace != nil {
            // A controller that is covered by a presentation in its own context does not return to this place.
            view.removeFromSuperview()
            presentation.presenterPlace = ViewPlace(of: view)
        } else if view.superviewStorage === superview {
            view.removeFromSuperview()
        }
    }

    func withdrawn(_ transition: ControllerTransition) {
        let completion = transition.session.finally
        transition.session.finally = nil
        TransitionFlush.whenIdle { completion?(false) }
    }

    // MARK: Checks

    private static func isPermitted(
        in parent: UIViewController, from: UIViewController, to: UIViewController
    ) -> Bool {
        guard from.parentStorage === parent, to.parentStorage === parent else {
            let other = from.parentStorage === parent ? to : from
            Diagnostics.raise(
                .transitionBetweenStrangers,
                "Children view controllers \(Diagnostics.name(from)) and \(Diagnostics.name(to)) must have a common "
                    + "parent view controller when calling "
                    + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:"
                    + "completion:]: \(Diagnostics.name(other)) is not a child of \(Diagnostics.name(parent)); call "
                    + "addChild(_:) before transition(from:to:duration:options:animations:completion:)")
            return false
        }
        guard parent.shouldAutomaticallyForwardAppearanceMethods else {
            // UIKit raises as well (UIViewController.h).
            Diagnostics.raise(
                .transitionWithoutForwarding,
                "\(Diagnostics.name(parent)) forwards appearance manually (shouldAutomaticallyForwardAppearanceMethods is "
                    + "false), so transition(from:to:duration:options:animations:completion:) cannot be used: call "
                    + "beginAppearanceTransition(_:animated:) and endAppearanceTransition() on both children instead")
            return false
        }
        guard from !== to else { return false }
        guard from.view.superview != nil else {
            Diagnostics.warn(
                .missingView,
                "transition(from: \(Diagnostics.name(from)), to: \(Diagnostics.name(to))): the view of the first is not in a "
                    + "view hierarchy that could contain the second's; add it with addSubview(_:) first")
            return false
        }
        return true
    }
}
