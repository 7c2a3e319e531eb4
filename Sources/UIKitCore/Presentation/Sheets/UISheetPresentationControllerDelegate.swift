import Foundation

/// Is notified of what the user does with a sheet. All methods are optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user has brought the sheet to another detent; `selectedDetentIdentifier` has the new value. Not called for changes by the
    /// program.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
