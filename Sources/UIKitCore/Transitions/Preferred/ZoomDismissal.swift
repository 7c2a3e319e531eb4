import CoreGraphics
import Foundation

/// A container that removes a zoomed child interactively: a navigation controller.
@MainActor
package protocol ZoomingContainer: UIViewController {
    /// Returns whether the child is the topmost child and can be removed now.
    func canZoomOut(_ child: UIViewController) -> Bool

    /// Begins to remove the topmost child. Returns whether the removal has begun.
    func zoomOut(with interaction: UIPercentDrivenInteractiveTransition) -> Bool
}

/// The gestures that dismiss a zoomed page: a pull down if the content is scrolled to its top, and for a presented
/// page a swipe from the leading edge. (In a navigation stack that swipe is the interactive pop's. The pinch of iOS is
/// not implemented.)
@MainActor
final class ZoomDismissal: NSObject {
    /// The kind of transition that removes the page.
    private enum Way {
        case pop(any ZoomingContainer)
        case dismissal(Presentation)
    }

    private weak var controller: UIViewController?
    private weak var view: UIView?
    private let pull = UIPanGestureRecognizer()
    private let edgePan = UIScreenEdgePanGestureRecognizer()
    private var interaction: ZoomInteraction?

    init(_ controller: UIViewController) {
        self.controller = controller
        super.init()
        for pan in [pull, edgePan] {
            pan.maximumNumberOfTouches = 1
            pan.delegate = self
            pan.addTarget(self, action: ZoomDismissal.panned)
        }
    }

    nonisolated deinit {}

    /// Attaches the gestures to a view; `nil` removes them.
    func attach(to view: UIView?) {
        if view !== self.view {
            for pan in [pull, edgePan] { self.view?.removeGestureRecognizer(pan) }
            self.view = view
            guard let view else { return }
            for pan in [pull, edgePan] { view.addGestureRecognizer(pan) }
        }
        edgePan.edges = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    private var way: Way? {
        guard let controller, controller.preferredTransition?.zoom != nil else { return nil }
        if let parent = controller.parentStorage {
            guard let container = parent as? any ZoomingContainer, container.canZoomOut(controller) else { return nil }
            return .pop(container)
        }
        // A sheet is dragged by its own gesture. A custom transition is driven by its delegate.
        guard let presentation = controller.ownPresentationInEffect, presentation.presented === controller,
            presentation.controller is FullScreenPresentationController, controller.transitioningDelegate == nil,
            presentation.canBeDismissedByUser, presentation.above == nil
        else { return nil }
        return .dismissal(presentation)
    }

    // MARK: Following

    private func panned(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { begin(pan) }
        interaction?.follow(pan)
        if [.ended, .cancelled, .failed].contains(pan.state) { interaction = nil }
    }

    private func begin(_ pan: UIPanGestureRecognizer) {
        guard interaction == nil, let way, let made = controller?.makeZoomInteraction(for: pan) else { return }
        switch way {
        case .pop(let container):
            // The pan may end in the callbacks of the removal's beginning.
            interaction = made
            if !container.zoomOut(with: made) { interaction = nil }
        case .dismissal(let presentation):
            let manager = presentation.controller
            manager.delegate?.presentationControllerWillDismiss(manager)
            // The delegate may have changed the window, and the presentation.
            guard pan.state.isActive, presentation.controller === manager, presentation.canBeDismissedByUser else {
                return
            }
            interaction = made
            presentation.dismissByUser(interaction: made)
        }
    }
}

extension ZoomDismissal: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let controller, let view, let way else {
            return false
        }
        var willBegin = true
        if pan === pull {
            let heading = pan.heading(in: view)
            guard heading.y > abs(heading.x) else { return false }
            willBegin = scrollViews(at: pan.location(in: view)).allSatisfy(\.showsTop)
        } else if case .pop = way {
            return false
        }
        guard controller.zoomMayBegin(with: pan, willBegin: willBegin) else { return false }
        guard case .dismissal(let presentation) = way else { return true }
        return presentation.controller.userMayDismiss()
    }

    /// Makes a scroll view's pan wait for the pull if its content shows its top.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === pull, let view, let scrollView = otherGestureRecognizer.view as? UIScrollView,
            otherGestureRecognizer === scrollView.panGestureRecognizer, scrollView.isInside(view), way != nil
        else { return false }
        return scrollView.showsTop
    }

    private func scrollViews(at point: CGPoint) -> [UIScrollView] {
        guard let view else { return [] }
        var found: [UIScrollView] = []
        var current = view.hitTest(point, with: nil)
        while let candidate = current, candidate !== view.superviewStorage {
            if let scrollView = candidate as? UIScrollView { found.append(scrollView) }
            current = candidate.superviewStorage
        }
        return found
    }
}

extension UIScrollView {
    /// Whether the content is scrolled to its top and a pull down does not refresh it.
    fileprivate var showsTop: Bool {
        !isScrollEnabled || refreshView == nil && contentOffset.y <= restingRange.y.lowerBound
    }
}
