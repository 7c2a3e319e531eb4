import UIKit

extension NoteEditorViewController {
    /// The menu of the note's actions.
    func makeMenu() -> UIMenu {
        let copy = UIAction(title: "Copy Note", image: UIImage(systemName: "doc.on.doc")) { [weak self] _ in
            guard let self else { return }
            UIPasteboard.general.string = textView.note.plain
        }
        let share = UIAction(title: "Save as Text File", image: UIImage(systemName: "square.and.arrow.up")) {
            [weak self] _ in self?.writeTextFile()
        }
        let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
            [weak self] _ in self?.delete()
        }
        return UIMenu(children: [copy, share, delete])
    }

    private func writeTextFile() {
        save()
        guard let note = id.flatMap(store.note), let export else { return }
        let alert: UIAlertController
        do {
            let file = try export.write(note)
            let folder = file.deletingLastPathComponent().lastPathComponent
            alert = UIAlertController(
                title: "Saved in “\(folder)”", message: file.lastPathComponent, preferredStyle: .alert)
        } catch {
            alert = UIAlertController(
                title: "The Note Was Not Saved", message: error.localizedDescription, preferredStyle: .alert)
        }
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
