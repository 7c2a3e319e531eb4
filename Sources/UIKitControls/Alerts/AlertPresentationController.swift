import CoreGraphics
import Foundation

/// Presents alerts, and action sheets outside popovers: places them over all other content, which is dimmed and loses
/// its tint.
final class AlertPresentationController: UIPresentationController {
    private let dimming = UIView()

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    /// The color over the content behind, as in imitations.
    private static let dimmingColor = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }

    // MARK: Layout

    override var frameOfPresentedViewInContainerView: CGRect {
        containerView == nil ? .zero : frame(in: freeBounds.size)
    }

    private func frame(in size: CGSize) -> CGRect {
        let safeArea = freeSafeAreaInsets
        return alert?.alertView?.frame(in: size, safeArea: safeArea) ?? CGRect(origin: .zero, size: size)
    }

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        frame(in: CGSize(width: parentSize.width, height: parentSize.height - heightUnderKeyboard)).size
    }

    override func containerViewWillLayoutSubviews() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        guard let presentedView, presentedView.isDescendant(of: containerView) else { return }
        place(presentedView)
    }

    /// Places a view, which may be transformed during a transition.
    func place(_ view: UIView) {
        let frame = frameOfPresentedViewInContainerView
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    // MARK: Presentation and dismissal

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        // Content over other content has the elevated level, according to Apple's documentation of
        // `UIUserInterfaceLevel`.
        containerView.traitOverrides.userInterfaceLevel = .elevated
        containerView.autoresizesSubviews = false
        dimming.backgroundColor = Self.dimmingColor
        dimming.frame = containerView.bounds
        containerView.insertSubview(dimming, at: 0)
        dimming.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: AlertPresentationController.tapped(_:)))
        dimming.alpha = 1
        // The previous transition may have been stopped in any state.
        presentedView?.transform = .identity
        presentedView?.alpha = 1
        dimsTintBehind = true
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        guard !completed else { return }
        dimming.removeFromSuperview()
        dimsTintBehind = false
    }

    override func dismissalTransitionWillBegin() { dimsTintBehind = false }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        guard !completed else { return dimming.removeFromSuperview() }
        dimming.alpha = 1
        presentedView?.alpha = 1
        presentedView?.transform = .identity
        dimsTintBehind = true
    }

    /// Sets the animated properties: shows the presented view at its place, or hides it.
    func setShown(_ isShown: Bool, isComing: Bool) {
        dimming.alpha = isShown ? 1 : 0
        guard let alert, let view = presentedView else { return }
        if alert.kind == .alert {
            // A dismissal animates only the alpha.
            view.alpha = isShown ? 1 : 0
            let shrinks = !isShown && isComing && !UIAccessibility.isReduceMotionEnabled
            view.transform = !shrinks ? .identity : CGAffineTransform(scaleX: 1.2, y: 1.2)
        } else {
            let distance = (containerView?.bounds.height ?? 0) - frameOfPresentedViewInContainerView.minY
            view.transform = isShown ? .identity : CGAffineTransform(translationX: 0, y: max(0, distance))
        }
    }

    /// Handles a tap outside the cards, which cancels an action sheet. It has no effect on an alert.
    private func tapped(_ recognizer: UITapGestureRecognizer) {
        if alert?.preferredStyle == .actionSheet { alert?.chooseCancel() }
    }
}
