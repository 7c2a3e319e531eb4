import Foundation
import UIKitCore

/// Is told which files the user has picked. All methods are optional.
///
/// Each is called when the picker has been dismissed: so can something else be presented at once. (That a cancelled
/// picker is gone by then was recorded, <https://github.com/vicajilau/flutter_file_picker/issues/1541>; for files it
/// was reported,
/// <https://github.com/lionheart/openradar-mirror/issues/1418>.)
///
/// Follows <https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate>.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// The user has picked files or folders, or has exported files: then these are where they have come to.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

    /// The user has cancelled, with the button or by dragging the picker away.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)

    /// The user has picked a file. Called where `documentPicker(_:didPickDocumentsAt:)` is not implemented, which has
    /// replaced it in iOS 11.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// Calls `documentPicker(_:didPickDocumentAt:)` for the first.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
    }

    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

extension OptionalMethods {
    static let documentPicker = OptionalMethods((any UIDocumentPickerDelegate).self) {
        $0 is any UIDocumentPickerDelegate.Type
    }
}
