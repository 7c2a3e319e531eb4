/// The Boolean state of a view, packed.
package struct UIViewFlags {
    var isUserInteractionDisabled = false
    var isTransparent = false
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var autoresizesSubviews = true
    var clearsContextBeforeDrawing = true
    var preservesSuperviewLayoutMargins = false
    var insetsLayoutMarginsFromSafeArea = true
    /// Whether the margins limit the content to a readable width.
    var layoutMarginsFollowReadableWidth = false
    /// Whether the view has contents from `draw(_:)`.
    var hasDrawnContents = false
    /// Whether any view in the subtree is a controller's root view (set when views are added; never cleared).
    var containsControllerView = false
    /// Whether any view in the subtree has a corner configuration (set when views are added; never cleared).
    var containsCorners = false
    /// Whether constraints place the view, instead of its autoresizing mask.
    var isConstrained = false
    var hasConstrainedSubviews = false
    var needsUpdateConstraints = false
    /// Whether `updateConstraints()` has been called.
    var hasUpdatedConstraints = false
    /// Whether the view holds constraints that the solver does not list for all of their items.
    var hasUnlistedConstraints = false
    /// Whether a stack view arranges the view.
    var isArranged = false
    /// Whether the view is `WidthMeasuring`. It is stored, since casting to a protocol is slow.
    var isWidthMeasuring = false
    /// Whether the view is visible only until an animation has hidden it.
    var isBeingHidden = false
    /// Whether the view has the keyboard's focus.
    var isFocused = false
    /// Whether the view becomes first responder when it is added to a window. The program has requested it before.
    var becomesFirstInWindow = false
    /// Whether the superview's layout depends on the view's size, which the program may change.
    package var sizesSuperview = false
    /// Whether a scroll view cannot cancel touches of the view, such as a control.
    package var keepsTouchesFromScrolling = false
    /// Whether an enclosing scroll view delivers touches immediately, which then cannot become a drag.
    package var takesTouchesAtOnce = false
    /// Whether a scroll view forwards touches to the next responder, as other views do.
    package var forwardsTouches = false
    /// Whether a window keeps the view in front of its other subviews.
    package var staysInFront = false
    /// Whether a sheet in front has moved the view back, by a transform that is hidden from the program and from
    /// layout.
    var isBehindSheet = false
    /// Whether a sheet places the view: its superview's size alone does not determine its frame, even if a different
    /// presentation covers the sheet and has the view in its container.
    var isPlacedBySheet = false
}
