import UIKit

/// A search controller in a navigation bar with a large title, and search bars in all styles.
final class SearchPage: UIViewController {
    private let navigation = UINavigationController(rootViewController: SearchedList())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.clipsToBounds = true
        navigation.navigationBar.prefersLargeTitles = true
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }
}

/// Symbols that can be searched by name; the results are shown in the list itself.
private final class SearchedList: UITableViewController, UISearchResultsUpdating {
    private let all = [
        "airplane", "alarm", "ant", "archivebox", "bag", "bell", "bicycle", "bolt", "book", "bookmark", "briefcase",
        "calendar",
        "camera", "car", "cart", "clock", "cloud", "cup.and.saucer", "doc", "drop", "ear", "envelope", "eye", "flag",
        "flame",
        "folder", "gift", "globe", "hammer", "heart", "house", "key", "leaf", "lightbulb", "lock", "map", "mic", "moon",
        "paperplane", "pencil", "person", "phone", "photo", "printer", "snowflake", "star", "sun.max", "tag", "trash",
        "umbrella",
    ]
    private lazy var shown = all
    private let search = UISearchController(searchResultsController: nil)

    init() {
        super.init(style: .insetGrouped)
        title = "Symbols"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Symbol")
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Symbols"
        search.searchBar.scopeButtonTitles = ["All", "One word"]
        navigationItem.searchController = search
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Bars",
            primaryAction: UIAction { [weak self] _ in
                self?.navigationController?.pushViewController(SearchBarsPage(), animated: true)
            })
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        let isOneWord = searchController.isActive && searchController.searchBar.selectedScopeButtonIndex == 1
        shown = all.filter {
            (text.isEmpty || $0.localizedCaseInsensitiveContains(text)) && !(isOneWord && $0.contains("."))
        }
        tableView.reloadData()
        setNeedsUpdateContentUnavailableConfiguration()
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        contentUnavailableConfiguration =
            shown.isEmpty ? UIContentUnavailableConfiguration.search().updated(for: state) : nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Symbol", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = shown[indexPath.row]
        content.image = UIImage(systemName: shown[indexPath.row])
        cell.contentConfiguration = content
        return cell
    }
}

/// Search bars in all styles.
private final class SearchBarsPage: SectionsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Search bars"
        navigationItem.largeTitleDisplayMode = .never
        addSection("Styles", [Row(bar("Prominent") { _ in }), Row(bar("Minimal") { $0.searchBarStyle = .minimal })])
        addSection(
            "Buttons",
            [
                Row(bar("Cancel") { $0.showsCancelButton = true }),
                Row(bar("Bookmarks") { $0.showsBookmarkButton = true }),
                Row(
                    bar("Text") {
                        $0.text = "Text"
                        $0.prompt = "A prompt"
                    }),
            ])
        addSection(
            "Scopes and tokens",
            [
                Row(
                    bar("Scopes") {
                        $0.scopeButtonTitles = ["All", "Unread", "Flagged"]
                        $0.showsScopeBar = true
                    }),
                Row(
                    bar("Tokens") {
                        $0.searchTextField.tokens = [
                            UISearchToken(icon: UIImage(systemName: "person"), text: "Anna"),
                            UISearchToken(icon: nil, text: "2026"),
                        ]
                    }),
                Row(bar("بحث") { $0.semanticContentAttribute = .forceRightToLeft }),
            ])
    }

    private func bar(_ placeholder: String, _ change: (UISearchBar) -> Void) -> UISearchBar {
        let bar = UISearchBar()
        bar.placeholder = placeholder
        if bar.searchBarStyle == .default { bar.searchBarStyle = .minimal }
        if placeholder == "Prominent" { bar.searchBarStyle = .prominent }
        change(bar)
        return bar
    }
}
