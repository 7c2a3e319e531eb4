import CoreGraphics
import Foundation

/// The styles that fill what they cover: the window, or the view of the context.
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

    // MARK: A presenter that curls up

    override var curledPage: CurledPageView? { page }

    /// The presentation is about to begin, and the presenter's view is to stay in sight, curled up.
    func curlPresenter() {
        guard style == .fullScreen, page == nil, let presentation else { return }
        page = CurledPageView(presentation)
    }

    /// A program may have given the presented controller another transition meanwhile.
    override func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let page, presentedViewController.curlsPresenter else { return nil }
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
