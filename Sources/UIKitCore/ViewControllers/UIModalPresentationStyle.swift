/// How a controller is presented. Raw values are UIKit's.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole window; the presenter's view is taken away meanwhile, so the presenter disappears.
    case fullScreen = 0
    /// A sheet that leaves a part of the presenter to be seen. The user can drag it down to dismiss it.
    case pageSheet = 1
    /// A smaller sheet in the middle of a wide window; a page sheet in a narrow one.
    case formSheet = 2
    /// Over the nearest ancestor that `definesPresentationContext`, whose view is taken away meanwhile.
    case currentContext = 3
    /// As `UIViewControllerTransitioningDelegate.presentationController(forPresented:presenting:source:)` says.
    case custom = 4
    /// Over the whole window; the presenter's view stays and is seen through what is transparent.
    case overFullScreen = 5
    /// Over the nearest ancestor that `definesPresentationContext`; its view stays.
    case overCurrentContext = 6
    /// A popover.
    case popover = 7
    /// No style: what a presentation is adapted to that stays as it is.
    case none = -1
    /// The system's choice: a page sheet.
    case automatic = -2

    /// The style that is used where this one was asked for.
    var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }

    /// Whether the presentation covers the view of the context and not the window.
    var isInCurrentContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// What a presentation looks like while it comes and goes. Raw values are UIKit's.
///
/// The page that curls up is not here yet.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up over the presenter, and down again.
    case coverVertical = 0
    /// Turns over about a vertical axis, as if the two were the sides of a card.
    case flipHorizontal = 1
    /// Fades in and out.
    case crossDissolve = 2
}
