import Foundation
import UIKitCore

extension UITabBarController: StagedContainer {
    /// The child whose view is displayed, or will be displayed after pending changes.
    var displayed: UIViewController? { stage.heading.first }

    package func beginAdding(_ child: UIViewController) {
        if let more, child.parent === more || more.shownTab === child {
            // A controller that More displayed is returned with its stack.
            more.returnToTabs(child)
            more.settleTransitions()
        }
        if let more, child.parent === more {
            child.viewInPlace?.removeFromSuperview()
            Containment.reparent(child, to: self)
        } else {
            addChild(child)
        }
    }

    package var wantsTransition: Bool { isViewLoaded && selection.displayed(in: self) !== displayed }

    /// Returns the transition to the selected tab. It is animated only if the delegate returns an animator. A tab that
    /// was removed is replaced without animation.
    package func nextTransition() -> ControllerTransition? {
        let (old, new) = (displayed, selection.displayed(in: self))
        /// Whether the selection is the same as before the callbacks.
        var isStillSelected: Bool { displayed === old && selection.displayed(in: self) === new }
        new?.loadViewIfNeeded()
        guard isStillSelected else { return nil }
        let isShown = isOnScreen
        let animator: (any UIViewControllerAnimatedTransitioning)? =
            if isShown, let old, let new, childrenInBar.contains(where: { $0 === old }) {
                delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
            } else { nil }
        let interaction = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
        guard isStillSelected else { return nil }
        stage.begin([new].compactMap { $0 })
        updateForPages()
        view.setNeedsLayout()
        let session = TransitionSession(
            participants: .init(from: old, to: new, fromView: old?.viewInPlace, toView: new?.viewInPlace),
            containerView: contentView, isAnimated: animator != nil, animator: animator, interaction: interaction)
        session.setFrames(from: old.map { $0.viewInPlace?.frame ?? contentView.bounds }, to: new.map(frame))
        return ControllerTransition(.tab, policy: TabPolicy(self, from: old, to: new), session: session)
    }
}
