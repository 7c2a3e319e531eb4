import UIKit
import UniformTypeIdentifiers

/// Pickers of files and pictures, and the picked file or picture.
final class PickersPage: ActionsViewController {
    private var result = "Nothing yet"
    private let pictureView = UIImageView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))

    override func viewDidLoad() {
        super.viewDidLoad()
        pictureView.contentMode = .scaleAspectFit
        pictureView.accessibilityIdentifier = "picked picture"
        tableView.tableFooterView = pictureView
        showRows()
    }

    private func showRows() {
        sections = [
            Section(
                title: "Files",
                rows: [
                    Row("Open a text or PDF file") { [weak self] in self?.open([.text, .pdf]) },
                    Row("Open several files") { [weak self] in self?.open([.item], several: true) },
                    Row("Choose a folder") { [weak self] in self?.open([.folder]) },
                    Row("Save a note") { [weak self] in self?.save() },
                ]),
            Section(
                title: "Pictures",
                rows: [
                    Row("Choose a picture") { [weak self] in self?.choosePicture(editing: false) },
                    Row("Choose a part of a picture") { [weak self] in self?.choosePicture(editing: true) },
                ]),
            Section(
                title: "Picked",
                note: "Where the desktop has a window for files, it is that; otherwise a list is shown.",
                rows: [Row(result)]),
        ]
        tableView.reloadData()
    }

    private func show(_ text: String, _ picture: UIImage? = nil) {
        result = text
        pictureView.image = picture
        showRows()
    }

    // MARK: Files

    private func open(_ types: [UTType], several: Bool = false) {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
        picker.allowsMultipleSelection = several
        picker.shouldShowFileExtensions = true
        picker.delegate = self
        present(picker, animated: true)
    }

    private func save() {
        let note = FileManager.default.temporaryDirectory.appendingPathComponent("Note.txt")
        do {
            try Data("A note from the gallery.\n".utf8).write(to: note)
        } catch {
            return show("The note cannot be written: \(error.localizedDescription)")
        }
        let picker = UIDocumentPickerViewController(forExporting: [note], asCopy: true)
        picker.delegate = self
        present(picker, animated: true)
    }

    // MARK: Pictures

    private func choosePicture(editing: Bool) {
        let picker = UIImagePickerController()
        picker.allowsEditing = editing
        picker.delegate = self
        present(picker, animated: true)
    }
}

extension PickersPage: UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        show(urls.map(\.lastPathComponent).joined(separator: ", "))
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { show("Cancelled") }
}

extension PickersPage: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        let picture = (info[.editedImage] ?? info[.originalImage]) as? UIImage
        let copy = info[.imageURL] as? URL
        show(copy?.lastPathComponent ?? "A picture", picture)
        // The copy is in a separate folder.
        if let copy { try? FileManager.default.removeItem(at: copy.deletingLastPathComponent()) }
        picker.dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        show("Cancelled")
        picker.dismiss(animated: true)
    }
}
