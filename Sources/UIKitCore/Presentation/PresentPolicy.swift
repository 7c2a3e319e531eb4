import Foundation
import QuartzCore

/// Shows a presentation.
@MainActor
final class PresentPolicy: TransitionPolicy {
    private let presentation: Presentation
    private var presenterGeometry: ViewGeometry?
    /// Whether the presenter's view is removed after it is covered.
    private var removesPresenter = false
    @SharedWeak private var window: UIWindow?

    init(_ presentation: Presentation) { self.presentation = presentation }

    private var controller: UIPresentationController { presentation.controller }

    /// Adds the container over the covered view, and lets the presentation controller add its own views.
    func prepare(_ transition: ControllerTransition) -> Bool {
        let session = transition.session
        // The container has the frame of the presenter's view, which may need layout.
        if !controller.shouldPresentInFullscreen {
            presentation.presenter?.viewStorage?.superviewStorage?.layoutIfNeeded()
        }
        guard presentation.phase == .waiting, let presenter = presentation.presenter,
            !presenter.isLeavingWithOthers, let window = presenter.viewStorage?.window,
            let container = session.containerView as? PresentationContainerView
        else { return false }
        self.window = window
        let presented = presentation.presented
        if presentation.decidesOrientation, let scene = window.windowScene {
            OrientationNegotiation.update(scene, for: presented, in: window)
        }
        presentation.phase = .presenting
        // The presenter's view may move to the container. Only then can a sheet determine whether the content behind
        // it is usable.
        let coversPresenter = controller.shouldRemovePresentersView
        if coversPresenter { presentation.suspendFirstResponder() }
        presentation.install(container, forAnimator: session.hasAnimator)
        if !coversPresenter, controller.isModal { presentation.suspendFirstResponder() }
        presentation.suspendFocus()
        removesPresenter = presentation.presenterPlace != nil
        if let view = presenter.viewStorage { presenterGeometry = ViewGeometry(of: view) }
        if container.isInShownWindow {
            transition.incoming = [presented]
            if removesPresenter { transition.outgoing = [presenter] }
        }

        let original = presentation.requestedController
        original.delegate?.presentationController(
            original, willPresentWithAdaptiveStyle: presentation.isAdapted ? presentation.style : .none,
            transitionCoordinator: session)
        controller.presentationTransitionWillBegin()
        // The view is set only now, since a presentation controller may wrap the presented view up to this point.
        session.setViews(from: removesPresenter ? presenter.view : nil, to: controller.presentedView)
        session.setFrames(
            from: removesPresenter ? container.bounds : nil, to: controller.frameOfPresentedViewInContainerView)
        return true
    }

    func install(_ transition: ControllerTransition) {
        let session = transition.session
        session.start()
        guard !session.hasAnimator else { return }
        if let view = controller.presentedView {
            view.frame = controller.frameOfPresentedViewInContainerView
            session.containerView.addSubview(view)
        }
        session.completeWithoutAnimation(inThisTurn: removesPresenter)
    }

    func uninstall(_ transition: ControllerTransition, finished: Bool) {
        if finished {
            if removesPresenter { presentation.coverPresenter() }
            presentation.phase = .presented
        } else {
            controller.presentedView?.removeFromSuperview()
            presenterGeometry?.restore()
            presentation.restorePresenter()
            presentation.restoreFirstResponder()
            presentation.restoreFocus()
        }
        controller.presentationTransitionDidEnd(finished)
    }

    func didEnd(_ transition: ControllerTransition, finished: Bool) {
        presentation.presented.moves.endPresentation(.presented)
        if !finished {
            presentation.removeContainer()
            presentation.unlink()
        }
        presentation.transitionDidEnd()
        OrientationNegotiation.setNeedsUpdate(in: window?.windowScene)
    }

    func withdrawn(_ transition: ControllerTransition) { didEnd(transition, finished: false) }
}
