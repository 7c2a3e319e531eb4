import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
private final class Rows: NSObject, UITableViewDataSource {
    nonisolated deinit {}

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

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

    @Test("While it is refreshed, the list is below the control; the title still collapses", arguments: [false, true])
    func refreshing(hasSearch: Bool) throws {
        try Stage.run(size: CGSize(width: 400, height: 800), rootViewController: UIViewController()) { stage in
            let list = UITableViewController(style: .plain)
            let rows = Rows()
            list.tableView.dataSource = rows
            list.refreshControl = UIRefreshControl()
            if hasSearch { list.navigationItem.searchController = UISearchController(searchResultsController: nil) }
            let navigation = UINavigationController(rootViewController: list)
            navigation.navigationBar.prefersLargeTitles = true
            stage.window.rootViewController = navigation
            stage.advance(by: 0.5)
            let top = list.tableView.contentOffset.y
            let bar = navigation.navigationBar.frame.height

            stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), duration: 0.4)
            stage.advance(by: 2)

            expectTrue(list.refreshControl?.isRefreshing == true)
            expectEqual(list.tableView.contentOffset.y, top - 60)
            expectEqual(list.tableView.adjustedContentInset.top, 60 - top)

            list.refreshControl?.endRefreshing()
            stage.advance(by: 1)
            expectEqual(list.tableView.contentOffset.y, top)
            expectEqual(navigation.navigationBar.frame.height, bar)
            withExtendedLifetime(rows) {}
        }
    }

    @Test("The spinner is above the large title, and hidden if the content does not move", arguments: [false, true])
    func spinner(isOpaque: Bool) throws {
        try Stage.run(size: CGSize(width: 400, height: 800), rootViewController: UIViewController()) { stage in
            let list = UITableViewController(style: .plain)
            let rows = Rows()
            list.tableView.dataSource = rows
            list.tableView.separatorStyle = .none
            list.title = "A"
            list.refreshControl = UIRefreshControl()
            list.refreshControl?.tintColor = .red
            let navigation = UINavigationController(rootViewController: list)
            if isOpaque {
                let appearance = UINavigationBarAppearance()
                appearance.configureWithOpaqueBackground()
                navigation.navigationBar.scrollEdgeAppearance = appearance
            }
            navigation.navigationBar.prefersLargeTitles = true
            stage.window.rootViewController = navigation
            stage.advance(by: 0.5)
            @MainActor func hasInk(_ range: Range<Int>) -> Bool {
                let image = stage.snapshot()
                return range.contains { y in (180..<220).contains { image.pixel($0, y) ?? 0 != image.pixel(300, y) } }
            }

            list.refreshControl?.beginRefreshing()
            stage.advance(by: 0.3)
            expectFalse(hasInk(0..<300))

            list.tableView.setContentOffset(
                CGPoint(x: 0, y: -list.tableView.adjustedContentInset.top), animated: false)
            stage.advance(by: 0.3)
            expectEqual(navigation.navigationBar.frame.height, 156)
            expectTrue(hasInk(44..<104))
            expectFalse(hasInk(0..<44))
            expectFalse(hasInk(104..<300))

            list.refreshControl?.endRefreshing()
            stage.advance(by: 0.1)
            expectTrue(hasInk(44..<104))
            stage.advance(by: 0.05)
            let height = navigation.navigationBar.layer.presentation()?.frame.height ?? 0
            expectTrue(height > 97 && height < 155)
            stage.advance(by: 1)
            expectFalse(hasInk(0..<300))

            list.refreshControl?.beginRefreshing()
            list.tableView.contentOffset.y = -list.tableView.adjustedContentInset.top
            stage.advance(by: 0.3)
            expectTrue(hasInk(44..<104))
            list.refreshControl = nil
            stage.advance(by: 1)
            expectFalse(hasInk(0..<300))
            withExtendedLifetime(rows) {}
        }
    }
}
