import IrekoTesting
import UIKit

enum ContentUnavailableSnippets {
    struct Note { let text = "" }

    private final class EmptyController: UIViewController {
        private(set) var count = 0
        func addNote() { count += 1 }

        override func viewDidLoad() {
            super.viewDidLoad()
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: "tray")
            configuration.text = "No Notes"
            configuration.secondaryText = "Notes that you write are shown here."
            configuration.button.title = "New Note"
            configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.addNote() }
            contentUnavailableConfiguration = configuration
        }
    }

    final class ResultsController: UITableViewController {
        var results: [Note] = [] {
            didSet {
                tableView.reloadData()
                setNeedsUpdateContentUnavailableConfiguration()
            }
        }

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            contentUnavailableConfiguration = results.isEmpty ? UIContentUnavailableConfiguration.search() : nil
        }
    }

    private final class SearchController: UIViewController {
        let query = "Plum"

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            contentUnavailableConfiguration = UIContentUnavailableConfiguration.search().updated(for: state)
        }

        override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
            var state = super.contentUnavailableConfigurationState
            state.searchText = query
            return state
        }
    }

    @MainActor static func run() throws {
        let empty = EmptyController()
        try Stage.run(rootViewController: empty) { stage in
            stage.advance(by: 0)
            try check(stage.find("No Notes").exists)
            stage.find("New Note").tap()
            try check(empty.count == 1)
        }
        let results = ResultsController()
        try Stage.run(rootViewController: results) { stage in
            stage.advance(by: 0)
            try check(stage.find("No Results").exists)
            results.results = [Note()]
            stage.advance(by: 0)
            try check(!stage.find("No Results").exists)
            results.results = []
            stage.advance(by: 0)
        }
        try Stage.run(rootViewController: SearchController()) { stage in
            stage.advance(by: 0)
            try check(stage.describe().contains("Plum"))
        }
    }
}
