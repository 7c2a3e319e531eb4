import Foundation
import IrekoTesting
import UIKit

/// Draws what the documentation's articles show, without a display: light, two pixels a point.
@MainActor
enum ArticlePictures {
    private static let phone = CGSize(width: 300, height: 380)

    static func run(writingTo folder: URL) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try drawNavigation(folder)
            try drawSplitView(folder)
            try drawPages(folder)
        } catch {
            FileHandle.standardError.write(Data("The pictures ended early: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func write(_ stage: Stage, _ name: String, _ folder: URL) throws {
        guard let data = stage.snapshot().pngData() else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: folder.appendingPathComponent(name + ".png"))
    }

    private static func on(
        _ root: UIViewController, size: CGSize, _ body: (Stage) throws -> Void
    ) throws {
        root.overrideUserInterfaceStyle = .light
        try Stage.run(size: size, scale: 2, rootViewController: root) { stage in
            stage.excludeFromLeakCheck(root)
            stage.advance(by: 0.5)
            try body(stage)
        }
    }

    // MARK: Navigation

    private static func drawNavigation(_ folder: URL) throws {
        let list = PlacesController()
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        try on(navigation, size: phone) { stage in
            try write(stage, "navigation-list", folder)
            stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 180), duration: 0.6)
            stage.advance(by: 1)
            try write(stage, "navigation-scrolled", folder)
            list.tableView.setContentOffset(CGPoint(x: 0, y: -list.tableView.adjustedContentInset.top), animated: false)
            stage.advance(by: 0.5)
            navigation.pushViewController(PlaceController(1), animated: true)
            stage.advance(by: 0.14)
            try write(stage, "navigation-push", folder)
            stage.advance(by: 1)
            try write(stage, "navigation-detail", folder)
            stage.touchDown(at: CGPoint(x: 2, y: 250))
            for step in 1...20 {
                stage.touchMove(to: CGPoint(x: 2 + 8 * Double(step), y: 250))
                stage.advance(by: 0.02)
            }
            try write(stage, "navigation-swipe", folder)
            stage.touchUp(at: CGPoint(x: 162, y: 250))
            stage.advance(by: 1)
            navigation.pushViewController(PlaceController(2), animated: false)
            stage.advance(by: 0.5)
            stage.tap(at: CGPoint(x: 150, y: 22))
            stage.advance(by: 1)
            try write(stage, "navigation-menu", folder)
        }
    }

    // MARK: Split views

    private static func drawSplitView(_ folder: URL) throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        let list = PlacesController()
        split.setViewController(list, for: .primary)
        split.setViewController(PlaceController(1), for: .secondary)
        try on(split, size: CGSize(width: 820, height: 420)) { stage in
            list.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            stage.advance(by: 0.5)
            try write(stage, "split-view", folder)
        }
    }

    // MARK: Pages

    /// Gives page view controllers the places one after the other.
    private final class Places: NSObject, UIPageViewControllerDataSource {
        private func place(_ controller: UIViewController, offset: Int) -> UIViewController? {
            let index = ((controller as? PlaceController)?.index ?? 0) + offset
            return PlacesController.names.indices.contains(index) ? PlaceController(index) : nil
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { place(viewController, offset: -1) }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { place(viewController, offset: 1) }
    }

    private static func drawPages(_ folder: URL) throws {
        for (name, style) in [
            ("pages-curl", UIPageViewController.TransitionStyle.pageCurl), ("pages-scroll", .scroll),
        ] {
            let places = Places()
            let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            pages.dataSource = places
            pages.setViewControllers([PlaceController(0)], direction: .forward, animated: false)
            try on(pages, size: phone) { stage in
                stage.touchDown(at: CGPoint(x: 280, y: 300))
                for step in 1...20 {
                    stage.touchMove(to: CGPoint(x: 280 - 8 * Double(step), y: 300 - 2 * Double(step)))
                    stage.advance(by: 0.02)
                }
                try write(stage, name, folder)
                stage.touchUp(at: CGPoint(x: 120, y: 260))
                stage.advance(by: 1)
            }
        }
    }
}

/// A list of places.
private final class PlacesController: UITableViewController {
    static let names = ["Chōshi", "Hakone", "Kamakura", "Nikkō", "Ōarai", "Takasaki", "Urayasu", "Yokohama", "Zushi"]
    static let colors: [UIColor] = [
        .systemTeal, .systemGreen, .systemIndigo, .systemRed, .systemBlue, .systemOrange, .systemPink, .systemPurple,
        .systemCyan,
    ]

    init() {
        super.init(style: .plain)
        title = "Places"
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = Self.names[indexPath.row]
        content.image = UIImage(systemName: "mappin.circle.fill") ?? UIImage(systemName: "circle.fill")
        content.imageProperties.tintColor = Self.colors[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

/// One place: its name on its colour, and a menu in the title.
private final class PlaceController: UIViewController {
    let index: Int

    init(_ index: Int) {
        self.index = index
        super.init(nibName: nil, bundle: nil)
        title = PlacesController.names[index]
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action, primaryAction: UIAction { _ in })
        guard index == 2 else { return }
        navigationItem.documentProperties = UIDocumentProperties(
            url: URL(fileURLWithPath: "/\(PlacesController.names[2]).txt"))
        navigationItem.titleMenuProvider = { suggested in
            UIMenu(
                children: suggested + [
                    UIAction(title: "Add to Favourites", image: UIImage(systemName: "star")) { _ in },
                    UIAction(title: "Show on the Map", image: UIImage(systemName: "map")) { _ in },
                ])
        }
    }

    required init?(coder: NSCoder) { nil }

    override func duplicate(_ sender: Any?) {}

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = PlacesController.colors[index]
        let label = UILabel()
        label.text = PlacesController.names[index]
        label.font = .systemFont(ofSize: 34, weight: .bold)
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
    }
}
