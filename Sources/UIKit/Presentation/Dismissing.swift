import Foundation
import QuartzCore

/// `dismiss(animated:completion:)`: a presentation and all on top of it go; only the topmost is seen to go.
@MainActor
enum Dismissing {
    static func dismiss(from receiver: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard let bottom = receiver.presentationInEffect ?? receiver.ownPresentationInEffect else { return }
        let stack = bottom.stack
        guard stack.allSatisfy({ $0.phase == .presented }) else {
            Diagnostics.warn(
                .presentation,
                "Attempt to dismiss from view controller \(Diagnostics.name(receiver)) while a presentation or dismiss is "
                    + "in progress!")
            return
        }
        begin(stack, animated: animated, interaction: nil, completion: completion)
    }

    static func begin(
        _ stack: [Presentation], animated: Bool, interaction: (any UIViewControllerInteractiveTransitioning)?,
        completion: (() -> Void)?
    ) {
        guard let top = stack.last, let container = top.containerView else { return }
        let session = makeSession(of: top, in: container, animated: animated, interaction: interaction)
        for presentation in stack {
            presentation.phase = .dismissing
            presentation.presented.lifecycle.isBeingDismissed = true
            presentation.session = session
        }
        CATransaction.addCommitHandler(.preLayout) {
            start(stack, session, in: container, completion: completion)
        }
    }

    private static func makeSession(
        of top: Presentation, in container: UIView, animated: Bool,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) -> TransitionSession {
        let presented = top.presented
        let delegate = presented.transitioningDelegate
        var animator: (any UIViewControllerAnimatedTransitioning)?
        if animated || top.style == .custom { animator = delegate?.animationController(forDismissed: presented) }
        let driver = interaction ?? animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
        if animated, animator == nil {
            animator = ModalAnimator(
                style: presented.modalTransitionStyle, isPresenting: false, isLinear: interaction != nil)
        }
        return TransitionSession(
            participants: .init(from: presented), containerView: container, isAnimated: animated,
            presentationStyle: top.style, animator: animator, interaction: driver)
    }

    private static func start(
        _ stack: [Presentation], _ session: TransitionSession, in container: PresentationContainerView,
        completion: (() -> Void)?
    ) {
        guard let bottom = stack.first, let top = stack.last, session.phase == .waiting else { return }
        guard let presenter = bottom.presenter else {
            for presentation in stack { presentation.callOff() }
            return
        }
        let presented = top.presented
        let returns = bottom.presenterPlace != nil
        session.participants.to = presenter
        session.participants.fromView = top.controller.presentedView
        session.participants.toView = returns ? presenter.view : nil
        session.initialFrames[ObjectIdentifier(presented)] = top.controller.presentedView?.frame
        if returns, let covered = bottom.containerView {
            session.finalFrames[ObjectIdentifier(presenter)] = container.convert(covered.bounds, from: covered)
        }
        let geometry = top.controller.presentedView.map(ViewGeometry.init)

        let transition = ControllerTransition(
            order: .presentation, incoming: container.isInShownWindow && returns ? [presenter] : [],
            outgoing: container.isInShownWindow ? stack.reversed().map(\.presented) : [], isAnimated: session.isAnimated
        )
        transition.install = {
            for presentation in stack.dropLast() { presentation.containerView?.isHidden = true }
            session.start()
            if !session.hasAnimator { bottom.restorePresenter() }
        }
        transition.uninstall = { finished in
            if finished {
                bottom.restorePresenter()
                for presentation in stack.reversed() {
                    presentation.controller.presentedView?.removeFromSuperview()
                    presentation.unlink()
                    presentation.controller.dismissalTransitionDidEnd(true)
                    presentation.removeContainer()
                    presentation.restoreResponder()
                }
            } else {
                if returns { presenter.viewStorage?.removeFromSuperview() }
                geometry?.restore()
                for presentation in stack {
                    presentation.containerView?.isHidden = false
                    presentation.phase = .presented
                    presentation.controller.dismissalTransitionDidEnd(false)
                }
            }
        }
        transition.completion = { [weak window = container.window] finished in
            for presentation in stack {
                presentation.presented.lifecycle.isBeingDismissed = false
                presentation.session = nil
            }
            if finished, top.isDismissedByUser {
                top.controller.delegate?.presentationControllerDidDismiss(top.controller)
            }
            top.isDismissedByUser = false
            if let window { OrientationNegotiation.setNeedsUpdate(in: window) }
        }
        session.run(transition, finally: completion)

        for presentation in stack.reversed() { presentation.controller.dismissalTransitionWillBegin() }
        transition.begin()
        guard !session.hasAnimator else { return }
        session.completeWithoutAnimation(inThisTurn: returns)
    }
}

extension Presentation {
    /// Begins the dismissal that the user asked for with a tap, or with a drag that drives it.
    func dismissByUser(interaction: (any UIViewControllerInteractiveTransitioning)?) {
        guard phase == .presented else { return }
        isDismissedByUser = true
        Dismissing.begin(stack, animated: true, interaction: interaction, completion: nil)
    }
}
