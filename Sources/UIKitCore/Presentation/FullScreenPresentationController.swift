import CoreGraphics
import Foundation

/// The styles that fill what they cover: the window, or the view of the context.
final class FullScreenPresentationController: UIPresentationController {
    private let style: UIModalPresentationStyle

    init(_ presented: UIViewController, presenting: UIViewController?, style: UIModalPresentationStyle) {
        self.style = style
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var presentationStyle: UIModalPresentationStyle { style }

    override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
    override var shouldPresentInFullscreen: Bool { !style.isInCurrentContext }

    override func containerViewWillLayoutSubviews() {
        guard presentation?.isSettled == true, let presentedView else { return }
        presentedView.frame = frameOfPresentedViewInContainerView
    }
}
