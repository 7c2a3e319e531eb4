import UIKit

/// Opens a tab bar controller with nine tabs, which on a phone has More: its Edit button shows the sheet on which tabs are dragged to
/// the bar.
final class TabsPage: SectionsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addSection(
            "Tab bar controller", note: "On a phone four tabs and More, whose Edit button lets one drag others to the bar. In a wide "
                + "window all of them in a capsule at the top.",
            [button("Nine tabs") { Self.tabs(9) }, button("Four tabs and badges") { Self.tabs(4) }])
    }

    private func button(_ title: String, _ make: @escaping () -> UIViewController) -> UIView {
        var configuration = UIButton.Configuration.plain()
        configuration.title = title
        configuration.contentInsets = .zero
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in
                let tabs = make()
                tabs.modalPresentationStyle = .fullScreen
                self?.present(tabs, animated: true)
            })
        return Row(button, alignment: .leading)
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

/// What a tab shows: pages to push, with and without the bar, and the way back.
private final class TabPage: SectionsViewController {
    private let color: UIColor

    init(_ title: String, _ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let swatch = UIView()
        swatch.backgroundColor = color
        swatch.layer.cornerRadius = 8
        swatch.heightAnchor.constraint(equalToConstant: 44).isActive = true
        addSection("\(title ?? "")", [Row(swatch)])
        addSection("Push", [push("With the bar", hides: false), push("Without the bar", hides: true)])
        if navigationController?.viewControllers.count == 1 || navigationController?.tabBarController == nil {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        }
    }

    private func push(_ title: String, hides: Bool) -> UIView {
        var configuration = UIButton.Configuration.plain()
        configuration.title = title
        configuration.contentInsets = .zero
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                let page = TabPage(title, color)
                page.hidesBottomBarWhenPushed = hides
                navigationController?.pushViewController(page, animated: true)
            })
        return Row(button, alignment: .leading)
    }
}
