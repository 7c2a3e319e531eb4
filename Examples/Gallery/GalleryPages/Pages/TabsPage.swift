import UIKit

/// Opens a tab bar controller with nine tabs, which has a More tab on a phone. Its Edit button shows a sheet for
/// dragging tabs to the bar.
final class TabsPage: ActionsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        sections = [
            Section(
                title: "Tab bar controller",
                note: "On a phone four tabs and More, whose Edit button lets one drag others to the bar. In a wide "
                    + "window all of them in a capsule at the top.",
                rows: [row("Nine tabs", 9), row("Four tabs and badges", 4)])
        ]
    }

    private func row(_ title: String, _ count: Int) -> Row {
        Row(title) { [weak self] in
            let tabs = Self.tabs(count)
            tabs.modalPresentationStyle = .fullScreen
            self?.present(tabs, animated: true)
        }
    }

    private static let titles: [(name: String, symbol: String, color: UIColor)] = [
        ("Library", "book.fill", .systemIndigo), ("Clock", "clock.fill", .systemOrange),
        ("Photos", "photo", .systemPink), ("Search", "magnifyingglass", .systemBlue),
        ("Downloads", "square.and.arrow.down.fill", .systemTeal), ("People", "person.crop.circle", .systemGreen),
        ("Favourites", "star.fill", .systemYellow), ("Settings", "gearshape.fill", .systemGray),
        ("Timers", "timer", .systemRed),
    ]

    static func tabs(_ count: Int) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = titles.prefix(count).enumerated().map { index, tab in
            let page = TabPage(tab.name, tab.color)
            page.tabBarItem = UITabBarItem(title: tab.name, image: UIImage(systemName: tab.symbol), tag: index)
            if index == 1 { page.tabBarItem.badgeValue = "3" }
            if index == 2 { page.tabBarItem.badgeValue = "" }
            return UINavigationController(rootViewController: page)
        }
        return tabs
    }
}

/// The content of a tab: pages to push, with and without the bar, and a back button.
private final class TabPage: ActionsViewController {
    private let color: UIColor

    init(_ title: String, _ color: UIColor) {
        self.color = color
        super.init()
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let band = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        band.backgroundColor = color
        tableView.tableHeaderView = band
        sections = [
            Section(title: "Push", rows: [row("With the bar", hides: false), row("Without the bar", hides: true)])
        ]
        if navigationController?.viewControllers.count == 1 || navigationController?.tabBarController == nil {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        }
    }

    private func row(_ title: String, hides: Bool) -> Row {
        Row(title) { [weak self] in
            guard let self else { return }
            let page = TabPage(title, color)
            page.hidesBottomBarWhenPushed = hides
            navigationController?.pushViewController(page, animated: true)
        }
    }
}
