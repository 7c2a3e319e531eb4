import CoreGraphics
import Foundation
import QuartzCore

/// Page and form sheets: a card over the dimmed presenter, which the user can drag down or tap away.
///
/// Sizes are chosen after what iPhone and iPad show. In a narrow window the card reaches from 10 points under the safe
/// area down to the bottom edge; in a wide one it stands in the middle: a page sheet 712 points wide with 40 points above and
/// below, a form sheet 540 by 620 or as the presented controller prefers.
final class SheetPresentationController: UIPresentationController {
    private let isForm: Bool
    private let dimming = UIView()
    private lazy var drag = UIPanGestureRecognizer()
    private var interaction: UIPercentDrivenInteractiveTransition?
    /// The size of the container in which the sheet was placed last.
    private var placedIn: CGSize?

    init(_ presented: UIViewController, presenting: UIViewController?, isForm: Bool) {
        self.isForm = isForm
        super.init(presentedViewController: presented, presenting: presenting)
    }

    /// The size class that the container is about to have.
    private var comingSizeClass: UIUserInterfaceSizeClass?
    private var isNarrow: Bool {
        (comingSizeClass ?? containerView?.traitCollection.horizontalSizeClass) != .regular
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return frame(in: containerView.bounds.size, safeTop: containerView.safeAreaInsets.top)
    }

    private func frame(in size: CGSize, safeTop: CGFloat) -> CGRect {
        let container = CGRect(origin: .zero, size: size)
        if isNarrow {
            let top = min(safeTop + 10, container.height)
            return CGRect(x: 0, y: top, width: container.width, height: container.height - top)
        }
        let preferred = presentedViewController.preferredContentSize
        var card = CGSize(width: min(712, container.width - 80), height: container.height - 80)
        if isForm {
            card.width = min(preferred.width > 0 ? preferred.width : 540, card.width)
            card.height = min(preferred.height > 0 ? preferred.height : 620, card.height)
        }
        card = CGSize(width: max(0, card.width), height: max(0, card.height))
        return CGRect(
            x: ((container.width - card.width) / 2).rounded(), y: ((container.height - card.height) / 2).rounded(),
            width: card.width, height: card.height)
    }

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { frame(in: parentSize, safeTop: containerView?.safeAreaInsets.top ?? 0).size }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        comingSizeClass = newCollection.horizontalSizeClass
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        comingSizeClass = nil
    }

    override func containerViewWillLayoutSubviews() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        let isResized = placedIn != nil && placedIn != containerView.bounds.size
        placedIn = containerView.bounds.size
        guard let presentedView else { return }
        presentedView.layer.maskedCorners =
            isNarrow
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        guard let presentation else { return }
        if presentation.isSettled || presentation.phase == .presenting && isResized {
            presentedView.frame = frameOfPresentedViewInContainerView
        }
    }

    // MARK: Coming and going

    override func presentationTransitionWillBegin() {
        // Apple's page on UIUserInterfaceLevel: what stands over other content, as a sheet does, is elevated.
        containerView?.traitOverrides.userInterfaceLevel = .elevated
        guard let containerView, let presentedView else { return }
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.3)
        dimming.frame = containerView.bounds
        dimming.alpha = 0
        // The sheet's margins are fixed: in a small window they would leave an autoresized one less than nothing.
        containerView.autoresizesSubviews = false
        containerView.insertSubview(dimming, at: 0)
        presentedView.layer.cornerRadius = 10
        presentedView.clipsToBounds = true
        presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
        dimming.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: SheetPresentationController.tapped(_:)))
        drag.addTarget(self, action: SheetPresentationController.dragged(_:))
        presentedView.addGestureRecognizer(drag)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { takeAway() } }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        guard !completed else { return takeAway() }
        dimming.alpha = 1
        containerView?.setNeedsLayout()
    }

    private func takeAway() {
        dimming.removeFromSuperview()
        guard let presentedView else { return }
        presentedView.removeGestureRecognizer(drag)
        presentedView.layer.cornerRadius = 0
        presentedView.layer.maskedCorners = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        presentedView.clipsToBounds = false
    }

    // MARK: Dismissal by the user

    private var mayDismiss: Bool {
        if !presentedViewController.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) ?? true {
            return true
        }
        delegate?.presentationControllerDidAttemptToDismiss(self)
        return false
    }

    private func tapped(_ recognizer: UITapGestureRecognizer) { dismissAtOnce() }

    /// Escape asks as a tap beside the sheet does (chosen; a responder that handles the key comes first).
    override func dismissByEscape() -> Bool {
        dismissAtOnce()
        return true
    }

    private func dismissAtOnce() {
        guard presentation?.canBeDismissedByUser == true, mayDismiss else { return }
        delegate?.presentationControllerWillDismiss(self)
        presentation?.dismissByUser(interaction: nil)
    }

    // MARK: Following a drag

    override func pullBegan() -> Bool {
        guard presentation?.canBeDismissedByUser == true, mayDismiss else { return false }
        delegate?.presentationControllerWillDismiss(self)
        let interaction = UIPercentDrivenInteractiveTransition()
        self.interaction = interaction
        presentation?.dismissByUser(interaction: interaction)
        return true
    }

    override func pullMoved(to distance: CGFloat) { interaction?.update(fraction(of: distance)) }

    override func pullEnded(at distance: CGFloat, velocity: CGFloat, isCancelled: Bool) {
        // Lets go past a third, or with a flick (chosen).
        let goes = !isCancelled && (fraction(of: distance) > 0.33 || distance > 0 && velocity > 800)
        if goes { interaction?.finish() } else { interaction?.cancel() }
        interaction = nil
    }

    private func fraction(of distance: CGFloat) -> CGFloat {
        distance / max(1, presentedView?.bounds.height ?? 0)
    }

    /// A drag where nothing scrolls. What begins in a scroll view that shows its top comes from that (`UIScrollView+Pulling`).
    private func dragged(_ recognizer: UIPanGestureRecognizer) {
        let distance = recognizer.translation(in: containerView).y
        switch recognizer.state {
        case .began:
            guard recognizer.heading(in: containerView).y > 0, pullBegan() else { return }
            pullMoved(to: distance)
        case .changed: pullMoved(to: distance)
        case .ended, .cancelled, .failed:
            pullEnded(
                at: distance, velocity: recognizer.velocity(in: containerView).y,
                isCancelled: recognizer.state != .ended)
        default: break
        }
    }
}
