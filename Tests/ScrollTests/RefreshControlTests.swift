import Expectations
import IrekoTesting
import Testing
import UIKit

@Suite("UIRefreshControl")
@MainActor
struct RefreshControlTests {
    @Test("Pulled by its height it sends one event, stays above the content, and is hidden at the end")
    func pull() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 3000))
        try Stage.run(rootViewController: controller) { stage in
            let (view, refresh) = (controller.scrollView, UIRefreshControl())
            var events = 0
            refresh.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
            view.refreshControl = refresh
            expectIdentical(view.subviews.first, refresh)
            expectTrue(refresh.isHidden)

            stage.dragFinger(from: CGPoint(x: 200, y: 100), by: 100, steps: 10)
            expectFalse(refresh.isHidden)
            expectEqual(refresh.frame, CGRect(x: 0, y: view.contentOffset.y, width: 390, height: 60))
            expectEqual(events, 0)
            for y in stride(from: 210.0, through: 400, by: 10) { stage.touchMove(to: CGPoint(x: 200, y: y)) }
            expectEqual(events, 1)
            expectTrue(refresh.isRefreshing)
            expectEqual(view.contentInset, .zero)
            stage.advance(by: 0.2)
            stage.touchUp(at: CGPoint(x: 200, y: 400))
            stage.advance(by: 2)
            expectEqual(view.contentOffset.y, -60)
            expectEqual(refresh.frame.minY, -60)

            refresh.endRefreshing()
            stage.advance(by: 1)

            expectEqual(view.contentOffset.y, 0)
            expectTrue(refresh.isHidden)
            expectEqual(view.adjustedContentInset, .zero)
            expectEqual(events, 1)
        }
    }

    @Test("A program that begins to refresh causes no scrolling and no event, even if it sets the offset")
    func program() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 3000))
        try Stage.run(rootViewController: controller) { stage in
            let (view, refresh) = (controller.scrollView, UIRefreshControl())
            var events = 0
            refresh.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
            view.refreshControl = refresh

            view.contentOffset.y = -200
            expectFalse(refresh.isRefreshing)
            view.contentOffset.y = 0
            refresh.beginRefreshing()

            expectEqual(view.contentOffset.y, 0)
            expectTrue(refresh.isRefreshing)
            expectEqual(events, 0)

            view.refreshControl = nil
            expectEqual(view.adjustedContentInset, .zero)
            stage.advance(by: 1)
        }
    }

    @Test("A pull performs the primary action")
    func primaryAction() throws {
        var events = 0
        let list = UITableViewController()
        list.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in events += 1 })
        try Stage.run(rootViewController: list) { stage in
            stage.pullToRefresh()
            stage.advance(by: 1)

            expectEqual(events, 1)
        }
    }

    @Test("The pull of a test begins below a large title and a search bar")
    func pullUnderBars() throws {
        var events = 0
        let list = UITableViewController()
        list.title = "List"
        list.refreshControl = UIRefreshControl()
        list.refreshControl?.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        let search = UISearchController(searchResultsController: nil)
        list.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        try Stage.run(device: .iPhone15, rootViewController: navigation) { stage in
            stage.excludeFromLeakCheck(search)
            stage.advance(by: 0.5)
            stage.pullToRefresh()
            stage.advance(by: 1)

            expectEqual(events, 1)
        }
    }
}
