import Foundation

/// A system controller that controls its own presentation, regardless of its style: an alert, an action sheet.
@MainActor
package protocol SystemPresented: UIViewController {
    /// Returns the style in effect: `.custom` with a custom presentation controller, or `.popover` if UIKit shows it
    /// as a popover (the engine creates the presentation controller).
    func systemPresentationStyle(in traits: UITraitCollection) -> UIModalPresentationStyle

    /// Called inside `present`, before the presentation controller is created.
    func prepareForSystemPresentation(in style: UIModalPresentationStyle)

    /// Creates the presentation controller. Called only for `.custom`.
    func makeSystemPresentationController(presenting: UIViewController?) -> UIPresentationController

    /// Returns the animator; `nil` for the animator of the style.
    func makeSystemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the exception message for a popover without a source; `nil` for the general message.
    func missingPopoverSourceMessage(presenter: UIViewController) -> String?

    /// Called after the user dismissed the controller by a tap outside, and before the delegate of its presentation
    /// controller is called.
    func userDidDismissSystemPresentation()

    /// Whether the presentation covers only the nearest controller that defines a presentation context.
    var isPresentedInContext: Bool { get }
}

extension SystemPresented {
    package var isPresentedInContext: Bool { false }
}
