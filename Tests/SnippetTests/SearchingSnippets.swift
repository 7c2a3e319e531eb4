import IrekoTesting
import UIKit

final class FruitList: UITableViewController, UISearchResultsUpdating {
    private let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: UISearchController) {
        filter(searchController.searchBar.text ?? "")
    }
}

extension FruitList {
    private func filter(_ text: String) { title = text.isEmpty ? "All" : text }
}

enum SearchingSnippets {
    @MainActor static func run() throws {
        let list = FruitList()
        try Stage.run(rootViewController: UINavigationController(rootViewController: list)) { stage in
            stage.advance(by: 1)
            list.navigationItem.searchController.map(stage.excludeFromLeakCheck)
            list.navigationItem.searchController?.searchBar.searchTextField.becomeFirstResponder()
            stage.advance(by: 1)
            stage.type("plum")
            try check(list.title == "plum" && list.navigationItem.searchController?.isActive == true)
            list.navigationItem.searchController?.isActive = false
            stage.advance(by: 1)
            try check(list.title == "All")
        }
    }
}
