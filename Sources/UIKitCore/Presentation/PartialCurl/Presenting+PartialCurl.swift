import Foundation

extension Presenting {
    // Chosen (Controllers): Presenting from the controller below a partial curl is refused and logged. The presenter
    // of a partial curl may itself be presented over the full screen (`overFullScreen`). For any other presenter that
    // does not fill the window, UIKit's sentence names that presenter.
    /// Returns whether a controller may be presented with its transition style. A partial curl requires a full-screen
    /// presentation by a full-screen presenter (documented; the sentence is UIKit's). A presenter with the style
    /// `overFullScreen` fills the window as well.
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

    // Chosen (Controllers): A custom animator takes precedence over `partialCurl`, without a curl. If the transition
    // style is changed to `partialCurl` after the presentation, the dismissal slides.
    /// Creates the page for the presenter's view, if UIKit animates the presentation and the presenter curls up.
    static func prepareCurl(_ presentation: Presentation) {
        guard presentation.presented.curlsPresenter else { return }
        (presentation.controller as? FullScreenPresentationController)?.curlPresenter()
    }
}
