import Foundation

/// The delegate of a font picker. Both methods are optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has chosen a font, `selectedFontDescriptor`. The picker is dismissed.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)

    /// Called when the user has cancelled the picker.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}

    /// Does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
