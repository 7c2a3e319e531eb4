import UIKit

/// Short and long alerts and action sheets.
final class AlertsPage: ActionsViewController {
    private var chosen = "Nothing chosen yet"

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    private func update() {
        sections = [
            Section(
                title: "Alerts",
                rows: [
                    Row("Two actions") { [weak self] in self?.showAlert() },
                    Row("Preferred action") { [weak self] in self?.showPreferred() },
                    Row("Long message") { [weak self] in self?.showLong() },
                    Row("Many actions") { [weak self] in self?.showMany() },
                    Row("One after another") { [weak self] in self?.showSteps(1) },
                ]),
            Section(
                title: "Action sheets", note: "In a wide window these are popovers.",
                rows: [
                    Row("Action sheet") { [weak self] in self?.showSheet() },
                    Row("With many actions") { [weak self] in self?.showLongSheet() },
                ]),
            Section(title: "Chosen", rows: [Row(chosen)]),
        ]
        tableView.reloadData()
    }

    private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
        UIAlertAction(title: title, style: style) { [weak self] action in
            self?.chosen = action.title ?? ""
            self?.update()
        }
    }

    private func show(_ alert: UIAlertController, _ actions: [UIAlertAction]) {
        for action in actions { alert.addAction(action) }
        if let popover = alert.popoverPresentationController {
            popover.sourceView = view
            popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 1, height: 1)
            popover.permittedArrowDirections = []
        }
        present(alert, animated: true)
    }

    // MARK: Alerts

    private func showAlert() {
        let alert = UIAlertController(
            title: "Delete the note?", message: "It cannot be brought back.", preferredStyle: .alert)
        show(alert, [action("Delete", .destructive), action("Cancel", .cancel)])
    }

    private func showPreferred() {
        let alert = UIAlertController(
            title: "Save your changes?", message: "They are lost otherwise.", preferredStyle: .alert)
        let save = action("Save")
        show(alert, [save, action("Don’t Save", .destructive), action("Cancel", .cancel)])
        alert.preferredAction = save
    }

    private func showLong() {
        let terms = "This is what you agree to, in all its length, which has to be scrolled to be read to its end."
        let alert = UIAlertController(
            title: "Terms", message: Array(repeating: terms, count: 60).joined(separator: "\n\n"),
            preferredStyle: .alert)
        show(alert, [action("Agree"), action("Cancel", .cancel)])
    }

    private func showMany() {
        let alert = UIAlertController(title: "Which year?", message: nil, preferredStyle: .alert)
        show(alert, (1985...2025).reversed().map { action("\($0)") } + [action("Cancel", .cancel)])
    }

    private func showSteps(_ step: Int) {
        let alert = UIAlertController(title: "Step \(step)", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Next", style: .default) { [weak self] _ in self?.showSteps(step + 1) })
        show(alert, [action("Stop", .cancel)])
    }

    // MARK: Action sheets

    private func showSheet() {
        let sheet = UIAlertController(
            title: nil, message: "The photo is in one album.", preferredStyle: .actionSheet)
        let off = action("Add to Album")
        off.isEnabled = false
        show(sheet, [action("Share"), off, action("Delete Photo", .destructive), action("Cancel", .cancel)])
    }

    private func showLongSheet() {
        let sheet = UIAlertController(title: "Move to", message: "Choose a folder.", preferredStyle: .actionSheet)
        show(sheet, (1...40).map { action("Folder \($0)") } + [action("Cancel", .cancel)])
    }
}
