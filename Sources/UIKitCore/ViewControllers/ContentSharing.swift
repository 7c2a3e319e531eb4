/// A page of a navigation stack that may show the content of the page below it, in its own way: a collection view controller that goes
/// over from layout to layout.
///
///     prepareContent(above:) ──▶ the page knows whose content it shows ──▶ animation, or takeContent() ──▶ it is in the page's view
@MainActor
package protocol ContentSharing: UIViewController {
    /// Says what lies below the page in its stack, the nearest last. Called before the page is shown, and before its view is loaded.
    func prepareContent(above below: ArraySlice<UIViewController>)

    /// Has the content in the page's view, as the page shows it. Called where nothing animates, and again at the end of an animation.
    func takeContent()

    /// What brings the content over from another page; `nil` where the two share none.
    func contentAnimator(from other: UIViewController?) -> (any UIViewControllerAnimatedTransitioning)?
}
