import Expectations
import IrekoTesting
import Testing
import UIKit

/// A base class adopts a protocol of optional methods.
private class BaseController: UIViewController, UITableViewDelegate {
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
}

private final class AddingController: BaseController {
    var count = 0
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { count += 1 }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    func tableView(_ tableView: UITableView, somethingElse indexPath: IndexPath) {}
}

private final class DirectController: UIViewController, UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

private final class MenuController: UITableViewController {
    var asked: [IndexPath] = []
    var scrolled = 0
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        asked.append(indexPath)
        return nil
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
}

/// Methods that compile but would never be called are reported, or are called.
@MainActor @Suite("Methods that are never called")
struct UncalledMethodTests {
    @Test("Optional methods that a subclass adds are reported once, with the class and the necessary code")
    func added() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let (table, controller) = (UITableView(), AddingController())

            table.delegate = controller
            UITableView().delegate = AddingController()

            let messages = stage.diagnostics.map(\.message)
            expectEqual(messages.count, 2)
            expectTrue(
                messages.contains { $0.hasPrefix("AddingController.tableView(_:didSelectRowAt:) is never called") })
            expectTrue(messages.contains { $0.hasPrefix("AddingController.scrollViewDidScroll(_:) is never called") })
            expectTrue(messages.allSatisfy { $0.contains("Write the method in BaseController") })
        }
    }

    @Test("Methods of the adopting class, and overridden methods, are called and not reported")
    func called() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let (first, second) = (UITableView(), UITableView())
            let (direct, base) = (DirectController(), BaseController())

            first.delegate = direct
            second.delegate = base

            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A table view controller declares every method of its protocols for overriding")
    func tableViewController() throws {
        try Stage.run(rootViewController: MenuController(style: .plain)) { stage in
            let controller = try #require(stage.window.rootViewController as? MenuController)

            stage.touchDown(at: CGPoint(x: 100, y: 60))
            stage.advance(by: 1)
            stage.touchUp(at: CGPoint(x: 100, y: 60))
            controller.tableView.contentOffset.y = 20

            expectEqual(controller.asked, [IndexPath(row: 1, section: 0)])
            #expect(controller.scrolled > 0)
        }
    }
}
