import Foundation
import UIFoundation
import UIKitCore

/// The navigation controller behind More: a list of the tabs for which the bar has no room, and above it what is shown of one.
///
/// A tab that is a navigation controller lends its stack: its controllers stand above the list, under one bar, and go back
/// when another tab is shown or there is room for it in the bar (recorded).
final class MoreNavigationController: UINavigationController {
    private weak var container: UITabBarController?
    private let list: MoreListController
    /// The tab that is shown above the list.
    private(set) weak var shownTab: UIViewController?
    /// Whether one tab takes the place of another: the list that is seen in between, in a callback, is not the user's choice.
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

    /// Other controllers are listed.
    func listDidChange() {
        guard let container else { return }
        if let shownTab, !container.isListed(shownTab) { giveBack(shownTab) }
        list.show(container.arrangement.listed)
    }

    func customizationDidChange() { list.customizationDidChange() }

    // MARK: A tab above the list

    /// The user has chosen a tab from the list: it is what is selected then (recorded).
    private func choose(_ tab: UIViewController) {
        show(tab: tab, animated: true)
        // A callback may have selected another one.
        guard let container, tab === tabAboveList, container.displayed === self else { return }
        container.selection = .tab(tab)
        container.reportSelection()
    }

    /// The tab that is shown above the list, or comes when More is shown.
    var tabAboveList: UIViewController? { viewControllers.count > 1 ? shownTab : nil }

    func show(tab: UIViewController, animated: Bool) {
        guard tab !== shownTab || viewControllers.count < 2 else { return }
        isExchanging = true
        if let shownTab { giveBack(shownTab) }
        isExchanging = false
        // Callbacks of what was shown may have brought the tab into the bar. A split view stays in the list, as it cannot be
        // pushed.
        guard container?.isListed(tab) == true, permitsKind(of: tab) else { return }
        shownTab = tab
        guard let navigation = tab as? UINavigationController else {
            container?.stage.move(tab, to: self)
            guard shownTab === tab else { return }
            return setViewControllers([list, tab], animated: animated)
        }
        borrowPages(of: navigation, above: [list], animated: animated)
    }

    /// The user went back to the list: the tab has its controllers again.
    func returnIfAtList() {
        guard viewControllers.count == 1, !isExchanging else { return }
        if let shownTab { giveBack(shownTab) }
        container?.moreDidReturnToList()
    }

    /// Puts a tab back as it was outside of More, with what has been pushed since.
    func giveBack(_ tab: UIViewController) {
        guard tab === shownTab else { return }
        shownTab = nil
        if let navigation = tab as? UINavigationController {
            var borrowed = Array(viewControllers.dropFirst())
            // It has its root again also where the user has gone back beyond that.
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
        // Freed from here on: their `deinit` may set other controllers.
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
