import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Views that a controller shows for missing content")
struct ControllersContentUnavailableTests {
    private let insets = UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)

    @Test("A configuration is shown over all other subviews, inside the safe area, from the next layout on")
    func shown() throws {
        try Stage.run(root: UIViewController(), safeAreaInsets: insets) { stage, root in
            root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.full()
            expectEmpty(root.view.subviews)
            stage.settle()

            let view = try #require(root.view.subviews.last as? UIContentUnavailableView)
            expectEqual(view.frame, CGRect(x: 0, y: 50, width: 390, height: 760))
            root.view.addSubview(UIView(frame: root.view.bounds))
            stage.settle()
            expectEqual(root.view.subviews.count, 2)
            expectIdentical(root.view.subviews.last, view)
            stage.resize(to: CGSize(width: 300, height: 500))
            stage.settle()
            expectEqual(view.frame, CGRect(x: 0, y: 50, width: 300, height: 416))
        }
    }

    @Test("Without a configuration the view is removed; a configuration of the same type changes it in place")
    func changed() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.full()
            stage.settle()
            let view = root.view.subviews.last

            root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
            stage.settle()
            expectIdentical(root.view.subviews.last, view)
            expectTrue(stage.find("Loading…").exists)
            expectFalse(stage.find("No Notes").exists)
            root.contentUnavailableConfiguration = nil
            stage.settle()

            expectEmpty(root.view.subviews)
            expectNil(root.contentUnavailableConfiguration)
        }
    }

    @Test("Any content configuration is shown, and its view is replaced for a configuration of a different type")
    func otherConfiguration() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            var cell = UIListContentConfiguration.cell()
            cell.text = "Nothing here"

            root.contentUnavailableConfiguration = cell
            stage.settle()
            expectTrue(root.view.subviews.last is UIListContentView)
            expectTrue(stage.find("Nothing here").exists)
            root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
            stage.settle()

            expectEqual(root.view.subviews.count, 1)
            expectTrue(root.view.subviews.last is UIContentUnavailableView)
        }
    }

    @Test("Setting a configuration does not load the view, which shows it when it is loaded")
    func notLoaded() throws {
        try Stage.run(root: UIViewController()) { stage, _ in
            let next = UIViewController()

            next.contentUnavailableConfiguration = UIContentUnavailableConfiguration.full()
            expectFalse(next.isViewLoaded)
            stage.window.rootViewController = next
            stage.advance(by: 1)

            expectTrue(stage.find("No Notes").exists)
        }
    }

    @Test("A controller updates before it is visible, once for all requests, and after traits have changed")
    func updates() throws {
        try Stage.run(root: UnavailableController()) { stage, root in
            expectEqual(root.updates, 1)
            expectEqual(root.log.prefix(3), ["appearing", "update", "layout"])

            root.content = UIContentUnavailableConfiguration.full()
            for _ in 0..<3 { root.setNeedsUpdateContentUnavailableConfiguration() }
            expectEqual(root.updates, 1)
            stage.settle()
            expectEqual(root.updates, 2)
            expectTrue(stage.find("No Notes").exists)
            stage.settle()
            expectEqual(root.updates, 2)
            stage.window.overrideUserInterfaceStyle = .dark
            stage.settle()

            expectEqual(root.updates, 3)
        }
    }

    @Test("A request inside the update itself does not repeat the update")
    func requestInside() throws {
        final class Asking: UnavailableController {
            override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
                super.updateContentUnavailableConfiguration(using: state)
                setNeedsUpdateContentUnavailableConfiguration()
            }
        }
        try Stage.run(root: Asking()) { stage, root in
            stage.settle()

            expectEqual(root.updates, 1)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A search quotes the text of the controller's state, unless a title is set")
    func searchText() throws {
        try Stage.run(root: UnavailableController()) { stage, root in
            root.content = UIContentUnavailableConfiguration.search()
            root.setNeedsUpdateContentUnavailableConfiguration()
            stage.settle()
            expectTrue(stage.find("No Results").exists)
            expectTrue(stage.find("Check the spelling or try a new search.").exists)

            root.searchText = "tea"
            root.setNeedsUpdateContentUnavailableConfiguration()
            stage.settle()
            expectTrue(stage.find("No Results for “tea”").exists)
            var content = UIContentUnavailableConfiguration.search()
            content.text = "No Drinks"
            root.content = content
            root.setNeedsUpdateContentUnavailableConfiguration()
            stage.settle()

            expectTrue(stage.find("No Drinks").exists)
        }
    }

    @Test("A scrolling root view shows the description in its visible part")
    func scrolling() throws {
        try Stage.run(root: UITableViewController(style: .plain), safeAreaInsets: insets) { stage, root in
            root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.full()
            stage.settle()
            let view = try #require(root.tableView.subviews.last as? UIContentUnavailableView)

            root.tableView.contentOffset.y = 30
            stage.settle()

            expectEqual(view.convert(view.bounds, to: nil), CGRect(x: 0, y: 50, width: 390, height: 760))
        }
    }

    @Test("A new root view takes over the description")
    func anotherView() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.full()
            stage.settle()
            let old = try #require(root.view)

            root.view = UIView()
            stage.settle()

            expectEmpty(old.subviews)
            expectTrue(root.view.subviews.last is UIContentUnavailableView)
        }
    }

    @Test("Under a navigation bar the description is centered in the remaining space")
    func navigationBar() throws {
        try Stage.run(root: UINavigationController(rootViewController: UIViewController())) { stage, root in
            let page = try #require(root.topViewController)

            page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.full()
            stage.settle()

            let view = try #require(page.view.subviews.last as? UIContentUnavailableView)
            let frame = view.convert(view.bounds, to: nil)
            expectEqual(frame.minY, root.navigationBar.frame.maxY)
            expectEqual(frame.maxY, 844)
        }
    }

    @Test("The view ends above the keyboard")
    func keyboard() throws {
        try Stage.run(root: UIViewController(), safeAreaInsets: insets) { stage, root in
            stage.keyboard = .onScreen
            let field = UITextField(frame: CGRect(x: 0, y: 60, width: 300, height: 40))
            root.view.addSubview(field)
            root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
            stage.settle()
            let view = try #require(root.view.subviews.last as? UIContentUnavailableView)
            let frame = view.frame

            field.becomeFirstResponder()
            stage.advance(by: 0.5)

            expectEqual(view.frame.minY, frame.minY)
            expectEqual(view.frame.maxY, root.view.keyboardLayoutGuide.layoutFrame.minY)
            expectTrue(view.frame.maxY < frame.maxY - 100)

            field.resignFirstResponder()
            stage.advance(by: 0.5)
            expectEqual(view.frame, frame)
        }
    }
}
