import Foundation
import UIKitCore

/// The methods that a document picker calls with the picked files. All methods are optional.
///
/// Each method is called after the picker was dismissed, so that the delegate can present a controller at once. (For a
/// cancelled picker this order was recorded, <https://github.com/vicajilau/flutter_file_picker/issues/1541>; for
/// picked files it was reported, <https://github.com/lionheart/openradar-mirror/issues/1418>.)
///
/// Follows <https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate>.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called when the user has picked files or folders, or has exported files. After an export, `urls` are the URLs
    /// of the exported files.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

    /// Called when the user has cancelled the picker with its button or by dragging it away.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)

    /// Called when the user has picked a file, if `documentPicker(_:didPickDocumentsAt:)` is not implemented. Since
    /// iOS 11, that method replaces this method.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// The default implementation calls `documentPicker(_:didPickDocumentAt:)` for the first URL.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
    }

    /// The default implementation is empty.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

    /// The default implementation is empty.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

extension OptionalMethods {
    static let documentPicker = OptionalMethods((any UIDocumentPickerDelegate).self) {
        $0 is any UIDocumentPickerDelegate.Type
    }
}
