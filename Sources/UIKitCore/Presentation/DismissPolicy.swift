import Foundation
import QuartzCore

/// Dismisses a presentation and the presentations above it; only the topmost dismissal is animated.
@MainActor
final class DismissPolicy: TransitionPolicy {
    /// The dismissed presentations, from bottom to top.
    private let stack: [Presentation]
    private let bottom: Presentation
    private let top: Presentation
    private var presentedGeometry: ViewGeometry?
    /// Whether the presenter's view returns to its place.
    private var returnsPresenter = false
    /// Whether the presenter's view can be in the container of the transition. It cannot if the container is inside
    /// the view that disappears, or outside the presenter's parent. In these cases, the view is inserted behind the
    /// presented view at the start of the transition.
    private var keepsPresenter = false
    private var placeBehind: ViewPlace?
    @SharedWeak private var window: UIWindow?

    init?(_ stack: [Presentation]) {
        guard let bottom = stack.first, let top = stack.last else { return nil }
        self.stack = stack
        self.bottom = bottom
        self.top = top
    }

    func prepare(_ transition: ControllerTransition) -> Bool {
        let session = transition.session
        guard let presenter = bottom.presenter, let container = top.containerView,
            stack.allAre(.dismissing)
        else { return false }
        window = container.window
        for presentation in stack { presentation.cancelPendingAdaptation() }
        // Input views that the presented controller kept are dismissed with it.
        window?.windowScene?.inputViews.update()
        returnsPresenter = bottom.presenterPlace != nil
        let presentedView = top.controller.presentedView
        keepsPresenter = presenter.parentStorage == nil || presenter.parentStorage === container.nearestController
        if let going = bottom.presented.viewStorage, container.isInside(going) { keepsPresenter = false }
        session.setViews(from: presentedView, to: returnsPresenter && keepsPresenter ? presenter.view : nil)
        let covered = returnsPresenter ? bottom.containerView : nil
        session.setFrames(
            from: presentedView?.frame,
            to: covered.map { container.convert(bottom.presenterFrame(in: $0), from: $0) })
        if let presentedView { presentedGeometry = ViewGeometry(of: presentedView) }
        if container.isInShownWindow {
            if returnsPresenter { transition.incoming = [presenter] }
            for presentation in stack.reversed() { transition.outgoing.append(presentation.presented) }
        }
        for presentation in stack.reversed() { presentation.controller.dismissalTransitionWillBegin() }
        return true
    }

    func install(_ transition: ControllerTransition) {
        let session = transition.session
        for presentation in stack.dropLast() {
            guard let container = presentation.containerView, !session.containerView.isInside(container) else {
                continue
            }
            container.isHidden = true
        }
        if !keepsPresenter {
            placeBehind = bottom.presenterPlace
            bottom.restorePresenter()
        }
        session.start()
        guard !session.hasAnimator else { return }
        bottom.restorePresenter()
        session.completeWithoutAnimation(inThisTurn: returnsPresenter)
    }

    func uninstall(_ transition: ControllerTransition, finished: Bool) {
        guard finished else { return restoreView() }
        bottom.restorePresenter()
        for presentation in stack.reversed() where presentation.phase == .dismissing {
            presentation.controller.presentedView?.removeFromSuperview()
            presentation.unlink()
            presentation.controller.dismissalTransitionDidEnd(true)
            presentation.removeContainer()
            presentation.restoreFirstResponder()
            presentation.restoreFocus()
        }
    }

    private func restoreView() {
        if let placeBehind { bottom.presenterPlace = placeBehind }
        if returnsPresenter { bottom.coverPresenter() }
        presentedGeometry?.restore()
        for presentation in stack where presentation.phase == .dismissing {
            presentation.containerView?.isHidden = false
            presentation.phase = .presented
            presentation.controller.dismissalTransitionDidEnd(false)
        }
    }

    func didEnd(_ transition: ControllerTransition, finished: Bool) {
        endDismissal()
        for presentation in stack { presentation.transitionDidEnd() }
        // The presentations above it are dismissed without a call of their delegates (recorded).
        if finished, bottom.isDismissedByUser {
            let controller = bottom.controller
            let system = bottom.presented as? any SystemPresented
            TransitionFlush.whenIdle {
                system?.userDidDismissSystemPresentation()
                controller.delegate?.presentationControllerDidDismiss(controller)
            }
        }
        bottom.isDismissedByUser = false
        OrientationNegotiation.setNeedsUpdate(in: window?.windowScene)
    }

    func withdrawn(_ transition: ControllerTransition) {
        for presentation in stack where presentation.phase == .dismissing {
            presentation.phase = .presented
            presentation.containerView?.setNeedsLayout()
        }
        bottom.isDismissedByUser = false
        endDismissal()
    }

    private func endDismissal() {
        for presentation in stack {
            presentation.presented.moves.endPresentation(.dismissed)
        }
    }
}
