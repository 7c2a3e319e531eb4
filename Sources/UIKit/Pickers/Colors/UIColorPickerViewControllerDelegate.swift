import Foundation

/// The delegate of a color picker. All methods are optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has chosen a color.
    ///
    /// - Parameters:
    ///   - viewController: The color picker.
    ///   - color: The color, which equals `selectedColor`.
    ///   - continuously: Whether the user is still moving a finger, so that further calls follow.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

    /// Called when the user has chosen a color, after the other method.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

    /// Called when the user has closed the color picker.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Does nothing.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}

    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}

    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
