import UIKit
import UniformTypeIdentifiers

extension ComposeViewController: UIDocumentPickerDelegate {
    /// Presents a picker for a file.
    func attachFile() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        draft.attachment = urls.first
    }
}
