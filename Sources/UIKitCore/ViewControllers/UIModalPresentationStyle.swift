/// The styles of presentations. The raw values are the same as in UIKit.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the window. The presenter's view is removed during the presentation, so the presenter disappears.
    case fullScreen = 0
    /// A sheet that leaves a part of the presenter visible. The user can drag it down to dismiss it. In compact height
    /// it fills the window.
    case pageSheet = 1
    /// A smaller sheet in the middle of a wide window; a page sheet in a narrow window.
    case formSheet = 2
    /// Covers the nearest ancestor with `definesPresentationContext`. The view of that ancestor is removed during the
    /// presentation.
    case currentContext = 3
    /// Uses the result of
    /// `UIViewControllerTransitioningDelegate.presentationController(forPresented:presenting:source:)`.
    case custom = 4
    /// Covers the window. The presenter's view remains, visible through transparent areas.
    case overFullScreen = 5
    /// Covers the nearest ancestor with `definesPresentationContext`, whose view remains.
    case overCurrentContext = 6
    /// Next to a view or a bar button item, with an arrow that points to it; a sheet in a narrow window.
    case popover = 7
    /// No adaptation, as a delegate's return value. No controller can be presented in this style.
    case none = -1
    /// The system's default: a form sheet, as since iOS 18.
    case automatic = -2

    /// The style in effect for this requested style.
    var resolved: UIModalPresentationStyle { self == .automatic ? .formSheet : self }

    /// Whether the presentation covers the view of the context instead of the window.
    var isInCurrentContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The animations of presentations and dismissals. The raw values are the same as in UIKit.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides the presented view up over the presenter, and down again.
    case coverVertical = 0
    /// Turns both views around a vertical axis, like the sides of a card.
    case flipHorizontal = 1
    /// Fades the presented view in and out.
    case crossDissolve = 2
    /// Curls the lower right corner of the presenter's view up, which reveals the lower part of the presented view.
    ///
    /// The presenter's view remains curled until the dismissal. A tap on it dismisses the presented controller, unless
    /// `isModalInPresentation` of that controller is `true`. The style is permitted only with the presentation style
    /// `fullScreen`, from a controller that fills the window; otherwise it is an error. The presented controller
    /// cannot present. The presenter disappears as with every full-screen presentation, although its view is still
    /// visible.
    case partialCurl = 3
}
