import UIKit
import UniformTypeIdentifiers

extension ComposeViewController: UIDocumentPickerDelegate {
    /// Has the user choose a file.
    func attachFile() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        draft.attachment = urls.first
    }
}
