/// A page of a navigation stack that can show the content of the page below it, such as a collection view controller
/// with a layout-to-layout transition.
///
///     prepareContent(above:) ──▶ content is known ──▶ animation, or takeContent() ──▶ content is in the page's view
@MainActor
package protocol ContentSharing: UIViewController {
    /// Passes the pages below in the stack, the nearest last. Called before the page is shown and before its view is
    /// loaded.
    func prepareContent(above below: ArraySlice<UIViewController>)

    /// Moves the content into the page's view, in its layout. Called without animation, and at the end of an
    /// animation.
    func takeContent()

    /// Returns the animator that moves the content from a different page; `nil` if the pages share no content.
    func contentAnimator(from other: UIViewController?) -> (any UIViewControllerAnimatedTransitioning)?
}
