import CoreGraphics
import Foundation

/// A container that takes a child away for a finger that has zoomed into it: a navigation controller.
@MainActor
package protocol ZoomingContainer: UIViewController {
    /// Whether the child is on top and can go now.
    func canZoomOut(_ child: UIViewController) -> Bool

    /// Begins to take it away. Returns whether it has begun.
    func zoomOut(with interaction: UIPercentDrivenInteractiveTransition) -> Bool
}

/// The gestures that take a zoomed page away: a pull down where its content shows its top, and for what is presented
/// a swipe from the leading edge. (In a navigation stack that is the interactive pop's, and the pinch of iOS is not
/// made.)
@MainActor
final class ZoomDismissal: NSObject {
    /// How a page goes.
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

    /// Recognises in a view; `nil` for none any more.
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
        // Sheets are dragged, and what a program draws itself it also drives itself.
        guard let presentation = controller.ownPresentationInEffect, presentation.presented === controller,
            presentation.controller is FullScreenPresentationController, controller.transitioningDelegate == nil,
            presentation.canBeDismissedByUser, presentation.above == nil
        else { return nil }
        return .dismissal(presentation)
    }

    // MARK: Following

    private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            begin(pan)
            interaction?.follow(pan.translation(in: nil))
        case .changed: interaction?.follow(pan.translation(in: nil))
        case .ended:
            interaction?.release(velocity: pan.velocity(in: nil))
            interaction = nil
        case .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        default: break
        }
    }

    private func begin(_ pan: UIPanGestureRecognizer) {
        guard interaction == nil, let way, let made = controller?.makeZoomInteraction(for: pan) else { return }
        switch way {
        case .pop(let container): if container.zoomOut(with: made) { interaction = made }
        case .dismissal(let presentation):
            let manager = presentation.controller
            manager.delegate?.presentationControllerWillDismiss(manager)
            // The delegate may have changed the window, and with it what presents.
            guard presentation.controller === manager, presentation.canBeDismissedByUser else { return }
            presentation.dismissByUser(interaction: made)
            interaction = made
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

    /// Content that shows its top waits: a pull down is the page's, and anything else its own.
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
    /// Whether nothing more would come into sight by pulling down; not where that refreshes.
    fileprivate var showsTop: Bool {
        !isScrollEnabled || refreshView == nil && contentOffset.y <= restingRange.y.lowerBound
    }
}
