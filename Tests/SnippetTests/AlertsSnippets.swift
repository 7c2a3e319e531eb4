import IrekoTesting
import Testing
import UIKit

private final class NoteViewController: UITableViewController {
    private(set) var log: [String] = []
    private var notes = ["Note"]

    override func viewDidLoad() {
        super.viewDidLoad()
        let item = UIBarButtonItem(
            title: "Delete Note", primaryAction: UIAction { [weak self] _ in self?.askForNote() })
        navigationItem.leftBarButtonItem = item
        let button = UIButton(
            configuration: .plain(),
            primaryAction: UIAction(title: "Delete Note") { [weak self] _ in self?.askForNote() })
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        tableView.tableFooterView = button
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = notes[indexPath.row]
        return cell
    }

    private func deleteNote() {
        log.append("delete note")
        notes = []
        tableView.reloadData()
    }

    private func deleteDraft() { log.append("delete draft") }
    private func saveDraft() { log.append("save draft") }

    func askForNote() {
        let alert = UIAlertController(
            title: "Delete the note?", message: "It cannot be brought back.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                self?.deleteNote()
            })
        present(alert, animated: true)
    }

    func askForDraft() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete Draft", style: .destructive) { [weak self] _ in self?.deleteDraft() })
        sheet.addAction(UIAlertAction(title: "Save Draft", style: .default) { [weak self] _ in self?.saveDraft() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceItem = navigationItem.leftBarButtonItem
        present(sheet, animated: true)
    }
}

enum AlertsSnippets {
    @MainActor static func run() throws {
        for size in [CGSize(width: 390, height: 844), CGSize(width: 1180, height: 820)] {
            let root = UINavigationController(rootViewController: NoteViewController())
            try Stage.run(size: size, rootViewController: root) { stage in
                guard let notes = root.topViewController as? NoteViewController else { return }
                notes.askForNote()
                stage.advance(by: 1)
                stage.chooseAlertAction("Delete")
                stage.advance(by: 1)
                notes.askForDraft()
                stage.advance(by: 1)
                stage.chooseAlertAction("Save Draft")
                stage.advance(by: 1)

                try check(notes.log == ["delete note", "save draft"] && notes.presentedViewController == nil)
            }
        }
    }
}

@Suite("Snippets of Alerts.md")
struct AlertsSnippetTests {
    @Test @MainActor func theNoteIsDeleted() throws {
        try Stage.run(rootViewController: NoteViewController()) { stage in
            stage.find("Delete Note").tap()
            stage.advance(by: 0.5)
            stage.find("Delete").tap()
            stage.advance(by: 0.5)

            #expect(!stage.find("Note").exists)
        }
    }
}
