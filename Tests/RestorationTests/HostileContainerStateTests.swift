import Expectations
import Foundation
import IrekoContainers
import IrekoTesting
import RandomSupport
import StateArchive
import Testing
import UIKit

/// Unexpected values for every key that UIKit's classes save.
@MainActor
@Suite("Damaged state of containers, lists and views", .serialized)
struct HostileContainerStateTests {
    nonisolated private static let values: [ArchivedValue] = [
        .null, .bool(true), .integer(-1), .integer(.max), .integer(.min), .float(.nan), .double(.nan),
        .double(.infinity),
        .double(-1e300), .double(0), .string(""), .string("{nan, nan}"), .string("{1e300, -1e300}"),
        .string("{inf, 0, 0, 0}"),
        .string("{1e300, 1e300, 1e300, 1e300}"), .data(Data([0, 1])), .date(.distantPast), .array([]),
        .set([.integer(1)]),
        .array([.integer(.max), .integer(.max)]), .array([.array([.integer(-1), .integer(7)])]),
        .array([.array([.integer(3), .integer(1_000_000)]), .string("no such row"), .double(.nan)]),
        .array(Array(repeating: .double(.nan), count: 14)), .array(Array(repeating: .double(1e300), count: 14)),
        .array(Array(repeating: .double(0), count: 14)), .dictionary([.init(key: .string("a"), value: .integer(1))]),
        .object(className: "NSIndexPath", Data([1, 2, 3])), .reference(-1), .reference(.max),
    ]

    /// The rules whose violation stops a program.
    nonisolated private static let exceptions: Set<String> = [
        "hierarchyInconsistency", "viewSharedByControllers", "childOfItself", "missingView", "list", "navigation",
        "page", "presentation",
        "split", "tabs",
    ]

    /// Restores changed state in a new interface, and checks that the program would continue.
    private func restore(_ stage: Stage, _ state: ArchivedState, _ what: String) throws {
        let store = try #require(UIContext.current.stateStore as? MemoryStateStore)
        store.discard()
        store.kept = state
        stage.window.rootViewController?.dismiss(animated: false)
        stage.settle()
        let before = stage.diagnostics.count
        let delegate = LoggingDelegate()
        delegate.make = { path, _ in path.last.flatMap { $0.hasPrefix("page") ? Interface.page($0) : nil } }

        try stage.restore(into: Interface.root(), delegate)
        stage.settle()

        let broken = stage.diagnostics.dropFirst(before).filter { Self.exceptions.contains($0.rule) }
        expectEmpty(broken, "\(what): \(broken.map(\.description))")
        expectIdentical(stage.window.rootViewController?.viewIfLoaded?.window, stage.window, "\(what)")
    }

    @Test("Values of other types, out of range and not finite: no exception, and the interface is restored")
    func values() throws {
        try Stage.run(rootViewController: Interface.root()) { stage in
            stage.allowsDiagnostics = true
            Interface.use(stage)
            let state = try #require(stage.preserve())
            #expect(state.objects.count > 12)

            for value in Self.values {
                var changed = state
                for index in state.objects.indices {
                    for key in state.objects[index].values.keys { changed.objects[index].values[key] = value }
                }
                try restore(stage, changed, "\(value)")
            }
        }
    }

    @Test("Some values at random, and references to objects that were not saved", arguments: 0..<5)
    func random(group: Int) throws {
        try Stage.run(rootViewController: Interface.root()) { stage in
            stage.allowsDiagnostics = true
            Interface.use(stage)
            let state = try #require(stage.preserve())

            for seed in group * 20..<group * 20 + 20 {
                var generator = SeededGenerator(seed: UInt64(seed))
                var changed = state
                for index in state.objects.indices {
                    for key in state.objects[index].values.keys.sorted() where generator.below(3) == 0 {
                        let references = [0, 1].map { _ in ArchivedValue.reference(generator.below(state.objects.count))
                        }
                        changed.objects[index].values[key] = generator.pick(
                            generator.below(2) == 0 ? Self.values : references + [.array(references)])
                    }
                }
                try restore(stage, changed, "seed \(seed)")
            }
        }
    }
}

/// Tabs with a navigation controller, a table, a scroll view that zooms, an image, a split view, pages and custom
/// containers.
@MainActor
private enum Interface {
    static func page(_ identifier: String) -> UIViewController {
        let page = UIViewController()
        page.restorationIdentifier = identifier
        return page
    }

    private static func named<Controller: UIViewController>(_ identifier: String, _ controller: Controller)
        -> Controller
    {
        controller.restorationIdentifier = identifier
        return controller
    }

    static func root() -> UIViewController {
        let tabs = named("tabs", UITabBarController())
        let split = named("split", UISplitViewController(style: .doubleColumn))
        split.setViewController(
            named("primary", UINavigationController(rootViewController: page("list"))), for: .primary)
        split.setViewController(
            named("secondary", UINavigationController(rootViewController: page("detail"))), for: .secondary)
        let book = named("book", UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal))
        book.setViewControllers([page("first page")], direction: .forward, animated: false)
        let segments = named(
            "segments", SegmentedContainerController(titles: ["A", "B"], viewControllers: [page("a"), page("b")]))
        tabs.viewControllers = [
            named("navigation", UINavigationController(rootViewController: named("rows", Rows(style: .plain)))),
            named("views", Views()), split, book, segments, named("modal", ModalContainerController()),
        ]
        return tabs
    }

    /// Simulates a user.
    static func use(_ stage: Stage) {
        stage.settle()
        guard let tabs = stage.window.rootViewController as? UITabBarController, let controllers = tabs.viewControllers
        else { return }
        let navigation = controllers[0] as? UINavigationController
        let rows = navigation?.viewControllers.first as? UITableViewController
        rows?.tableView.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .top)
        stage.settle()
        navigation?.pushViewController(page("page 1"), animated: false)
        navigation?.pushViewController(page("page 2"), animated: false)
        for index in controllers.indices {
            tabs.selectedIndex = index
            stage.settle()
        }
        (controllers[1] as? Views)?.scroll.zoomScale = 2
        (controllers[1] as? Views)?.scroll.contentOffset = CGPoint(x: 50, y: 60)
        (controllers[4] as? SegmentedContainerController)?.selectedIndex = 1
        (controllers[5] as? ModalContainerController)?.presentModal(page("page modal"), animated: false)
        stage.settle()
        tabs.selectedIndex = 0
        tabs.present(page("page presented"), animated: false)
        stage.settle()
    }

    final class Rows: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.restorationIdentifier = "table"
            tableView.allowsMultipleSelection = true
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    final class Views: UIViewController, UIScrollViewDelegate {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        private let content = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 900))

        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.restorationIdentifier = "scroll"
            scroll.addSubview(content)
            scroll.contentSize = content.bounds.size
            (scroll.minimumZoomScale, scroll.maximumZoomScale, scroll.delegate) = (0.5, 3, self)
            view.addSubview(scroll)
            let image = UIImageView(frame: CGRect(x: 10, y: 400, width: 100, height: 50))
            image.restorationIdentifier = "image"
            view.addSubview(image)
        }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    }
}
