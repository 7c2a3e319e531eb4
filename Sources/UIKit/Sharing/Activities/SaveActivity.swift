import Foundation
import UIKitCore

/// Saves the items as files, at a place that the user chooses in the desktop's file chooser.
final class SaveActivity: SystemActivity, UIDocumentPickerDelegate {
    private var files: SharedFiles?

    override var activityType: ActivityType? { .saveToFiles }
    override var activityTitle: String? { "Save to File" }
    override var activityImage: UIImage? { UIImage(systemName: "folder") }

    override func canPerform(with items: [SharedItem]) -> Bool { items.contains { $0.file != nil } }

    override func prepareResolved(
        _ items: [ResolvedActivityItem], _ completion: @escaping @MainActor ((any Error)?) -> Void
    ) {
        let files = items.compactMap(\.shared.file)
        guard !files.isEmpty else { return completion(CocoaError(.fileNoSuchFile)) }
        SharedFile.write(files) { [weak self] result in
            switch result {
            case .success(let files):
                guard let self else { return files.remove() }
                self.files = files
                completion(nil)
            case .failure(let error): completion(error)
            }
        }
    }

    override var activityViewController: UIViewController? {
        guard let files else { return nil }
        let picker = UIDocumentPickerViewController(forExporting: files.urls, asCopy: true)
        picker.delegate = self
        return picker
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { end(true) }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { end(false) }

    private func end(_ isCompleted: Bool) {
        files?.remove()
        files = nil
        activityDidFinish(isCompleted)
    }
}
