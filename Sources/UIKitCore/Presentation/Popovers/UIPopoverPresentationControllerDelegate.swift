import CoreGraphics
import Foundation

/// Prepares a popover, permits its dismissal, and repositions it when the window changes. All methods are optional.
///
/// The dismissal methods are older forms of methods of `UIAdaptivePresentationControllerDelegate`. They are called if
/// the delegate does not implement the newer methods.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when the popover is about to be shown, which is the last opportunity to set its source.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

    /// Returns whether the user may dismiss the popover by touching outside; `true` unless implemented.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool

    /// Called after the user has dismissed the popover. Not called for `dismiss(animated:completion:)`.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)

    /// Called when the popover is placed again because the window's size has changed, as after a rotation. Not called
    /// for a popover with a source item.
    ///
    /// - Parameters:
    ///   - popoverPresentationController: The presentation controller of the popover.
    ///   - rect: The source rectangle, in the view's coordinate space. May be changed.
    ///   - view: The source view. May be changed.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    /// Has no effect.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}

    /// Returns `true`.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }

    /// Has no effect.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}

    /// Leaves the source unchanged.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {}

    // A class that does not implement the newer methods uses these, since this protocol is more specific than the
    // protocol that declares them.

    /// Calls the older method for a popover.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        guard let popover = presentationController as? UIPopoverPresentationController else { return true }
        return popoverPresentationControllerShouldDismissPopover(popover)
    }

    /// Calls the older method for a popover.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        guard let popover = presentationController as? UIPopoverPresentationController else { return }
        popoverPresentationControllerDidDismissPopover(popover)
    }
}

extension OptionalMethods {
    static let popoverPresentation = OptionalMethods((any UIPopoverPresentationControllerDelegate).self) {
        $0 is any UIPopoverPresentationControllerDelegate.Type
    }
}
