import CoreGraphics
import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Integrated search bars")
struct IntegratedSearchTests {
    private func withSearch(
        toolbar: Bool, _ body: (Stage, UINavigationController, UIViewController, UISearchController) throws -> Void
    ) throws {
        try Stage.run(root: UINavigationController(rootViewController: makePage())) { stage, navigation in
            navigation.setToolbarHidden(!toolbar, animated: false)
            stage.advance(by: 1)
            let page = try #require(navigation.topViewController)
            let search = try #require(page.navigationItem.searchController)
            try body(stage, navigation, page, search)
        }
    }

    /// Makes a page with a search. Called by the stage, which reports controllers that outlive it.
    private func makePage() -> UIViewController {
        let page = UIViewController()
        page.title = "Page"
        page.navigationItem.searchController = UISearchController(searchResultsController: nil)
        page.navigationItem.preferredSearchBarPlacement = .integrated
        page.toolbarItems = [UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })]
        return page
    }

    @Test("Without a toolbar, a button in the bar begins the search, and the bar is not higher")
    func inBar() throws {
        try withSearch(toolbar: false) { stage, navigation, page, search in
            expectEqual(navigation.navigationBar.bounds.height, 44)
            expectEqual(page.navigationItem.searchBarPlacement, .integrated)
            let item = page.navigationItem.searchBarPlacementBarButtonItem
            let frame = try #require(item.frame(in: navigation.view))

            stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            stage.advance(by: 1)

            expectTrue(search.isActive)
            expectTrue(search.searchBar.searchTextField.isFirstResponder)
            search.isActive = false
            stage.advance(by: 1)
            expectEqual(navigation.navigationBar.bounds.height, 44)
        }
    }

    @Test("With a toolbar, the button is its last item, or has the place of the placement item")
    func inToolbar() throws {
        try withSearch(toolbar: true) { stage, navigation, page, _ in
            let item = page.navigationItem.searchBarPlacementBarButtonItem
            expectIdentical(navigation.toolbar.items?.last, item)

            page.toolbarItems = [item] + (page.toolbarItems ?? [])
            stage.advance(by: 1)

            expectIdentical(navigation.toolbar.items?.first, item)
            expectEqual(navigation.toolbar.items?.count, 2)
            page.navigationItem.searchController = nil
            stage.advance(by: 1)
            expectTrue(item.isHidden)
        }
    }

    @Test("The placement item among the left or right items, or in a group, is an error")
    func refused() throws {
        try withSearch(toolbar: false) { stage, _, page, _ in
            let item = page.navigationItem.searchBarPlacementBarButtonItem

            page.navigationItem.rightBarButtonItems = [item]
            _ = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)

            expectEqual(stage.diagnostics.count, 2)
        }
    }
}
