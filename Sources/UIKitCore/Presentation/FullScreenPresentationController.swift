import CoreGraphics
import Foundation

/// Presents in the styles that fill the covered area: the window, or the view of the context.
final class FullScreenPresentationController: UIPresentationController {
    private let style: UIModalPresentationStyle
    private var page: CurledPageView?

    init(_ presented: UIViewController, presenting: UIViewController?, style: UIModalPresentationStyle) {
        self.style = style
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var presentationStyle: UIModalPresentationStyle { style }

    override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
    override var shouldPresentInFullscreen: Bool { !style.isInCurrentContext }

    override func containerViewWillLayoutSubviews() {
        guard let presentation, presentation.isSettled, let containerView else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
        if let page, page.superviewStorage === containerView {
            page.frame = presentation.presenterFrame(in: containerView)
        }
    }

    // MARK: Partial curl

    override var curledPage: CurledPageView? { page }

    /// Creates the page of a presentation that is about to begin, if the presenter's view will be curled up.
    func curlPresenter() {
        guard style == .fullScreen, page == nil, let presentation else { return }
        page = CurledPageView(presentation)
    }

    /// The program may have changed the presented controller's transition since the presentation.
    override func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let page, presentedViewController.curlsPresenter, !UIAccessibility.isReduceMotionEnabled else {
            return nil
        }
        return PartialCurlAnimator(page, isPresenting: isPresenting)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { removePage() }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { removePage() }
    }

    private func removePage() {
        page?.removeFromSuperview()
        page = nil
    }
}
