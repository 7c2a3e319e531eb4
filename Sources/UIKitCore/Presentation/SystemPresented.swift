import Foundation

/// A controller of the system whose presentation is its own matter, whatever style it was given: an alert, an action sheet.
@MainActor
package protocol SystemPresented: UIViewController {
    /// The style it is presented in: `.custom` for one with a presentation controller of its own, `.popover` where UIKit shows it as
    /// a popover (the engine makes the presentation controller).
    func systemPresentationStyle(in traits: UITraitCollection) -> UIModalPresentationStyle

    /// It is about to be presented in that style: called inside `present`, before there is a presentation controller.
    func prepareForSystemPresentation(in style: UIModalPresentationStyle)

    /// Only for `.custom`.
    func makeSystemPresentationController(presenting: UIViewController?) -> UIPresentationController

    /// Draws its coming and going; `nil` for the style's own.
    func makeSystemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)?

    /// What is raised where it is to be shown in a popover and there is nothing to which that could point; `nil` for the sentence about
    /// any popover.
    func missingPopoverSourceMessage(presenter: UIViewController) -> String?

    /// The user has dismissed it by a tap outside, and it is gone: called before the delegate of its presentation controller.
    func userDidDismissSystemPresentation()

    /// Whether it covers no more than the nearest controller that defines a presentation context.
    var isPresentedInContext: Bool { get }
}

extension SystemPresented {
    package var isPresentedInContext: Bool { false }
}
