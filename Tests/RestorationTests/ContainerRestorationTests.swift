import Expectations
import Foundation
import IrekoContainers
import IrekoTesting
import Testing
import UIKit

@MainActor
private func page(_ identifier: String?) -> UIViewController {
    let page = UIViewController()
    page.restorationIdentifier = identifier
    page.title = identifier
    return page
}

/// A page that preserves a note.
private final class NotedPage: UIViewController {
    var note: String?

    init(_ identifier: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
    }

    required init?(coder: NSCoder) { nil }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(note, forKey: "note")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        note = coder.decodeObject(of: NSString.self, forKey: "note").map { $0 as String }
    }
}

@MainActor
@Suite("Relaunched containers", .serialized)
struct ContainerRestorationTests {
    /// Runs a program with a root; controllers whose identifier begins with `page` are made again when they are
    /// missing.
    private func run(
        size: CGSize = CGSize(width: 390, height: 844), root: @escaping @MainActor () -> UIViewController,
        _ body: (Stage) throws -> Void
    ) throws {
        RootApp.makeRoot = root
        RootApp.makeController = { path in path.last.flatMap { $0.hasPrefix("page") ? page($0) : nil } }
        try Stage.run(application: RootApp.self, size: size) { stage in
            stage.advance(by: 1)
            try body(stage)
        }
    }

    private func root<Root: UIViewController>(_ stage: Stage, as type: Root.Type) throws -> Root {
        try #require(stage.window.rootViewController as? Root)
    }

    private func navigation(_ pages: UIViewController...) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.restorationIdentifier = "navigation"
        navigation.setViewControllers(pages, animated: false)
        return navigation
    }

    // MARK: Navigation

    @Test("A stack is restored from the bottom up, also with equal identifiers")
    func stack() throws {
        try run(root: { navigation(page("first")) }) { stage in
            let before = try root(stage, as: UINavigationController.self)
            for name in ["page", "page", "page2"] { before.pushViewController(page(name), animated: false) }

            stage.relaunch()
            stage.advance(by: 1)

            let after = try root(stage, as: UINavigationController.self)
            expectEqual(after.viewControllers.map(\.restorationIdentifier), ["first", "page", "page", "page2"])
            expectEqual(Set(after.viewControllers).count, 4)
            expectIdentical(after.topViewController?.viewIfLoaded?.window, stage.window)
            expectEqual(after.navigationBar.items?.map(\.title), ["first", "page", "page", "page2"])
        }
    }

    @Test(
        "If a controller in the middle is refused, the upper ones stay; one without identifier gives a warning"
    )
    func refused() throws {
        try run(root: { navigation(page("first")) }) { stage in
            let before = try root(stage, as: UINavigationController.self)
            for name in ["page1", "refused", nil, "page2"] as [String?] {
                before.pushViewController(page(name), animated: false)
            }

            stage.relaunch()
            stage.advance(by: 1)

            let after = try root(stage, as: UINavigationController.self)
            expectEqual(after.viewControllers.map(\.restorationIdentifier), ["first", "page1", "page2"])
            expectEqual(stage.diagnostics.filter { $0.message.contains("restorationIdentifier") }.count, 1)
        }
    }

    @Test("Ended during a push and during a pop: the final stack is restored", arguments: [true, false])
    func inFlight(pushes: Bool) throws {
        try run(root: { navigation(page("first")) }) { stage in
            let before = try root(stage, as: UINavigationController.self)
            before.pushViewController(page("page1"), animated: false)
            stage.advance(by: 1)
            if pushes {
                before.pushViewController(page("page2"), animated: true)
            } else {
                before.popViewController(animated: true)
            }
            stage.advance(by: 0.1)

            stage.relaunch()
            stage.advance(by: 1)

            let after = try root(stage, as: UINavigationController.self)
            expectEqual(
                after.viewControllers.map(\.restorationIdentifier), ["first"] + (pushes ? ["page1", "page2"] : []))
        }
    }

    // MARK: Tabs

    private func tabs(_ names: [String]) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = names.map { page($0) }
        return tabs
    }

    @Test("The selected tab is found by its controller, if the program has changed the order of tabs")
    func reorderedTabs() throws {
        var names = ["a", "b", "c"]
        try run(root: { tabs(names) }) { stage in
            try root(stage, as: UITabBarController.self).selectedIndex = 0
            names = ["c", "b", "a"]

            stage.relaunch()

            let after = try root(stage, as: UITabBarController.self)
            expectEqual(after.selectedIndex, 2)
            expectEqual(after.viewControllers?.map(\.title), ["c", "b", "a"])
        }
    }

    @Test("A tab that is listed under More, and More itself", arguments: [6, nil])
    func more(index: Int?) throws {
        try run(root: { tabs(["a", "b", "c", "d", "e", "f", "g"]) }) { stage in
            let before = try root(stage, as: UITabBarController.self)
            before.selectedViewController =
                index.flatMap { before.viewControllers?[$0] } ?? before.moreNavigationController
            stage.advance(by: 1)
            let look = stage.describe()

            stage.relaunch()
            stage.advance(by: 1)

            let after = try root(stage, as: UITabBarController.self)
            expectEqual((after.selectedViewController === after.moreNavigationController), (index == nil))
            expectEqual(stage.describe(), look)
        }
    }

    // MARK: Split views

    private func split() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.restorationIdentifier = "split"
        split.setViewController(navigation(page("list")), for: .primary)
        let detail = navigation(page("detail"))
        detail.restorationIdentifier = "navigation"
        split.setViewController(detail, for: .secondary)
        return split
    }

    @Test(
        "Split views are restored in a window of a different size: column stacks, and the column on top",
        arguments: [(390, 390), (390, 1024), (1024, 390), (1024, 1024)])
    func splitViews(before: Int, after: Int) throws {
        try run(size: CGSize(width: 1024, height: 844), root: { split() }) { stage in
            let first = try root(stage, as: UISplitViewController.self)
            (first.viewController(for: .primary) as? UINavigationController)?.pushViewController(
                page("page1"), animated: false)
            (first.viewController(for: .secondary) as? UINavigationController)?
                .pushViewController(page("page2"), animated: false)
            stage.advance(by: 1)
            stage.resize(to: CGSize(width: before, height: 844))
            stage.advance(by: 1)

            stage.sendToBackground()
            stage.resize(to: CGSize(width: after, height: 844))
            stage.relaunch()
            stage.advance(by: 1)

            let second = try root(stage, as: UISplitViewController.self)
            @MainActor func stack(_ column: UISplitViewController.Column) -> [String?] {
                let navigation = second.viewController(for: column) as? UINavigationController
                return navigation?.viewControllers.filter { !($0 is UINavigationController) }.map(
                    \.restorationIdentifier) ?? []
            }
            expectEqual(second.isCollapsed, (after == 390))
            expectEqual(stack(.primary), ["list", "page1"])
            expectEqual(stack(.secondary), ["detail", "page2"])
            let detail = second.viewController(for: .secondary) as? UINavigationController
            expectIdentical(detail?.topViewController?.viewIfLoaded?.window, stage.window)
        }
    }

    @Test("A page above a column that a split view has wrapped is visible after the launch")
    func pageAboveWrappedColumn() throws {
        try run(root: {
            let split = UISplitViewController(style: .doubleColumn)
            split.restorationIdentifier = "split"
            split.setViewController(navigation(page("list")), for: .primary)
            split.setViewController(page("detail"), for: .secondary)
            return split
        }) { stage in
            @MainActor func primary() throws -> UINavigationController {
                let split = try root(stage, as: UISplitViewController.self)
                return try #require(split.viewController(for: .primary) as? UINavigationController)
            }
            try primary().pushViewController(page("page1"), animated: false)
            stage.advance(by: 1)
            let before = try primary().topViewController?.restorationIdentifier

            stage.relaunch()
            stage.advance(by: 1)

            expectEqual(before, "page1")
            try expectEqual(primary().viewControllers.map(\.restorationIdentifier), ["list", "page1"])
        }
    }

    @Test("The columns of a split view in a tab that is not opened", arguments: [390, 1024])
    func hiddenSplitView(width: Int) throws {
        try run(
            size: CGSize(width: width, height: 844),
            root: {
                let tabs = UITabBarController()
                tabs.restorationIdentifier = "tabs"
                tabs.viewControllers = [page("first"), split()]
                return tabs
            },
            { stage in
                @MainActor func column(_ column: UISplitViewController.Column) throws -> UINavigationController {
                    let tabs = try root(stage, as: UITabBarController.self)
                    let split = try #require(tabs.viewControllers?.last as? UISplitViewController)
                    return try #require(split.viewController(for: column) as? UINavigationController)
                }
                try column(.primary).pushViewController(page("page1"), animated: false)
                try column(.secondary).pushViewController(page("page2"), animated: false)

                for _ in 0..<2 {
                    stage.relaunch()
                    stage.advance(by: 1)
                }

                try expectEqual(column(.primary).viewControllers.map(\.restorationIdentifier), ["list", "page1"])
                try expectEqual(column(.secondary).viewControllers.map(\.restorationIdentifier), ["detail", "page2"])
            })
    }

    @Test("A column that the user has shown or hidden, also in a tab that is not opened", arguments: [false, true])
    func displayMode(isHidden: Bool) throws {
        try run(
            size: CGSize(width: 1024, height: 844),
            root: {
                let (tabs, split) = (UITabBarController(), split())
                split.preferredDisplayMode = isHidden ? .oneBesideSecondary : .secondaryOnly
                tabs.restorationIdentifier = "tabs"
                tabs.viewControllers = [split, page("other")]
                return tabs
            },
            { stage in
                @MainActor func split() throws -> UISplitViewController {
                    let tabs = try root(stage, as: UITabBarController.self)
                    return try #require(tabs.viewControllers?.first as? UISplitViewController)
                }
                if isHidden { try split().hide(.primary) } else { try split().show(.primary) }
                stage.advance(by: 1)
                let mode = try split().displayMode
                expectEqual(mode, isHidden ? .secondaryOnly : .oneBesideSecondary)

                stage.relaunch()
                stage.advance(by: 1)
                try expectEqual(split().displayMode, mode)
                try root(stage, as: UITabBarController.self).selectedIndex = 1
                stage.relaunch()
                stage.relaunch()
                try root(stage, as: UITabBarController.self).selectedIndex = 0
                stage.advance(by: 1)

                try expectEqual(split().displayMode, mode)
            })
    }

    @Test("A column that covers the content of a split view whose width is final only after the first layout")
    func coveringColumn() throws {
        try run(
            size: CGSize(width: 1024, height: 768),
            root: {
                let container = SideBySideController([split(), page("other")])
                container.restorationIdentifier = "container"
                return navigation(container)
            },
            { stage in
                @MainActor func split() throws -> UISplitViewController {
                    let container = try root(stage, as: UINavigationController.self).topViewController
                    return try #require(container?.children.first as? UISplitViewController)
                }
                stage.advance(by: 1)
                try split().show(.primary)
                stage.advance(by: 1)
                try expectEqual(split().displayMode, .oneOverSecondary)

                for _ in 0..<2 {
                    stage.relaunch()
                    stage.advance(by: 1)

                    try expectEqual(split().displayMode, .oneOverSecondary)
                }
                try split().hide(.primary)
                stage.advance(by: 1)
                stage.relaunch()
                stage.advance(by: 1)

                try expectEqual(split().displayMode, .secondaryOnly)
            })
    }

    @Test("Controllers with equal identifiers that a split view wraps are distinguished by their columns")
    func wrappedColumns() throws {
        try run(
            size: CGSize(width: 1024, height: 844),
            root: {
                let split = UISplitViewController(style: .doubleColumn)
                split.restorationIdentifier = "split"
                split.preferredDisplayMode = .oneBesideSecondary
                split.setViewController(NotedPage("column"), for: .primary)
                split.setViewController(NotedPage("column"), for: .secondary)
                return split
            },
            { stage in
                @MainActor func notes() throws -> [String?] {
                    let split = try root(stage, as: UISplitViewController.self)
                    return [UISplitViewController.Column.primary, .secondary].map {
                        (split.viewController(for: $0) as? NotedPage)?.note
                    }
                }
                let split = try root(stage, as: UISplitViewController.self)
                (split.viewController(for: .primary) as? NotedPage)?.note = "1"
                (split.viewController(for: .secondary) as? NotedPage)?.note = "2"

                stage.relaunch()
                try expectEqual(notes(), ["1", "2"])
                stage.relaunch()
                try expectEqual(notes(), ["1", "2"])
            })
    }

    // MARK: Pages

    @Test("A page controller restores no pages itself, and a transition between pages is harmless", arguments: [0, 1])
    func pages(style: Int) throws {
        @MainActor func make() -> UIPageViewController {
            let pages = UIPageViewController(
                transitionStyle: style == 0 ? .pageCurl : .scroll, navigationOrientation: .horizontal)
            pages.restorationIdentifier = "pages"
            pages.setViewControllers([page("one")], direction: .forward, animated: false)
            return pages
        }
        try run(root: { make() }) { stage in
            let before = try root(stage, as: UIPageViewController.self)
            before.setViewControllers([page("two")], direction: .forward, animated: true)
            stage.advance(by: 0.2)

            stage.relaunch()
            stage.advance(by: 1)

            let after = try root(stage, as: UIPageViewController.self)
            expectEqual(after.viewControllers?.map(\.restorationIdentifier), ["one"])
        }
    }

    // MARK: Custom containers

    @Test("A segmented container is restored with its segment")
    func segments() throws {
        @MainActor func make() -> SegmentedContainerController {
            let segments = SegmentedContainerController(titles: ["A", "B"], viewControllers: [page("a"), page("b")])
            segments.restorationIdentifier = "segments"
            return segments
        }
        try run(root: { make() }) { stage in
            try root(stage, as: SegmentedContainerController.self).selectedIndex = 1

            stage.relaunch()

            try expectEqual(root(stage, as: SegmentedContainerController.self).selectedIndex, 1)
        }
    }

    // MARK: Presented

    @Test("Sheets are restored with the detents that the program sets; alerts are not restored")
    func presented() throws {
        try run(root: { page("root") }) { stage in
            let before = try #require(stage.window.rootViewController)
            let sheet = page("page sheet")
            sheet.modalPresentationStyle = .pageSheet
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            sheet.sheetPresentationController?.selectedDetentIdentifier = .large
            before.present(sheet, animated: false)
            stage.advance(by: 1)
            sheet.present(UIAlertController(title: "Alert", message: nil, preferredStyle: .alert), animated: false)
            stage.advance(by: 1)

            stage.relaunch()
            stage.advance(by: 1)

            let after = try #require(stage.window.rootViewController?.presentedViewController)
            expectEqual(after.restorationIdentifier, "page sheet")
            expectNil(after.presentedViewController)
            expectIdentical(after.viewIfLoaded?.window, stage.window)
            expectNil(stage.alert)
            // The restoration class determines the presentation.
            expectEqual(after.sheetPresentationController?.detents.count, 1)
        }
    }

    @Test("A popover is not restored, neither in a wide window nor if it was a sheet", arguments: [390, 1024])
    func popover(width: Int) throws {
        try run(size: CGSize(width: width, height: 844), root: { page("root") }) { stage in
            let before = try #require(stage.window.rootViewController)
            let popover = page("page popover")
            popover.modalPresentationStyle = .popover
            popover.popoverPresentationController?.sourceView = before.view
            before.present(popover, animated: false)
            stage.advance(by: 1)
            expectIdentical(popover.viewIfLoaded?.window, stage.window)

            stage.relaunch()
            stage.advance(by: 1)

            expectNil(stage.window.rootViewController?.presentedViewController)
        }
    }

    @Test("Ended during the dismissal of a sheet: the sheet is not restored")
    func dismissed() throws {
        try run(root: { page("root") }) { stage in
            stage.window.rootViewController?.present(page("page"), animated: false)
            stage.advance(by: 1)
            stage.window.rootViewController?.dismiss(animated: true)
            stage.advance(by: 0.1)

            stage.relaunch()
            stage.advance(by: 1)

            expectNil(stage.window.rootViewController?.presentedViewController)
        }
    }
}
