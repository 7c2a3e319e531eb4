/// A controller of the system whose presentation is its own matter, whatever style it was given: an alert, an action sheet.
@MainActor
package protocol SystemPresented: UIViewController {
    /// The style it is presented in: `custom` with a presentation controller of its own, or `popover`.
    func systemPresentationStyle(in traits: UITraitCollection) -> UIModalPresentationStyle
    /// Asked only for `custom`.
    func makeSystemPresentationController(presenting: UIViewController?) -> UIPresentationController
    /// Draws its coming and going; `nil` for what the style looks like.
    func makeSystemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)?
}
