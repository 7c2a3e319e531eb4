import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
private final class LandscapeSplit: UISplitViewControllerDelegate {
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { .landscape }
}

@MainActor
@Suite("Calls to a collapsed split view, and its properties")
struct CollapsedCallsTests {
    @Test("Hiding the primary column, and a column that is not on top, has no effect; the top one is popped")
    func hiding() throws {
        try withSplit(.tripleColumn, size: phone) { stage, split, _ in
            let navigation = try #require(split.page(.primary).navigationController)
            @MainActor func count(after column: UISplitViewController.Column) -> Int {
                split.hide(column)
                stage.advance(by: 1)
                return navigation.viewControllers.count
            }

            let counts = [UISplitViewController.Column.primary, .supplementary, .secondary].map { count(after: $0) }
            split.show(.supplementary)
            stage.advance(by: 1)

            expectEqual(counts, [3, 3, 2])
            expectEqual(navigation.viewControllers.count, 2)
        }
    }

    @Test("Showing a column pushes those between, too")
    func showing() throws {
        try withSplit(.tripleColumn, size: phone) { stage, split, _ in
            split.show(.primary)
            stage.advance(by: 1)
            let navigation = try #require(split.page(.primary).navigationController)
            let before = navigation.viewControllers.count

            split.show(.secondary)
            stage.advance(by: 1)

            expectEqual(before, 1)
            expectEqual(navigation.navigationBar.items?.map(\.title), ["P", "S", "C"])
        }
    }

    @Test("A column is pushed by its first request, also if it was visible alone before the first layout")
    func showingAfterHidingTheOther() throws {
        try Stage.run(root: controller("Root"), size: phone) { stage, root in
            let (split, log) = (UISplitViewController(style: .doubleColumn), SplitLog())
            let page = controller("C")
            (split.delegate, log.top) = (log, .primary)
            split.setViewController(controller("P"), for: .primary)
            split.setViewController(page, for: .secondary)
            root.present(split, animated: false)
            split.hide(.primary)
            stage.advance(by: 1)

            split.preferredSplitBehavior = .tile
            split.show(.secondary)
            stage.advance(by: 1)

            expectEqual(split.page(.primary).navigationController?.viewControllers.count, 2)
            #expect(page.view.window != nil)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("An observer of the show-detail target is notified when the columns collapse, and when they expand")
    func notified() throws {
        try withSplit { stage, split, _ in
            final class Count: @unchecked Sendable { var posts = 0 }  // Notifications are posted on the main thread.
            let count = Count()
            let token = NotificationCenter.default.addObserver(
                forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
            ) { _ in count.posts += 1 }

            stage.resize(to: phone)
            stage.advance(by: 0.1)
            let collapsed = count.posts
            stage.resize(to: landscape)
            stage.advance(by: 0.1)

            expectEqual(collapsed, 1)
            expectEqual(count.posts, 2)
            NotificationCenter.default.removeObserver(token)
        }
    }

    @Test("The delegate of one style is not called with the methods of the other")
    func otherStyle() throws {
        try withSplit { stage, _, log in
            stage.resize(to: phone)
            stage.advance(by: 0.1)
            stage.resize(to: landscape)
            stage.advance(by: 0.1)

            let classic = ["forCollapsing", "forExpanding", "collapseSecondary", "separateSecondary"]
            expectFalse(log.lines.contains { line in classic.contains { line.hasPrefix($0) } })
            expectEqual(log.lines.first, "top secondary")
            #expect(log.lines.contains("didExpand false"))
        }
    }

    @Test("The delegate determines the orientations")
    func orientations() {
        let (split, delegate) = (UISplitViewController(style: .doubleColumn), LandscapeSplit())
        let own = split.supportedInterfaceOrientations

        split.delegate = delegate

        expectEqual(own, .allButUpsideDown)
        expectEqual(split.supportedInterfaceOrientations, .landscape)
    }
}
