import Foundation
import IrekoTesting
import Testing
import UIKit

/// Values of new objects as they were recorded on iOS 26.1.
@MainActor @Suite("Defaults as recorded")
struct RecordedDefaultTests {
    @Test("A plain controller: its view, bundle and names (LC1)")
    func controller() throws {
        try Stage.run(rootViewController: UIViewController()) { _ in
            let controller = UIViewController()
            #expect(controller.viewIfLoaded == nil)
            let view = try #require(controller.view)

            #expect(view.frame == UIScreen.main.bounds && view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
            #expect(view.backgroundColor == nil && view.subviews.isEmpty)
            #expect(controller.nibName == nil && controller.nibBundle == .main && controller.storyboard == nil)
            #expect(controller.restorationIdentifier == nil)
        }
    }

    @Test("Page view controllers have no pages, not nil (LC7)")
    func pages() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.loadViewIfNeeded()

        #expect(pages.viewControllers == [])
    }

    @Test("The table of a table view controller has no size before it is in a container (LC8)")
    func table() throws {
        let controller = UITableViewController()
        controller.loadViewIfNeeded()

        #expect(controller.view === controller.tableView && controller.tableView.frame == .zero)
        #expect(controller.tableView.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(controller.tableView.style == .plain && controller.clearsSelectionOnViewWillAppear)
        #expect(controller.refreshControl == nil)
        try Stage.run(rootViewController: controller) { stage in
            #expect(controller.tableView.frame == stage.window.bounds)
        }
    }

    @Test("The automatic dimension of split views has single precision (S4)")
    func automaticDimension() {
        #expect(UISplitViewController.automaticDimension == -3.4028234663852886e+38)
        let split = UISplitViewController(style: .doubleColumn)
        #expect(split.preferredPrimaryColumnWidth == UISplitViewController.automaticDimension)
        #expect(split.minimumPrimaryColumnWidth == UISplitViewController.automaticDimension)
    }

    @Test("Command alternates are equal by their modifier keys (M8)")
    func alternates() {
        let first = UICommandAlternate(title: "A", action: "a:", modifierFlags: .alternate)
        let second = UICommandAlternate(title: "B", action: "b:", modifierFlags: .alternate)

        #expect(first == second && first.hash == second.hash)
        #expect(first != UICommandAlternate(title: "A", action: "a:", modifierFlags: .shift))
    }
}
