import CoreGraphics
import Foundation

/// The policy for a push, a pop or a replaced stack: the part of a transition that is specific to navigation
/// controllers.
///
/// A navigation controller outside the screen changes its stack without callbacks, and does not load views. Its
/// delegate is notified when the navigation controller appears (CallbackOrder.md, "Navigation controller").
@MainActor
final class NavigationPolicy: TransitionPolicy {
    private let navigation: UINavigationController
    private(set) var change: NavigationChange
    private var from: UIViewController?
    private var isSeen = false
    private var bars: NavigationBarsTransition?
    /// Whether the transition uses the standard sliding animation, because neither the delegate nor the page provides
    /// an animator.
    private(set) var slides = false
    /// The visibility of the bars after the callbacks of the transition.
    private var barsInstalled: BarVisibility?

    init(_ navigation: UINavigationController, _ change: NavigationChange) {
        (self.navigation, self.change) = (navigation, change)
    }

    func prepare(_ transition: ControllerTransition) -> Bool {
        let target = change.target
        guard isStillRequested, target !== navigation.displayed else { return false }
        isSeen = navigation.isOnScreen
        guard isSeen else { return true }
        let drawing = requestAnimator(transition)
        // The delegate may have changed the stack.
        from = navigation.displayed
        guard isStillRequested, target !== from else { return false }
        navigation.prepareContent(of: target)
        if let drawing, from != nil {
            setParticipants(of: transition, drawing)
        } else {
            transition.session.setParticipants(from: from, to: target)
        }
        let motion = NavigationMotion(size: navigation.pages.bounds.size)
        if transition.isAnimated { motion.barsBefore = navigation.bars }
        navigation.motion = motion
        transition.outgoing = [from?.controllerInPlace].compactMap { $0 }
        transition.incoming = [target?.controllerInPlace].compactMap { $0 }
        return true
    }

    /// Whether the change is still requested: its target is in the stack and a child. Otherwise the target is not
    /// shown.
    private var isStillRequested: Bool { change.target.map(navigation.isInStack) ?? true }

    private struct Drawing {
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interaction: (any UIViewControllerInteractiveTransitioning)?
    }

    /// Requests an animator and an interaction controller from the delegate. Returns `nil` if the change is not
    /// animated.
    private func requestAnimator(_ transition: ControllerTransition) -> Drawing? {
        guard transition.isAnimated, change.operation != .none, let from = navigation.displayed,
            let target = change.target
        else { return nil }
        // The delegate is retained during its calls, since it may remove the last reference to itself.
        let delegate = navigation.delegate
        var drawing = Drawing()
        drawing.animator = delegate?.navigationController(
            navigation, animationControllerFor: change.operation, from: from, to: target)
        drawing.interaction = drawing.animator.flatMap {
            delegate?.navigationController(navigation, interactionControllerFor: $0)
        }
        return drawing
    }

    private func setParticipants(of transition: ControllerTransition, _ drawing: Drawing) {
        let animator = drawing.animator ?? contentAnimator ?? preferredAnimator
        slides = animator == nil
        transition.session.setParticipants(
            from: from, to: change.target,
            animator: animator ?? NavigationAnimator(navigation, operation: change.operation),
            interaction: drawing.interaction ?? change.interaction ?? makeTakeover(),
            runsInterruptible: drawing.animator == nil)
    }

    /// The animator for content that both pages share.
    private var contentAnimator: (any UIViewControllerAnimatedTransitioning)? {
        (change.target as? any ContentSharing)?.contentAnimator(from: from)
    }

    /// The animator that the upper page provides: the pushed page in a push, and the popped page in a pop.
    private var preferredAnimator: (any UIViewControllerAnimatedTransitioning)? {
        let isPush = change.operation == .push
        return (isPush ? change.target : from)?
            .preferredAnimator(isPresenting: isPush, interaction: change.interaction)
    }

    /// The interaction that lets the edge swipe take over a running pop.
    private(set) var takeover: UIPercentDrivenInteractiveTransition?

    private func makeTakeover() -> UIPercentDrivenInteractiveTransition? {
        guard slides, change.operation == .pop, change.removed.count == 1 else { return nil }
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        takeover = interaction
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
        target?.loadViewIfNeeded()
        session.setViews(from: from?.viewInPlace, to: target?.viewInPlace)
        navigation.motion?.isCustom = session.hasAnimator && !slides
        navigation.motion?.incoming = target
        // Updates the bars of the parent before the layout of the page, which calls `viewIsAppearing(_:)`, since these
        // bars are part of the page's safe area.
        navigation.outerContainer?.stack(of: navigation, willShow: target, with: session)
        navigation.prepareScrolling(of: target)
        let bounds = navigation.pages.bounds
        session.setFrames(from: from?.viewInPlace?.frame, to: target.map { navigation.frame(of: $0, in: bounds) })
        barsInstalled = navigation.bars
        bars = NavigationBarsTransition(
            navigation, from: from, to: target, operation: change.operation, isAnimated: transition.isAnimated,
            isBeside: transition.isAnimated && slides)
        guard session.hasAnimator else {
            navigation.place(target)
            bars?.animate()
            session.start()
            return session.completeWithoutAnimation(inThisTurn: true)
        }
        bars?.coordinate(with: session)
        session.start()
    }

    func uninstall(_ transition: ControllerTransition, finished: Bool) {
        guard isSeen else { return }
        let stays = finished ? change.target : from
        let goes = finished ? from : change.target
        if !finished { restoreBars() }
        navigation.motion = nil
        navigation.displayed = stays
        // The removal can lay out the bars, since a first responder in the view resigns.
        if let goes, goes !== stays { remove(goes) }
        navigation.place(stays)
        navigation.showContent(of: stays)
        bars?.finish(finished)
        bars = nil
    }

    /// Removes the view of a page, unless a callback has moved the page to a different parent.
    private func remove(_ page: UIViewController) {
        guard page.parent == nil || page.parent === navigation, let view = page.viewInPlace,
            view.isDescendant(of: navigation.pages)
        else { return }
        view.removeFromSuperview()
    }

    // Chosen (Controllers): A cancelled transition restores the bars that its callbacks hid or showed.
    /// After a cancelled transition, restores the bars that its callbacks hid or showed. The callbacks of the
    /// cancellation may change them again.
    private func restoreBars() {
        guard let before = navigation.motion?.barsBefore, let installed = barsInstalled else { return }
        if navigation.bars.isNavigationBarHidden == installed.isNavigationBarHidden {
            navigation.bars.isNavigationBarHidden = before.isNavigationBarHidden
        }
        if navigation.bars.isToolbarHidden == installed.isToolbarHidden {
            navigation.bars.isToolbarHidden = before.isToolbarHidden
        }
    }

    func willShow(_ transition: ControllerTransition) {
        guard isSeen else { return }
        if let target = change.target { navigation.notifyDelegateWillShow(target, animated: transition.isAnimated) }
        if !transition.session.isInterruptible { removeSkippedPages() }
    }

    func didShow(_ transition: ControllerTransition) {
        // A callback may have ended this transition after a later transition has already notified the delegate.
        guard isSeen, let target = change.target, navigation.notifiedTarget === target else { return }
        navigation.notifyDelegateDidShow(target, animated: transition.isAnimated)
    }

    /// Removes the controllers between the target and the top of the stack, which were never visible. Called before
    /// the target's view is added, since callbacks of the removed controllers may remove the target.
    private func removeSkippedPages() {
        let removed = change.removed
        navigation.release(removed.filter { $0 !== from })
        change.removed = removed.filter { $0 === from }
        // The removed controllers are deallocated here, since their `deinit` may change the stack.
        withExtendedLifetime(removed) {}
    }

    func didEnd(_ transition: ControllerTransition, finished: Bool) {
        // If the target has left the stack, the transition was replaced, not cancelled: the stack is already as
        // requested.
        if finished || !isStillRequested { navigation.complete(change) } else { navigation.goBack(change) }
        if !finished { navigation.notifiedTarget = from }
        settle(transition)
    }

    func withdrawn(_ transition: ControllerTransition) {
        navigation.complete(change)
        settle(transition)
    }

    /// Called when the stack is in its final state, which is also visible.
    private func settle(_ transition: ControllerTransition) {
        navigation.notifyOuterContainer(of: navigation)
        navigation.popGesture?.transitionEnded(transition)
        // Runs when all transitions have ended, including this one.
        TransitionFlush.whenIdle { [navigation] in navigation.settleStack() }
    }
}
