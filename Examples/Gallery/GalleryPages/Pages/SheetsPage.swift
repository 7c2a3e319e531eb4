import UIKit

/// Sheets: their detents, their appearance, and scrolling in them.
final class SheetsPage: ActionsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        sections = [
            Section(
                title: "Detents", note: "Drag them by their content, their handle or the bar.",
                rows: [
                    row("Medium and large") { $0.detents = [.medium(), .large()] },
                    row("Three detents") {
                        $0.detents = [.custom { $0.maximumDetentValue * 0.25 }, .medium(), .large()]
                    },
                    row("Medium only") { $0.detents = [.medium()] },
                ]),
            Section(
                title: "Around the sheet", note: "The page behind the first takes touches until the sheet is large.",
                rows: [
                    row("Not dimmed at medium") {
                        $0.detents = [.medium(), .large()]
                        $0.largestUndimmedDetentIdentifier = .medium
                    },
                    row("Large corners") {
                        $0.detents = [.medium(), .large()]
                        $0.preferredCornerRadius = 32
                    },
                    row("At the edge in landscape") {
                        $0.detents = [.medium(), .large()]
                        $0.prefersEdgeAttachedInCompactHeight = true
                    },
                ]),
            Section(
                title: "Scrolling",
                rows: [
                    row("The list scrolls, the bar raises the sheet") {
                        $0.detents = [.medium(), .large()]
                        $0.prefersScrollingExpandsWhenScrolledToEdge = false
                    }
                ]),
        ]
    }

    private func row(_ title: String, _ configure: @escaping (UISheetPresentationController) -> Void) -> Row {
        Row(title) { [weak self] in
            let list = SheetListViewController()
            list.title = title
            let navigation = UINavigationController(rootViewController: list)
            navigation.modalPresentationStyle = .pageSheet
            if let sheet = navigation.sheetPresentationController {
                sheet.prefersGrabberVisible = true
                configure(sheet)
            }
            self?.present(navigation, animated: true)
        }
    }
}

/// A list in a sheet, with buttons for the next detent, for a second sheet on top, and for dismissal.
private final class SheetListViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Another", primaryAction: UIAction { [weak self] _ in self?.presentAnother() })
    }

    private func presentAnother() {
        let another = SheetListViewController()
        another.title = "Another"
        let navigation = UINavigationController(rootViewController: another)
        navigation.sheetPresentationController?.prefersGrabberVisible = true
        present(navigation, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(indexPath.row + 1)"
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let sheet = sheetPresentationController, sheet.detents.count > 1 else { return }
        sheet.animateChanges {
            sheet.selectedDetentIdentifier = sheet.selectedDetentIdentifier == .large ? .medium : .large
        }
    }
}
