import UIKitCore

/// The methods that an image picker calls when the user has picked media or cancelled. The methods must dismiss the
/// picker. Both methods are optional, and the default implementations dismiss the picker.
///
/// If the user drags the picker away, UIKit calls the delegate of the picker's presentation controller, and not the
/// methods of this protocol, as was reported (<https://github.com/MessageKit/MessageKit/pull/1632>).
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called when the user has picked a picture or a movie. The method must dismiss the picker.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

    /// Called when the user has cancelled. The method must dismiss the picker.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// The default implementation dismisses the picker.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismissByItself() }

    /// The default implementation dismisses the picker.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismissByItself() }
}

extension OptionalMethods {
    static let imagePicker = OptionalMethods((any UIImagePickerControllerDelegate).self) {
        $0 is any UIImagePickerControllerDelegate.Type
    }
}
