import Foundation
import UIFoundation
import UIKitCore

/// The More navigation controller: a list of the tabs that do not fit into the bar, and above it the tab that the user
/// has chosen.
///
/// If a tab is a navigation controller, its stack is displayed above the list, so that only one navigation bar is
/// visible. The controllers are returned to it when a different tab is selected, or when the tab fits into the bar
/// (recorded).
final class MoreNavigationController: UINavigationController {
    private weak var container: UITabBarController?
    private let list: MoreListController
    /// The tab that is shown above the list.
    private(set) weak var shownTab: UIViewController?
    /// Whether a tab is being replaced by the next tab. Meanwhile the list can be on top, although the user has not
    /// returned to it.
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
        if let shownTab, !container.isListed(shownTab) { returnToTabs(shownTab) }
        list.show(container.arrangement.listed)
    }

    func customizationDidChange() { list.customizationDidChange() }

    // MARK: A tab above the list

    /// Displays a tab that the user has chosen from the list, and selects the tab (recorded).
    private func choose(_ tab: UIViewController) {
        show(tab: tab, animated: true)
        // A callback may have selected a different tab.
        guard let container, tab === tabAboveList, container.displayed === self else { return }
        container.selection = .tab(tab)
        container.reportSelection()
    }

    /// The tab above the list. If More is not displayed, it is the tab that will be above the list.
    var tabAboveList: UIViewController? { viewControllers.count > 1 ? shownTab : nil }

    func show(tab: UIViewController, animated: Bool) {
        guard tab !== shownTab || viewControllers.count < 2 else { return }
        isExchanging = true
        if let shownTab { returnToTabs(shownTab) }
        isExchanging = false
        // Callbacks of the previous tab may have moved the tab into the bar. A split view stays in the list, since it
        // cannot be pushed.
        guard container?.isListed(tab) == true, !(tab is UISplitViewController) else { return }
        shownTab = tab
        guard let navigation = tab as? UINavigationController else {
            container?.stage.move(tab, to: self)
            guard shownTab === tab else { return }
            return setViewControllers([list, tab], animated: animated)
        }
        displayPages(of: navigation, above: [list], animated: animated)
    }

    /// Returns borrowed controllers to their tab when the user has returned to the list.
    func returnIfAtList() {
        guard viewControllers.count == 1, !isExchanging else { return }
        if let shownTab { returnToTabs(shownTab) }
        container?.moreDidReturnToList()
    }

    /// Restores a tab for use outside More. Controllers that were pushed in the meantime stay in its stack.
    func returnToTabs(_ tab: UIViewController) {
        guard tab === shownTab else { return }
        shownTab = nil
        if let navigation = tab as? UINavigationController {
            var sharedPages = Array(viewControllers.dropFirst())
            // Even if the user has popped the root of the tab, it is returned.
            if sharedPages.isEmpty, let root = navigation.sharedRoot { sharedPages = [root] }
            setViewControllers([list], animated: false)
            if !sharedPages.isEmpty { navigation.returnPages(sharedPages, from: self) }
        } else if viewControllers.count > 1 {
            setViewControllers([list], animated: false)
        }
    }
}

/// The list of tabs in the More navigation controller.
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
        // The old controllers are deallocated here, since their `deinit` may set other controllers.
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
