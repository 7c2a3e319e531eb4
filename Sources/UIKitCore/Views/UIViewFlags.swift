/// The yes-or-no state of a view, packed.
package struct UIViewFlags {
    var isUserInteractionDisabled = false
    var isTransparent = false
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var autoresizesSubviews = true
    var clearsContextBeforeDrawing = true
    var preservesSuperviewLayoutMargins = false
    var insetsLayoutMarginsFromSafeArea = true
    /// Whether the margins leave at most the width that is comfortable to read.
    var layoutMarginsFollowReadableWidth = false
    /// Whether the view itself holds contents that `draw(_:)` made.
    var hasDrawnContents = false
    /// Whether any view in the subtree is a controller's root view (set when views are added; never cleared).
    var containsControllerView = false
    /// Whether constraints place the view, and not its autoresizing mask.
    var isConstrained = false
    var hasConstrainedSubviews = false
    var needsUpdateConstraints = false
    /// Whether `updateConstraints()` has been called.
    var hasUpdatedConstraints = false
    /// Whether the view holds constraints that the solver does not know by all of their items.
    var holdsUnlistedConstraints = false
    /// Whether a stack view arranges the view.
    var isArranged = false
    /// Whether the view is shown only until an animation has hidden it.
    var isBeingHidden = false
    /// Whether the view has the keyboard's focus.
    var isFocused = false
    /// Whether a scroll view may not take away touches that the view has, as those of a control.
    /// Whether its superview's layout depends on its size, which the program may change.
    package var sizesSuperview = false
    package var keepsTouchesFromScrolling = false
    /// Whether a scroll view around it hands over touches at once, which may not become a drag then.
    package var takesTouchesAtOnce = false
    /// Whether a window keeps the view in front of its other subviews.
    package var staysInFront = false
    /// Whether a sheet in front has moved the view back, by a transform that neither the program nor layout sees.
    var isBehindSheet = false
    /// Whether a sheet places the view: its superview's size alone says nothing about it, also where another presentation covers the
    /// sheet and has the view in its container.
    var isPlacedBySheet = false
}
