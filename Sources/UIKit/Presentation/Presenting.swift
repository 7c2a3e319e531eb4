import Foundation
import QuartzCore

/// `present(_:animated:completion:)`: the checks, the model, the view and the coordinator in the call, and the transition in
/// the next layout pass.
@MainActor
enum Presenting {
    static func present(
        _ presented: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let style = presented.modalPresentationStyle.resolved
        let presenter = presenter(for: style, from: source)
        guard isPermitted(presented, on: presenter, from: source) else { return }

        if presenter.providesPresentationContextTransitionStyle, style.isInCurrentContext {
            presented.modalTransitionStyle = presenter.modalTransitionStyle
        }
        let presentation = Presentation(
            presented: presented, presenter: presenter, source: source,
            controller: controller(of: presented, style: style, presenter: presenter, source: source))
        presentation.link()
        presented.lifecycle.isBeingPresented = true
        // The view is loaded inside the call, and the coordinator can be had after it, as in UIKit.
        presented.loadViewIfNeeded()
        let session = makeSession(of: presentation, on: presenter, animated: animated)
        presentation.session = session
        CATransaction.addCommitHandler(.preLayout) { start(presentation, session, completion: completion) }
    }

    private static func makeSession(
        of presentation: Presentation, on presenter: UIViewController, animated: Bool
    ) -> TransitionSession {
        let presented = presentation.presented
        let delegate = presented.transitioningDelegate
        var animator: (any UIViewControllerAnimatedTransitioning)?
        if animated || presentation.style == .custom {
            animator = delegate?.animationController(
                forPresented: presented, presenting: presenter, source: presentation.source ?? presenter)
        }
        let interaction = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
        if animated, animator == nil {
            animator = ModalAnimator(style: presented.modalTransitionStyle, isPresenting: true)
        }
        return TransitionSession(
            participants: .init(from: presenter, to: presented),
            containerView: PresentationContainerView(controller: presentation.controller), isAnimated: animated,
            presentationStyle: presentation.style, animator: animator, interaction: interaction)
    }

    // MARK: Who presents

    /// The nearest ancestor that defines a context, for the styles that ask for one; the topmost ancestor otherwise.
    private static func presenter(
        for style: UIModalPresentationStyle, from source: UIViewController
    ) -> UIViewController {
        var controller = source
        while let parent = controller.parentStorage {
            if style.isInCurrentContext, controller.definesPresentationContext { return controller }
            controller = parent
        }
        return controller
    }

    private static func controller(
        of presented: UIViewController, style: UIModalPresentationStyle, presenter: UIViewController,
        source: UIViewController
    ) -> UIPresentationController {
        if style == .custom {
            return presented.transitioningDelegate?.presentationController(
                forPresented: presented, presenting: presenter, source: source)
                ?? FullScreenPresentationController(presented, presenting: presenter, style: .overFullScreen)
        }
        return presented.presentationControllerToCome ?? systemController(of: presented, style: style)
    }

    static func systemController(
        of presented: UIViewController, style: UIModalPresentationStyle
    ) -> UIPresentationController {
        switch style {
        case .pageSheet: SheetPresentationController(presented, presenting: nil, isForm: false)
        case .formSheet: SheetPresentationController(presented, presenting: nil, isForm: true)
        default: FullScreenPresentationController(presented, presenting: nil, style: style)
        }
    }

    // MARK: Checks

    private static func isPermitted(
        _ presented: UIViewController, on presenter: UIViewController, from source: UIViewController
    ) -> Bool {
        let (new, on, from) = (
            Diagnostics.name(presented), Diagnostics.name(presenter), Diagnostics.name(source)
        )
        guard presented !== presenter, presented !== source else {
            Diagnostics.raise(
                .presentation,
                "Application tried to present modal view controller on itself. Presenting controller is \(on).")
            return false
        }
        if let other = presented.extras?.ownPresentation?.presenter {
            Diagnostics.raise(
                .presentation,
                "Application tried to present modally a view controller \(new) that is already being presented by "
                    + "\(Diagnostics.name(other)).")
            return false
        }
        if let parent = presented.parentStorage {
            Diagnostics.raise(
                .presentation,
                "Application tried to present modally a view controller \(new) that has a parent view controller "
                    + "\(Diagnostics.name(parent)): call removeFromParent() on it first.")
            return false
        }
        guard let reason = reasonAgainst(presenter, source) else { return true }
        Diagnostics.warn(.presentation, "Attempt to present \(new) on \(on) (from \(from)) \(reason).")
        return false
    }

    /// Why nothing can be presented there at this moment.
    private static func reasonAgainst(_ presenter: UIViewController, _ source: UIViewController) -> String? {
        let made = source.presentationInEffect ?? presenter.extras?.presentation
        switch made?.phase {
        case .dismissing?: return "while a dismissal is in progress"
        case .some: return "which is already presenting \(Diagnostics.name(made?.presented))"
        case nil: break
        }
        guard presenter.viewStorage?.window != nil, source.viewStorage?.window != nil else {
            return "whose view is not in the window hierarchy"
        }
        switch presenter.ownPresentationInEffect?.phase {
        case .dismissing?: return "while a dismissal is in progress"
        case .presenting?: return "while a presentation is in progress"
        default: return nil
        }
    }

    // MARK: The transition

    private static func start(
        _ presentation: Presentation, _ session: TransitionSession, completion: (() -> Void)?
    ) {
        guard presentation.session === session, presentation.phase == .waiting else { return }
        let presented = presentation.presented
        guard let presenter = presentation.presenter, let window = presenter.viewStorage?.window,
            let container = session.containerView as? PresentationContainerView
        else {
            // The presenter has gone meanwhile.
            presentation.callOff()
            return
        }
        if presentation.style.fillsTheWindow, let scene = window.windowScene {
            OrientationNegotiation.update(scene, for: presented, in: window)
        }
        presentation.phase = .presenting
        presentation.putResponderAside()
        presentation.install(container)
        let controller = presentation.controller
        let removesPresenter = presentation.presenterPlace != nil
        let presenterGeometry = presenter.viewStorage.map(ViewGeometry.init)

        let transition = ControllerTransition(
            order: .presentation, incoming: container.isInShownWindow ? presented : nil,
            outgoing: container.isInShownWindow && removesPresenter ? presenter : nil, isAnimated: session.isAnimated)
        transition.install = {
            session.start()
            guard !session.hasAnimator, let view = controller.presentedView else { return }
            view.frame = controller.frameOfPresentedViewInContainerView
            container.addSubview(view)
        }
        transition.uninstall = { finished in
            if finished {
                if removesPresenter { presenter.viewStorage?.removeFromSuperview() }
                presentation.phase = .presented
                container.setNeedsLayout()
            } else {
                controller.presentedView?.removeFromSuperview()
                presenterGeometry?.restore()
                presentation.restorePresenter()
                presentation.restoreResponder()
            }
            controller.presentationTransitionDidEnd(finished)
            if !finished {
                presentation.removeContainer()
                presentation.unlink()
            }
        }
        transition.completion = { [weak window] _ in
            presented.lifecycle.isBeingPresented = false
            presentation.session = nil
            if let window { OrientationNegotiation.setNeedsUpdate(in: window) }
        }
        session.run(transition, finally: completion)

        controller.presentationTransitionWillBegin()
        // Not before: a presentation controller may wrap the presented view until here.
        session.participants.fromView = removesPresenter ? presenter.view : nil
        session.participants.toView = controller.presentedView
        if removesPresenter { session.initialFrames[ObjectIdentifier(presenter)] = container.bounds }
        session.finalFrames[ObjectIdentifier(presented)] = controller.frameOfPresentedViewInContainerView
        transition.begin()
        guard !session.hasAnimator else { return }
        session.completeWithoutAnimation(inThisTurn: removesPresenter)
    }
}

extension TransitionSession {
    /// Has the end of the pictures end a transition, and calls back after everybody else.
    func run(_ transition: ControllerTransition, finally: (() -> Void)?) {
        hasBegun = true
        ended = { completed in completed ? transition.finish() : transition.cancel() }
        transition.settle = { [unowned self] in completeTransition(true) }
        self.finally = finally ?? {}
    }

    /// Ends a transition without animator: after the commit of this turn, or one turn later where nothing is taken away
    /// (recorded for a page sheet, CALLBACK_ORDER §5, timing).
    func completeWithoutAnimation(inThisTurn: Bool) {
        CATransaction.addCommitHandler(.postCommit) { [self] in
            if inThisTurn {
                completeTransition(true)
            } else {
                MainLoop.current.enqueue { [self] in completeTransition(true) }
            }
        }
    }
}
