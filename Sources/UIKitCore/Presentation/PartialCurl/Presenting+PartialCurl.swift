import Foundation

extension Presenting {
    /// Whether something may be presented with its transition style: only the full screen is presented below a page that
    /// curls up, and only from the full screen (documented; the sentence is UIKit's). A presenter that was presented with
    /// `overFullScreen` fills the window as well (chosen).
    static func permitsTransitionStyle(
        of presented: UIViewController, in style: UIModalPresentationStyle, on presenter: UIViewController
    ) -> Bool {
        guard presented.curlsPresenter, !(presented is any SystemPresented) else { return true }
        var small: UIViewController?
        switch presenter.ownPresentationInEffect?.style {
        case nil, .fullScreen?, .overFullScreen?: break
        default: small = presenter
        }
        if style != .fullScreen { small = presented }
        guard let small else { return true }
        Diagnostics.raise(
            .presentation,
            "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller "
                + "\(Diagnostics.name(small)).")
        return false
    }

    /// Makes the page that the presenter's view is on, where UIKit draws the presentation and it is to curl up.
    static func prepareCurl(_ presentation: Presentation) {
        guard presentation.presented.curlsPresenter else { return }
        (presentation.controller as? FullScreenPresentationController)?.curlPresenter()
    }
}
