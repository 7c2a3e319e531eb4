import Foundation

/// Implements `dismiss(animated:completion:)`: checks, model and coordinator inside the call, and the transition in
/// the next layout pass.
@MainActor
enum Dismissing {
    static func dismiss(from receiver: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard let bottom = receiver.presentationInEffect ?? receiver.ownPresentationInEffect else { return }
        let stack = bottom.stack
        guard stack.allAre(.presented) else {
            Diagnostics.warn(
                .presentation,
                "Warning: Attempt to dismiss from view controller \(Diagnostics.name(receiver)) while a presentation or dismiss is "
                    + "in progress!")
            return
        }
        begin(stack, animated: animated, interaction: nil, completion: completion)
    }

    static func begin(
        _ stack: [Presentation], animated: Bool, interaction: (any UIViewControllerInteractiveTransitioning)?,
        completion: (() -> Void)?
    ) {
        guard let policy = DismissPolicy(stack), let bottom = stack.first, let top = stack.last,
            let container = top.containerView
        else { return }
        for presentation in stack {
            presentation.phase = .dismissing
            presentation.presented.moves.beginPresentation(.dismissed)
        }
        let session = makeSession(
            of: top, to: bottom.presenter, in: container, animated: animated, interaction: interaction)
        // The session is the coordinator of all controllers in the stack.
        session.others = stack.dropLast().map(\.presented)
        session.finally = { _ in completion?() }
        bottom.host.submit(
            ControllerTransition(.presentation, policy: policy, session: session), start: .inLayoutPass)
    }

    private static func makeSession(
        of top: Presentation, to presenter: UIViewController?, in container: UIView, animated: Bool,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) -> TransitionSession {
        let presented = top.presented
        let delegate = presented.transitioningDelegate
        var animator: (any UIViewControllerAnimatedTransitioning)?
        if let system = presented as? any SystemPresented {
            if animated { animator = system.makeSystemAnimator(isPresenting: false) }
        } else if animated || top.style == .custom {
            animator = delegate?.animationController(forDismissed: presented)
        }
        let driver = interaction ?? animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
        // Alongside animations of a system transition have its timing.
        let isSystems = animated && animator == nil
        if isSystems {
            // A dragged sheet moves down with the finger, regardless of its transition in a programmatic dismissal.
            let isSheetDragged = interaction != nil && !(interaction is ZoomInteraction)
            animator =
                top.controller.animator(isPresenting: false)
                ?? (isSheetDragged ? nil : presented.preferredAnimator(isPresenting: false, interaction: interaction))
                ?? ModalAnimator.make(
                    isSheetDragged ? .coverVertical : presented.modalTransitionStyle, isPresenting: false)
        }
        return TransitionSession(
            participants: .init(from: presented, to: presenter), containerView: container, isAnimated: animated,
            presentationStyle: top.style, animator: animator, interaction: driver, runsInterruptible: isSystems)
    }
}

extension Presentation {
    // Chosen (Controllers): After a dismissal by the user, `presentationControllerDidDismiss(_:)` is called before the
    // completions of the coordinator. (Apple documents that it follows the animations.)
    /// Begins a dismissal that the user requested with a tap, or with a drag that drives it, and notifies the
    /// delegate. The delegate can animate alongside, since the coordinator exists (recorded).
    func dismissByUser(interaction: (any UIViewControllerInteractiveTransitioning)?) {
        guard canBeDismissedByUser else { return }
        isDismissedByUser = true
        Dismissing.begin(stack, animated: true, interaction: interaction, completion: nil)
        controller.delegate?.presentationControllerWillDismiss(controller)
    }
}
