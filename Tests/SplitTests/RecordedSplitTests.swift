import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Split views as recorded on iOS 26.1.
@MainActor @Suite("Split views as recorded")
struct RecordedSplitTests {
    private func split(_ style: UISplitViewController.Style = .doubleColumn, _ log: SplitLog? = nil)
        -> UISplitViewController
    {
        let split = UISplitViewController(style: style)
        split.title = "split"
        split.setViewController(controller("A"), for: .primary)
        if style == .tripleColumn { split.setViewController(controller("S"), for: .supplementary) }
        split.setViewController(controller("B"), for: .secondary)
        split.delegate = log
        return split
    }

    private func classic() -> UISplitViewController {
        let split = UISplitViewController()
        split.viewControllers = [controller("A"), controller("B")]
        return split
    }

    @Test("Defaults of a classic split view (S1)")
    func classicDefaults() {
        let split = UISplitViewController()

        expectEqual(split.displayMode, .secondaryOnly)
        expectEqual(split.preferredDisplayMode, .automatic)
        expectEqual(split.primaryColumnWidth, 320)
        expectEqual(split.supplementaryColumnWidth, -1)
        expectTrue(split.presentsWithGesture)
        expectEqual(split.primaryEdge, .leading)
    }

    @Test("Defaults with two columns (S2)")
    func doubleDefaults() {
        let split = UISplitViewController(style: .doubleColumn)

        expectEqual(split.splitBehavior, .tile)
        expectEqual(split.preferredSplitBehavior, .automatic)
        expectEqual(split.displayModeButtonVisibility, .automatic)
        expectFalse(split.showsSecondaryOnlyButton)
        expectEqual(split.primaryColumnWidth, 320)
    }

    @Test("Defaults with three columns (S3)")
    func tripleDefaults() {
        let split = UISplitViewController(style: .tripleColumn)

        expectEqual(split.primaryColumnWidth, 280)
        expectEqual(split.supplementaryColumnWidth, 320)
    }

    @Test("viewControllers has the program's controllers, without the compact one, before and after appearing (S5)")
    func controllers() throws {
        let split = split(.tripleColumn)
        let pages = [UISplitViewController.Column.primary, .supplementary, .secondary].compactMap {
            split.viewController(for: $0)
        }
        split.setViewController(controller("K"), for: .compact)
        expectEqual(split.viewControllers, pages)

        try Stage.run(size: large, rootViewController: split) { stage in
            stage.advance(by: 1)
            expectEqual(split.viewControllers, pages)
            split.setViewController(nil, for: .supplementary)
            expectEqual(split.viewControllers, [pages[0], pages[2]])
            expectNil(split.viewController(for: .supplementary))
            for page in pages + [split] { stage.excludeFromLeakCheck(page) }
            for column in [UISplitViewController.Column.primary, .secondary] {
                split.viewController(for: column)?.navigationController.map { stage.excludeFromLeakCheck($0) }
            }
            split.viewController(for: .compact).map { stage.excludeFromLeakCheck($0) }
        }
    }

    @Test("A controller that is in a different column is refused (S6)")
    func twice() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let split = split()
            let page = try #require(split.viewController(for: .secondary))

            split.setViewController(page, for: .primary)

            expectEqual(split.viewController(for: .primary)?.title, "A")
            expectIdentical(split.viewController(for: .secondary), page)
            let message = try #require(stage.diagnostics.first?.message)
            expectTrue(
                message.contains(" is already specified as the view controller for the secondary column. "),
                "\(message)")
        }
    }

    @Test("Properties of columns raise in a classic split view (S7)")
    func classicErrors() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let split = UISplitViewController()
            _ = split.splitBehavior
            split.preferredSplitBehavior = .tile

            expectEqual(stage.diagnostics.count, 2)
            expectTrue(stage.diagnostics.allSatisfy { $0.message.hasPrefix("This API requires initializing ") })
        }
    }

    @Test("Before it is in a window a split view has no children, and its controllers have no split view (C5, S11)")
    func beforeAppearing() throws {
        for split in [split(), split(.tripleColumn), classic()] {
            split.loadViewIfNeeded()
            let page = try #require(split.viewControllers.first)
            expectEmpty(split.children)
            expectNil(page.parent)
            expectNil(page.splitViewController)
            expectNil(split.splitViewController)
            expectNil(page.viewIfLoaded)
        }
    }

    @Test("Two columns at launch: loading, willShow, then the callbacks of appearance (S13)")
    func mount() throws {
        let log = SplitLog()
        try Stage.run(size: landscape) { stage in
            var lines: [String] = []
            let take = {
                lines += log.lines
                log.lines = []
            }
            stage.whenCalled { controller, callback in
                take()
                // `viewIsAppearing` is not in the record.
                guard let title = controller.title, title == "A" || title == "B", callback != "viewIsAppearing" else {
                    return
                }
                lines.append("\(title) \(callback)")
            }
            let split = split(.doubleColumn, log)
            stage.window.rootViewController = split
            stage.advance(by: 1)
            take()

            expectEqual(
                lines,
                [
                    "willChangeTo oneBesideSecondary from secondaryOnly",
                    "A willMove(toParent: UINavigationController)", "A viewDidLoad", "willShow primary",
                    "B willMove(toParent: UINavigationController)", "B viewDidLoad", "willShow secondary",
                    "A viewWillAppear", "B viewWillAppear", "A viewDidAppear",
                    "A didMove(toParent: UINavigationController)", "B viewDidAppear",
                    "B didMove(toParent: UINavigationController)",
                ])
        }
    }

    @Test("displayMode has its old value in willHide and willShow (S14)")
    func modeInCalls() throws {
        final class Reader: UISplitViewControllerDelegate {
            var lines: [String] = []
            func splitViewController(
                _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
            ) { lines.append("willChangeTo \(displayMode.rawValue) from \(svc.displayMode.rawValue)") }
            func splitViewController(
                _ svc: UISplitViewController, willHide column: UISplitViewController.Column
            ) { lines.append("willHide in \(svc.displayMode.rawValue)") }
            func splitViewController(
                _ svc: UISplitViewController, willShow column: UISplitViewController.Column
            ) { lines.append("willShow in \(svc.displayMode.rawValue)") }
        }
        try withSplit { stage, split, _ in
            let reader = Reader()
            split.delegate = reader

            split.preferredDisplayMode = .secondaryOnly
            expectEqual(reader.lines, ["willChangeTo 1 from 2", "willHide in 2"])
            expectEqual(split.displayMode, .secondaryOnly)
            stage.advance(by: 1)
            stage.expectCallbacks([
                "navP viewWillDisappear", "P viewWillDisappear", "navP viewDidDisappear", "P viewDidDisappear",
            ])
            reader.lines = []
            split.preferredDisplayMode = .oneBesideSecondary

            expectEqual(reader.lines, ["willChangeTo 2 from 1", "willShow in 1"])
            expectEqual(split.displayMode, .oneBesideSecondary)
        }
    }

    @Test("oneOverSecondary in a tiled split view is honored: the behavior is overlay (S15)")
    func oneOver() throws {
        try withSplit { stage, split, log in
            split.preferredDisplayMode = .oneOverSecondary
            stage.advance(by: 1)

            expectEqual(log.lines, ["willChangeTo oneOverSecondary from oneBesideSecondary"])
            expectEqual(split.displayMode, .oneOverSecondary)
            expectEqual(split.splitBehavior, .overlay)
            stage.expectCallbacks([])
            expectEqual(split.frame(.secondary)?.width, landscape.width)

            split.preferredDisplayMode = .automatic
            stage.advance(by: 1)
            expectEqual(split.splitBehavior, .tile)
            expectEqual(split.displayMode, .oneBesideSecondary)
        }
    }

    @Test("Columns are wrapped in navigation controllers; the controllers of a classic split view are children (S16)")
    func children() throws {
        try withSplit { _, split, _ in
            let navigations = split.children.compactMap { $0 as? UINavigationController }
            expectEqual(
                navigations.map(\.viewControllers), [[split.page(.primary)], [split.page(.secondary)]])
        }
        try Stage.run(root: classic(), size: landscape) { stage, split in
            stage.advance(by: 1)
            expectEqual(split.children, split.viewControllers)
        }
    }

    @Test("On a phone, two columns at launch (S17)")
    func phoneMount() throws {
        let log = SplitLog()
        try Stage.run(root: split(.doubleColumn, log), size: phone) { stage, split in
            stage.advance(by: 1)

            expectEqual(
                log.lines,
                ["willChangeTo oneBesideSecondary from secondaryOnly", "top secondary", "didCollapse true"])
            let (a, b) = (try #require(split.page(.primary)), try #require(split.page(.secondary)))
            expectEqual(split.viewControllers, [a])
            let navigation = try #require(a.navigationController)
            expectEqual(navigation.viewControllers, [a, try #require(b.navigationController)])
            expectTrue(a.isViewLoaded)
            expectNil(a.view.window)
            expectNotNil(b.view.window)
        }
    }

    @Test("On a phone, three columns: one stack, and both columns are as wide as the window (S18)")
    func phoneTriple() throws {
        try Stage.run(root: split(.tripleColumn), size: CGSize(width: 375, height: 667)) { stage, split in
            stage.advance(by: 1)

            let pages = [UISplitViewController.Column.primary, .supplementary, .secondary].map { split.page($0)! }
            expectEqual(
                pages[0].navigationController?.viewControllers,
                [pages[0], pages[1].navigationController, pages[2].navigationController].compactMap { $0 })
            expectEqual(split.primaryColumnWidth, 375)
            expectEqual(split.supplementaryColumnWidth, 375)
        }
    }

    @Test("On a phone the display mode remains oneBesideSecondary, and a preferred one calls nothing (S19)")
    func phoneMode() throws {
        let log = SplitLog()
        try Stage.run(root: split(.doubleColumn, log), size: phone) { stage, split in
            stage.advance(by: 1)
            log.lines = []
            for mode in [UISplitViewController.DisplayMode.secondaryOnly, .oneOverSecondary, .twoBesideSecondary] {
                split.preferredDisplayMode = mode
                stage.advance(by: 0.5)
                expectEqual(split.displayMode, .oneBesideSecondary)
            }
            expectEmpty(log.lines)
        }
    }

    @Test("On a phone, show and hide move through the stack (S20)")
    func phoneShow() throws {
        let log = SplitLog()
        try Stage.run(root: split(.tripleColumn, log), size: phone) { stage, split in
            stage.advance(by: 1)
            log.lines = []
            let navigation = try #require(split.page(.primary).navigationController)

            split.show(.primary)
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers, [split.page(.primary)])
            split.hide(.primary)
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers, [split.page(.primary)])
            split.show(.secondary)
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers.count, 3)
            expectIdentical(navigation.viewControllers[1], split.page(.supplementary).navigationController)
            expectEmpty(log.lines)
        }
    }

    @Test("On a phone the compact column is shown instead, and viewControllers has only its controller (S21)")
    func phoneCompact() throws {
        let log = SplitLog()
        let make = {
            let split = split(.doubleColumn, log)
            split.setViewController(controller("K"), for: .compact)
            return split
        }
        try Stage.run(root: make(), size: phone) { stage, split in
            stage.advance(by: 1)
            let compact = try #require(split.viewController(for: .compact))

            expectEqual(split.viewControllers, [compact])
            expectNotNil(compact.view.window)
            expectTrue(log.lines.contains("top compact"))
            stage.resize(to: landscape)
            stage.advance(by: 1)
            expectEqual(split.viewControllers.map(\.title), ["A", "B"])
        }
    }

    @Test("Collapsing: the proposal, the will-calls while it is expanded, didCollapse with one controller (S22)")
    func collapsing() throws {
        final class Reader: UISplitViewControllerDelegate {
            var lines: [String] = []
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
            ) -> UISplitViewController.Column {
                lines.append("top \(proposedTopColumn.rawValue)")
                return .primary
            }
            func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
                lines.append("willHide \(column) \(svc.isCollapsed)")
            }
            func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
                lines.append("didCollapse \(svc.isCollapsed) \(svc.viewControllers.map { $0.title ?? "" })")
            }
            func splitViewController(
                _ svc: UISplitViewController,
                displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
            ) -> UISplitViewController.DisplayMode {
                lines.append("mode \(svc.isCollapsed)")
                return proposedDisplayMode
            }
            func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
                lines.append("willShow \(column)")
            }
            func splitViewControllerDidExpand(_ svc: UISplitViewController) {
                lines.append("didExpand \(svc.isCollapsed)")
            }
        }
        try withSplit { stage, split, _ in
            let reader = Reader()
            split.delegate = reader
            stage.resize(to: phone)
            stage.advance(by: 1)
            expectEqual(reader.lines, ["top 2", "willHide secondary false", "didCollapse true [\"P\"]"])

            reader.lines = []
            stage.resize(to: landscape)
            stage.advance(by: 1)
            expectEqual(reader.lines, ["mode true", "willShow secondary", "didExpand false"])
        }
    }

    @Test("A fraction is not limited by the automatic maximum; limits are followed (S25)")
    func fraction() throws {
        try withSplit(size: portrait) { stage, split, _ in
            split.preferredPrimaryColumnWidthFraction = 0.4
            expectEqual(split.primaryColumnWidth, 328)
            split.preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
            split.minimumPrimaryColumnWidth = 400
            expectEqual(split.primaryColumnWidth, 400)
            split.minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
            split.maximumPrimaryColumnWidth = 300
            expectEqual(split.primaryColumnWidth, 300)
            split.maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
            split.preferredPrimaryColumnWidth = 280
            expectEqual(split.primaryColumnWidth, 280)
            stage.advance(by: 0.1)
        }
        try Stage.run(root: classic(), size: portrait) { stage, split in
            stage.advance(by: 1)
            split.preferredPrimaryColumnWidth = 280
            expectEqual(split.primaryColumnWidth, 320)
        }
    }

    @Test("Three columns in a narrow window: two columns beside the content are two over it (S26)")
    func narrowTriple() throws {
        for mode in [UISplitViewController.DisplayMode.twoBesideSecondary, .twoDisplaceSecondary] {
            try withSplit(.tripleColumn, size: portrait) { stage, split, _ in
                split.preferredDisplayMode = mode
                stage.advance(by: 1)
                expectEqual(split.displayMode, .twoOverSecondary)
            }
        }
    }

    @Test("Three columns: covering columns that are preferred at launch are not shown (S27)")
    func coveringAtLaunch() throws {
        for mode in [UISplitViewController.DisplayMode.oneOverSecondary, .twoOverSecondary] {
            let prepare: (UISplitViewController) -> Void = { $0.preferredDisplayMode = mode }
            try withSplit(.tripleColumn, size: portrait, prepare: prepare) { stage, split, _ in
                expectEqual(split.displayMode, .secondaryOnly)
                split.preferredDisplayMode = .automatic
                split.preferredDisplayMode = mode
                stage.advance(by: 1)
                expectEqual(split.displayMode, mode)
            }
        }
    }
}
