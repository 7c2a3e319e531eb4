import UIKitCore

/// Is told which picture the user has picked, and dismisses the picker. Both methods are optional; where one is not
/// implemented the picker is dismissed.
///
/// A picker that the user has dragged away calls neither, as was reported of UIKit
/// (<https://github.com/MessageKit/MessageKit/pull/1632>): its presentation controller's delegate learns that.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// The user has picked a picture or a movie. The picker stays until it is dismissed.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

    /// The user has cancelled. The picker stays until it is dismissed.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Dismisses the picker.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismissByItself() }

    /// Dismisses the picker.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismissByItself() }
}

extension OptionalMethods {
    static let imagePicker = OptionalMethods((any UIImagePickerControllerDelegate).self) {
        $0 is any UIImagePickerControllerDelegate.Type
    }
}
