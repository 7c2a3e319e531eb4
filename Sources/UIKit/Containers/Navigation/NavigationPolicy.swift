import CoreGraphics
import Foundation

/// A push, a pop, or another stack: what is special about them for the transition engine.
///
/// A navigation controller that is not on the screen changes its stack without callbacks and views; the delegate is notified
/// when it comes (CallbackOrder.md, "Navigation controller").
@MainActor
final class NavigationPolicy: TransitionPolicy {
    private let navigation: UINavigationController
    private(set) var change: NavigationChange
    private var from: UIViewController?
    private var isSeen = false
    private var bars: NavigationBarsTransition?

    init(_ navigation: UINavigationController, _ change: NavigationChange) {
        (self.navigation, self.change) = (navigation, change)
    }

    func prepare(_ transition: ControllerTransition) -> Bool {
        let target = change.target
        // What was asked for and taken back before it began is not shown.
        if let target, !navigation.isInStack(target) { return false }
        from = navigation.displayed
        guard target !== from else { return false }
        isSeen = navigation.lifecycle.appearance == .appeared && navigation.viewIfLoaded?.window != nil
        guard isSeen else { return true }
        setParticipants(transition)
        transition.outgoing = [from].compactMap { $0 }
        transition.incoming = [target].compactMap { $0 }
        return true
    }

    /// Asks the delegate how it is to be drawn.
    private func setParticipants(_ transition: ControllerTransition) {
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interaction: (any UIViewControllerInteractiveTransitioning)?
        if transition.isAnimated, change.operation != .none, let from, let target = change.target {
            let delegate = navigation.delegate
            animator = delegate?.navigationController(
                navigation, animationControllerFor: change.operation, from: from, to: target)
            interaction = animator.flatMap {
                delegate?.navigationController(navigation, interactionControllerFor: $0)
            }
            if animator == nil {
                animator = NavigationAnimator(navigation, operation: change.operation)
                transition.session.runsInterruptible = true
            }
            if interaction == nil { interaction = change.interaction ?? makeCatching() }
        }
        transition.session.setParticipants(
            .init(from: from, to: change.target), animator: animator, interaction: interaction)
    }

    /// By which the edge swipe catches a pop that nobody drives.
    private(set) var catching: UIPercentDrivenInteractiveTransition?

    private func makeCatching() -> UIPercentDrivenInteractiveTransition? {
        guard change.operation == .pop, change.removed.count == 1 else { return nil }
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        catching = interaction
        return interaction
    }

    func install(_ transition: ControllerTransition) {
        let session = transition.session
        guard isSeen else {
            navigation.displayTop(change.target)
            session.start()
            return transition.end(finished: true)
        }
        let target = change.target
        session.participants.fromView = from?.viewIfLoaded
        session.participants.toView = target?.view
        navigation.isCustomTransition = session.isAnimated && !session.runsInterruptible
        navigation.incoming = target
        navigation.prepareScrolling(of: target)
        let bounds = navigation.pages.bounds
        if let from { session.initialFrames[from] = from.view.frame }
        if let target { session.finalFrames[target] = navigation.frame(of: target, in: bounds) }
        // Those in the middle go without having been seen.
        if session.phase == .waiting, !willBeInteractive(transition) {
            for controller in change.removed where controller !== from { navigation.drop(controller) }
            change.removed.removeAll { $0 !== from }
        }
        navigation.tabBarController?.stack(of: navigation, willShow: target, in: session)
        bars = NavigationBarsTransition(
            navigation, to: target, operation: change.operation, isAnimated: session.isAnimated)
        guard session.hasAnimator else {
            navigation.place(target)
            bars?.animate()
            session.start()
            return session.completeWithoutAnimation(inThisTurn: true)
        }
        bars?.coordinate(with: session)
        session.start()
    }

    private func willBeInteractive(_ transition: ControllerTransition) -> Bool {
        transition.session.isInterruptible
    }

    func uninstall(_ transition: ControllerTransition, finished: Bool) {
        guard isSeen else { return }
        let stays = finished ? change.target : from
        let goes = finished ? from : change.target
        navigation.pageShifts = [:]
        navigation.isCustomTransition = false
        navigation.incoming = nil
        if let goes, goes !== stays { goes.viewIfLoaded?.removeFromSuperview() }
        navigation.displayed = stays
        navigation.place(stays)
        bars?.finish(finished)
        bars = nil
    }

    func reach(_ hook: TransitionScript.Hook, of transition: ControllerTransition) {
        guard isSeen, let target = change.target else { return }
        switch hook {
        case .willShow: navigation.announceWillShow(target, animated: transition.isAnimated)
        case .didShow: navigation.announceDidShow(target, animated: transition.isAnimated)
        }
    }

    func didEnd(_ transition: ControllerTransition, finished: Bool) {
        navigation.tabBarController?.stackDidChange()
        if finished { navigation.complete(change) } else { navigation.goBack(change) }
        navigation.popGesture?.transitionEnded(transition)
        if !finished { navigation.announced = from }
        settle()
    }

    func withdrawn(_ transition: ControllerTransition) {
        navigation.complete(change)
        navigation.popGesture?.transitionEnded(transition)
        settle()
    }

    private func settle() {
        // When this one, too, is over.
        TransitionFlush.whenIdle { [navigation] in navigation.settleStack() }
    }
}
