import IrekoTesting
import Testing
import UIKit

private final class NotesController: UITableViewController {
    private var notes = ["Shopping"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
        let button = UIButton(primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.askToDelete() })
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        tableView.tableFooterView = button
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        cell.textLabel?.text = notes[indexPath.row]
        return cell
    }

    private func add() {
        notes.insert("New note", at: 0)
        tableView.reloadData()
    }

    private func askToDelete() {
        let alert = UIAlertController(title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.notes = [] })
        present(alert, animated: true)
    }
}

@Suite("Snippets of Elements.md")
struct ElementsSnippetTests {
    @Test @MainActor func addsANote() throws {
        try Stage.run(
            device: .iPhone15, rootViewController: UINavigationController(rootViewController: NotesController())
        ) { stage in
            stage.find("Add").tap()
            stage.advance(by: 0.1)

            #expect(stage.find(row: IndexPath(row: 0, section: 0)).text == "New note")
        }
    }

    @Test("A scene of a storyboard is found by its identifier") @MainActor
    func storyboard() throws {
        let root = UIStoryboard(name: "Main", bundle: .module).instantiateViewController(withIdentifier: "Checkout")
        try Stage.run(rootViewController: root) { stage in
            stage.advance(by: 0)
            #expect(stage.find(storyboardIdentifier: "Checkout").find("Total").exists)
        }
    }

    @Test @MainActor func asksBeforeDeleting() throws {
        try Stage.run(rootViewController: NotesController()) { stage in
            stage.find("Delete").tap()
            #expect(stage.alert?.message == "This cannot be undone.")

            stage.chooseAlertAction("Cancel")

            #expect(stage.find("Shopping").exists)
        }
    }
}

@Suite("Pictures of Elements.md", .withFontOfReferences)
struct ElementsPictureTests {
    @Test(arguments: [StageDevice.iPhoneSE, .iPhone15, .iPadMini]) @MainActor func fits(device: StageDevice) throws {
        try Stage.run(device: device, textSize: .accessibilityLarge, rootViewController: NotesController()) { stage in
            try stage.expectSnapshot(named: "notes, \(device.name)")
        }
    }
}
