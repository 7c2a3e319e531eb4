import CoreGraphics
import Foundation

/// Prepares a popover, decides whether it may be dismissed, and says where it goes when the window changes. All are
/// optional.
///
/// The methods about dismissal are the older form of those of `UIAdaptivePresentationControllerDelegate`. They are
/// called where the newer ones are not implemented.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to be shown: the last moment to say what it points at.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

    /// Whether the user may dismiss the popover by touching beside it; `true` unless implemented.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool

    /// The user has dismissed the popover, and it is gone. Not called for `dismiss(animated:completion:)`.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)

    /// The window has another size, as after a rotation, and the popover is placed anew. Not called for a popover of an
    /// item.
    ///
    /// - Parameters:
    ///   - popoverPresentationController: The one that places the popover.
    ///   - rect: What the popover points at, in the view's space. May be changed.
    ///   - view: The view that it points at. May be changed.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}

    /// It may be dismissed.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }

    /// Does nothing.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}

    /// Leaves the popover where it is.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {}

    // A class that does not implement the newer methods gets these, since its protocol says more than the one that
    // declares them.

    /// Asks the older method, for a popover.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        guard let popover = presentationController as? UIPopoverPresentationController else { return true }
        return popoverPresentationControllerShouldDismissPopover(popover)
    }

    /// Calls the older method, for a popover.
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
