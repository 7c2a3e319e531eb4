import CoreGraphics

/// Presents a search controller over the searched content, which remains visible and usable.
package final class SearchPresentationController: UIPresentationController {
    package override var shouldPresentInFullscreen: Bool { false }

    package override func containerViewWillLayoutSubviews() {
        guard let containerView, let presentedView, presentedView.isDescendant(of: containerView) else { return }
        if presentedView.frame != containerView.bounds { presentedView.frame = containerView.bounds }
    }

    override var isModal: Bool { false }

    override func containerShouldPass(touchAt point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let containerView, let presentedView else { return nil }
        if presentedView.point(inside: containerView.convert(point, to: presentedView), with: event) { return nil }
        return (containerView as? PresentationContainerView)?.viewBehind(at: point, with: event)
    }
}
