import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A short list with a refresh control under a large title.
@MainActor
@Suite("A large title above a list that is refreshed")
struct RefreshedLargeTitleTests {
    @Test("The list is at its top when its refresh has ended under a pushed page", arguments: [false, true])
    func pushed(isAnimated: Bool) throws {
        try Stage.run(size: CGSize(width: 1000, height: 600), rootViewController: UIViewController()) { stage in
            let list = UITableViewController(style: .plain)
            list.refreshControl = UIRefreshControl()
            list.refreshControl?.addAction(
                UIAction { [weak list] _ in
                    Task {
                        try? await Task.sleep(for: .seconds(0.3))
                        list?.refreshControl?.endRefreshing()
                    }
                }, for: .valueChanged)
            let navigation = UINavigationController(rootViewController: list)
            navigation.navigationBar.prefersLargeTitles = true
            stage.window.rootViewController = navigation
            stage.advance(by: 1)
            let top = list.tableView.contentOffset.y

            stage.drag(from: CGPoint(x: 500, y: 200), to: CGPoint(x: 500, y: 590), duration: 0.05)
            let page = UIViewController()
            page.navigationItem.largeTitleDisplayMode = .never
            navigation.pushViewController(page, animated: isAnimated)
            stage.advance(by: 1)
            navigation.popViewController(animated: isAnimated)
            stage.advance(by: 4)

            expectEqual(list.tableView.contentOffset.y, top)
            expectEqual(list.tableView.adjustedContentInset.top, -top)
            expectEqual(navigation.navigationBar.frame.height, 96)
        }
    }
}
