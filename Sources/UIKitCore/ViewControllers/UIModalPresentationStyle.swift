/// How a controller is presented. Raw values are UIKit's.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole window; the presenter's view is taken away meanwhile, so the presenter disappears.
    case fullScreen = 0
    /// A sheet that leaves a part of the presenter to be seen. The user can drag it down to dismiss it. Where the height is
    /// compact it fills the window.
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
    /// Beside a view or a bar button item, with an arrow that points at it; a sheet in a narrow window.
    case popover = 7
    /// No adaptation: an answer of delegates. Nothing can be presented in it.
    case none = -1
    /// The system's choice: a form sheet, as since iOS 18.
    case automatic = -2

    /// The style that is used where this one was asked for.
    var resolved: UIModalPresentationStyle { self == .automatic ? .formSheet : self }

    /// Whether the presentation covers the view of the context and not the window.
    var isInCurrentContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// What a presentation looks like while it comes and goes. Raw values are UIKit's.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up over the presenter, and down again.
    case coverVertical = 0
    /// Turns over about a vertical axis, as if the two were the sides of a card.
    case flipHorizontal = 1
    /// Fades in and out.
    case crossDissolve = 2
    /// The presenter's view curls up at its lower right corner, part of the way, and shows the lower part of the
    /// presented one, which lies below it. It stays like that until the dismissal, which turns it back; a tap on it
    /// dismisses, unless the presented controller is `isModalInPresentation`.
    ///
    /// Only with the presentation style `fullScreen`, and from a controller that fills the window: otherwise an error.
    /// What is presented like this cannot present anything itself. The presenter disappears as with every presentation
    /// over the full screen, although its view is still seen.
    case partialCurl = 3
}
