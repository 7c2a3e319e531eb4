import UIKit

/// A navigation controller inside of the page, whose pages show the features of its bars.
final class NavigationBarsPage: UIViewController {
    private let navigation = UINavigationController(rootViewController: BarList())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.clipsToBounds = true
        navigation.navigationBar.prefersLargeTitles = true
        navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }
}

/// The first page, which leads to the other pages.
private final class BarList: ActionsViewController {
    override init() {
        super.init()
        title = "Bars"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        func rows(_ kinds: [BarPage.Kind]) -> [Row] {
            kinds.map { kind in
                Row(kind.rawValue) { [weak self] in
                    self?.navigationController?.pushViewController(BarPage(kind), animated: true)
                }
            }
        }
        sections = [
            Section(title: "Title", rows: rows([.largeTitle, .smallTitle, .subtitle, .prompt, .titleMenu])),
            Section(title: "Items", rows: rows([.items, .toolbar])),
            Section(title: "Searching", rows: rows([.search])),
            Section(title: "Hiding", rows: rows([.hidden, .hiddenBySwipe])),
        ]
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.hidesBarsOnSwipe = false
        navigationController?.setNavigationBarHidden(false, animated: animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }
}

/// A feature of bars, over rows to scroll.
private final class BarPage: ActionsViewController {
    enum Kind: String {
        case largeTitle = "Large title"
        case smallTitle = "Small title"
        case subtitle = "Subtitles and a badge"
        case search = "Search in the toolbar"
        case prompt = "Prompt"
        case titleMenu = "Title with a menu"
        case items = "Buttons and menus"
        case toolbar = "Toolbar"
        case hidden = "Hidden bar"
        case hiddenBySwipe = "Hidden by a swipe"
    }

    private let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
        title = kind.rawValue
        navigationItem.largeTitleDisplayMode = kind == .largeTitle ? .always : .never
        setUpBars()
    }

    required init?(coder: NSCoder) { nil }

    private func setUpBars() {
        switch kind {
        case .largeTitle, .smallTitle, .hidden, .hiddenBySwipe: break
        case .subtitle:
            navigationItem.largeTitleDisplayMode = .always
            navigationItem.subtitle = "Below the title"
            navigationItem.largeSubtitle = "Below the large title"
            let inbox = UIBarButtonItem(systemItem: .organize, primaryAction: action("Inbox"))
            (inbox.badge, inbox.identifier, inbox.style) = (.count(3), "inbox", .prominent)
            navigationItem.rightBarButtonItem = inbox
        case .search:
            navigationItem.searchController = UISearchController(searchResultsController: nil)
            navigationItem.preferredSearchBarPlacement = .integrated
            toolbarItems = [
                UIBarButtonItem(systemItem: .organize, primaryAction: action("Move")), .flexibleSpace(),
                navigationItem.searchBarPlacementBarButtonItem,
            ]
        case .prompt: navigationItem.prompt = "A line above the title"
        case .titleMenu:
            navigationItem.titleMenuProvider = { [weak self] _ in
                UIMenu(children: ["Duplicate", "Move", "Print"].compactMap { self?.action($0) })
            }
        case .items:
            let more = UIMenu(children: [action("Share", "square.and.arrow.up"), action("Flag", "flag")])
            navigationItem.rightBarButtonItems = [
                UIBarButtonItem(title: "More", image: UIImage(systemName: "ellipsis.circle"), menu: more),
                UIBarButtonItem(systemItem: .add, primaryAction: action("Add")),
            ]
            navigationItem.leftItemsSupplementBackButton = true
            navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: action("Select"))
        case .toolbar:
            toolbarItems = [
                UIBarButtonItem(systemItem: .organize, primaryAction: action("Move")), .flexibleSpace(),
                UIBarButtonItem(primaryAction: action("Select")), .flexibleSpace(),
                UIBarButtonItem(systemItem: .trash, primaryAction: action("Delete")),
            ]
        }
    }

    private func action(_ title: String, _ symbol: String? = nil) -> UIAction {
        UIAction(title: title, image: symbol.flatMap { UIImage(systemName: $0) }) { [weak self] _ in self?.show(title) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        show("Nothing yet")
    }

    /// Shows the latest choice in the first row.
    private func show(_ chosen: String) {
        let back = Row("Back") { [weak self] in self?.navigationController?.popViewController(animated: true) }
        sections = [
            Section(title: "Chosen", rows: [Row(chosen)]), Section(rows: [back]),
            Section(title: "Rows to scroll", rows: (1...30).map { Row("Row \($0)") }),
        ]
        tableView.reloadData()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.hidesBarsOnSwipe = kind == .hiddenBySwipe
        navigationController?.setNavigationBarHidden(kind == .hidden, animated: animated)
        navigationController?.setToolbarHidden(toolbarItems == nil, animated: animated)
    }
}
