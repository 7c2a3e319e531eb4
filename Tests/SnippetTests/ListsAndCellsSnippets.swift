import IrekoTesting
import UIKit

enum ListsAndCellsSnippets {
    class CitiesController: UITableViewController {
        var cities = ["Paris", "Oslo", "Lima"]

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cities.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = cities[indexPath.row]
            content.image = UIImage(systemName: "globe")
            cell.contentConfiguration = content
            return cell
        }
    }

    final class InboxController: UITableViewController {
        private var source: UITableViewDiffableDataSource<String, String>?

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
            source = UITableViewDiffableDataSource(tableView: tableView) { table, indexPath, message in
                let cell = table.dequeueReusableCell(withIdentifier: "message", for: indexPath)
                var content = cell.defaultContentConfiguration()
                content.text = message
                cell.contentConfiguration = content
                return cell
            }
        }

        func show(_ messages: [String]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, String>()
            snapshot.appendSections(["Today"])
            snapshot.appendItems(messages)
            source?.apply(snapshot, animatingDifferences: view.window != nil)
        }
    }

    final class EditableCitiesController: CitiesController {
        override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            cities.insert(cities.remove(at: source.row), at: destination.row)
        }

        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, completion in
                self?.cities.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
                completion(true)
            }
            return UISwipeActionsConfiguration(actions: [remove])
        }
    }

    private final class IndexedController: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { 3 }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
            [UITableView.indexSearch, "A", "M", "Z"]
        }

        override func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int { index - 1 }
    }

    @MainActor static func run() throws {
        let cities = EditableCitiesController()
        try Stage.run(rootViewController: cities) { stage in
            stage.advance(by: 0)
            stage.find("Oslo").swipe(.left)
            stage.advance(by: 1)
            stage.find("Remove").tap()
            stage.advance(by: 1)
            try check(cities.cities == ["Paris", "Lima"] && !stage.find("Oslo").exists)
        }
        let inbox = InboxController()
        try Stage.run(rootViewController: inbox) { stage in
            stage.advance(by: 0)
            inbox.show(["One", "Two"])
            inbox.show(["Two", "Three"])
            stage.advance(by: 1)
            try check(!stage.find("One").exists && stage.find("Three").exists)
        }
        let indexed = IndexedController()
        try Stage.run(rootViewController: indexed) { stage in
            stage.advance(by: 0)
            try check(indexed.sectionIndexTitles(for: indexed.tableView)?.count == 4 && stage.diagnostics.isEmpty)
        }
    }
}
