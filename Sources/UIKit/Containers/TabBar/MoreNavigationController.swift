import Foundation
import UIFoundation
import UIKitCore

/// The navigation controller of More: a list of the tabs that do not fit into the bar, with the chosen tab above it.
///
/// A tab that is a navigation controller lends its stack: its controllers are above the list, under one bar. They are
/// returned when a different tab is shown or the tab fits into the bar (recorded).
final class MoreNavigationController: UINavigationController {
    private weak var container: UITabBarController?
    private let list: MoreListController
    /// The tab that is shown above the list.
    private(set) weak var shownTab: UIViewController?
    /// Whether one tab is replaced by the next. A callback in between may see the list, which the user has not chosen.
    private var isExchanging = false

    init(_ container: UITabBarController) {
        self.container = container
        list = MoreListController(container)
        super.init(nibName: nil, bundle: nil)
        setViewControllers([list], animated: false)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        list.choose = { [weak self] in self?.choose($0) }
    }

    required init?(coder: NSCoder) { nil }

    /// Updates the list of controllers.
    func listDidChange() {
        guard let container else { return }
        if let shownTab, !container.isListed(shownTab) { giveBack(shownTab) }
        list.show(container.arrangement.listed)
    }

    func customizationDidChange() { list.customizationDidChange() }

    // MARK: A tab above the list

    /// Shows a tab that the user has chosen from the list, which selects the tab (recorded).
    private func choose(_ tab: UIViewController) {
        show(tab: tab, animated: true)
        // A callback may have selected a different tab.
        guard let container, tab === tabAboveList, container.displayed === self else { return }
        container.selection = .tab(tab)
        container.reportSelection()
    }

    /// The tab above the list, or the tab that will be there when More is shown.
    var tabAboveList: UIViewController? { viewControllers.count > 1 ? shownTab : nil }

    func show(tab: UIViewController, animated: Bool) {
        guard tab !== shownTab || viewControllers.count < 2 else { return }
        isExchanging = true
        if let shownTab { giveBack(shownTab) }
        isExchanging = false
        // Callbacks of the previous tab may have moved the tab into the bar. A split view stays in the list, as it
        // cannot be pushed.
        guard container?.isListed(tab) == true, permitsKind(of: tab) else { return }
        shownTab = tab
        guard let navigation = tab as? UINavigationController else {
            container?.stage.move(tab, to: self)
            guard shownTab === tab else { return }
            return setViewControllers([list, tab], animated: animated)
        }
        borrowPages(of: navigation, above: [list], animated: animated)
    }

    /// Returns the controllers to the tab after the user returned to the list.
    func returnIfAtList() {
        guard viewControllers.count == 1, !isExchanging else { return }
        if let shownTab { giveBack(shownTab) }
        container?.moreDidReturnToList()
    }

    /// Restores a tab as it was outside of More, with the controllers that were pushed since.
    func giveBack(_ tab: UIViewController) {
        guard tab === shownTab else { return }
        shownTab = nil
        if let navigation = tab as? UINavigationController {
            var borrowed = Array(viewControllers.dropFirst())
            // The tab gets its root back even if the user has popped it.
            if borrowed.isEmpty, let root = navigation.borrowedRoot { borrowed = [root] }
            setViewControllers([list], animated: false)
            if !borrowed.isEmpty { navigation.returnPages(borrowed, from: self) }
        } else if viewControllers.count > 1 {
            setViewControllers([list], animated: false)
        }
    }
}

/// The list of More.
private final class MoreListController: UITableViewController {
    private weak var container: UITabBarController?
    private var tabs: [UIViewController] = []
    var choose: ((UIViewController) -> Void)?

    init(_ container: UITabBarController) {
        self.container = container
        super.init(style: .plain)
        title = "More"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tab")
        customizationDidChange()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (navigationController as? MoreNavigationController)?.returnIfAtList()
    }

    func show(_ tabs: [UIViewController]) {
        let old = self.tabs
        self.tabs = tabs
        // They are deallocated here: their `deinit` may set other controllers.
        withExtendedLifetime(old) {}
        viewIfLoaded.map { _ in tableView.reloadData() }
    }

    func customizationDidChange() {
        guard let container else { return }
        let hasTabs = !container.tabs.isEmpty
        guard hasTabs ? container.canEditTabs : container.customizableViewControllers?.isEmpty == false else {
            return navigationItem.rightBarButtonItem = nil
        }
        let edit = UIAction { [weak container] _ in hasTabs ? container?.editTabs() : container?.customize() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit, primaryAction: edit)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tabs.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tab", for: indexPath)
        let item = tabs[indexPath.row].tabBarItem
        item?.observers.add(self)
        var content = cell.defaultContentConfiguration()
        content.text = item?.title
        content.image = item?.image
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard tabs.indices.contains(indexPath.row) else { return }
        choose?(tabs[indexPath.row])
    }
}

extension MoreListController: BarItemObserver {
    func barItemDidChange(_ item: NSObject, animated: Bool) { viewIfLoaded.map { _ in tableView.reloadData() } }
}
