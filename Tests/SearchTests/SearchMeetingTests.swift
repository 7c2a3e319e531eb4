import Expectations
import IrekoTesting
import Testing
import UIKit

/// A searchable page.
private final class SearchedPage: UIViewController {
    let search = UISearchController(searchResultsController: nil)
    let log = SearchLog()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Page"
        search.delegate = log
        search.searchResultsUpdater = log
        search.searchBar.delegate = log
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }
}

/// The position of a search.
private enum Place: CaseIterable {
    case root, sheet, column, tab, page, searchTab
}

@MainActor
@Suite("Searches in sheets, columns, tabs and pages, with the keyboard, dark and from right to left", .serialized)
struct SearchMeetingTests {
    private func run(_ place: Place, _ device: StageDevice, _ body: (Stage, SearchedPage) throws -> Void) throws {
        let page = SearchedPage()
        let navigation = UINavigationController(rootViewController: page)
        let root: UIViewController
        switch place {
        case .root: root = navigation
        case .sheet: root = UIViewController()
        case .column:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(navigation, for: .secondary)
            root = split
        case .tab:
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, UIViewController()]
            root = tabs
        case .page:
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([navigation], direction: .forward, animated: false)
            root = pages
        case .searchTab:
            let tabs = UITabBarController()
            tabs.tabs = [
                UITab(title: "First", image: nil, identifier: "first") { _ in UIViewController() },
                UISearchTab { _ in navigation },
            ]
            root = tabs
        }
        try Stage.run(device: device, rootViewController: root) { stage in
            stage.keyboard = .onScreen
            let root = try #require(stage.window.rootViewController)
            if place == .sheet { root.present(navigation, animated: false) }
            if let tabs = root as? UITabBarController, place == .searchTab { tabs.selectedTab = tabs.tabs.last }
            if let split = root as? UISplitViewController { split.show(.secondary) }
            stage.advance(by: 1)
            try body(stage, page)
            stage.excludeFromLeakCheck(page.search)
            stage.excludeFromLeakCheck(page)
            stage.excludeFromLeakCheck(navigation)
        }
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test(
        "A tap begins, keys search, Cancel ends, and all views return to their places", arguments: Place.allCases,
        [true, false])
    fileprivate func everywhere(place: Place, isPad: Bool) throws {
        try run(place, isPad ? .iPadPro11 : .iPhone14) { stage, page in
            let bar = page.search.searchBar
            let before = frame(bar)
            expectTrue(stage.window.bounds.contains(before) && before.height > 30)

            stage.tap(bar.searchTextField)
            stage.advance(by: 1)
            expectTrue(page.search.isActive)
            expectTrue(bar.isFirstResponder)
            expectNotNil(stage.textInputFrame)
            #expect(stage.window.bounds.contains(frame(bar)))
            let caret = try #require(stage.textInputFrame)
            #expect(frame(bar.searchTextField).contains(CGPoint(x: caret.midX, y: caret.midY)))
            stage.type("x")
            expectEqual(bar.text, "x")
            // Dark, in the other direction, with larger text, during the search.
            stage.window.overrideUserInterfaceStyle = .dark
            stage.window.traitOverrides.layoutDirection = .rightToLeft
            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
            stage.advance(by: 0.5)
            expectTrue(page.search.isActive)
            expectTrue(bar.isFirstResponder)
            #expect(stage.window.bounds.contains(frame(bar)))
            stage.window.overrideUserInterfaceStyle = .unspecified
            stage.window.traitOverrides.remove(UITraitLayoutDirection.self)
            stage.window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
            stage.advance(by: 0.5)

            stage.press(.keyboardEscape)
            stage.advance(by: 1)
            expectFalse(page.search.isActive)
            expectFalse(bar.isFirstResponder)
            expectEqual(bar.text, "")
            expectNil(stage.textInputFrame)
            expectEqual(frame(bar), before)
        }
    }

    @Test("A sheet with a search that is dismissed ends the search")
    func dismissed() throws {
        try run(.sheet, .iPhone14) { stage, page in
            page.search.beginSearch()
            stage.advance(by: 1)

            stage.window.rootViewController?.dismiss(animated: true)
            stage.advance(by: 1)

            expectNil(stage.window.rootViewController?.presentedViewController)
            expectFalse(page.search.searchBar.isFirstResponder)
            expectNil(stage.textInputFrame)
        }
    }

    @Test("An inline search is in the row of the title, and is used there")
    func inline() throws {
        try run(.root, .iPadPro11) { stage, page in
            page.navigationItem.preferredSearchBarPlacement = .inline
            stage.advance(by: 0.5)
            let bar = try #require(page.navigationController?.navigationBar)
            expectTrue(page.navigationItem.searchBarPlacement == .inline && bar.bounds.height < 60)

            stage.tap(page.search.searchBar.searchTextField)
            stage.advance(by: 1)
            stage.type("x")

            expectTrue(page.search.isActive && page.search.searchBar.text == "x" && bar.bounds.height < 60)
            page.search.isActive = false
            stage.advance(by: 1)
        }
    }

    @Test("The scopes of an inline search are below the row and the large title", arguments: [false, true])
    func inlineScopes(isLarge: Bool) throws {
        try run(.root, .iPadPro11) { stage, page in
            page.navigationItem.preferredSearchBarPlacement = .inline
            page.navigationController?.navigationBar.prefersLargeTitles = isLarge
            page.search.searchBar.scopeButtonTitles = ["All", "Some"]
            stage.advance(by: 0.5)
            let (bar, field) = (page.navigationController?.navigationBar, page.search.searchBar.searchTextField)
            let resting = try #require(bar).bounds.height
            let place = field.convert(field.bounds, to: nil)

            page.search.beginSearch()
            stage.advance(by: 1)
            expectEqual(bar?.bounds.height, resting + 44)
            expectEqual(field.convert(field.bounds, to: nil).minY, place.minY)
            let scopes = try #require(
                page.search.searchBar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
            let frame = scopes.convert(scopes.bounds, to: bar)
            expectTrue(frame.minY >= resting && frame.maxY <= resting + 44)
            stage.tap(at: scopes.convert(CGPoint(x: scopes.bounds.width - 20, y: 16), to: nil))
            stage.advance(by: 0.5)
            expectEqual(page.search.searchBar.selectedScopeButtonIndex, 1)

            page.search.isActive = false
            stage.advance(by: 1)
            expectEqual(bar?.bounds.height, resting)
        }
    }

    @Test("A search continues through a rotation, and is unchanged below a different tab")
    func turned() throws {
        try run(.tab, .iPhone14) { stage, page in
            page.search.beginSearch()
            stage.advance(by: 1)
            stage.type("x")
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            expectTrue(page.search.isActive)
            expectTrue(page.search.searchBar.isFirstResponder)
            stage.rotate(to: .portrait)
            stage.advance(by: 1)
            let tabs = try #require(stage.window.rootViewController as? UITabBarController)

            tabs.selectedIndex = 1
            stage.advance(by: 1)
            expectFalse(page.search.searchBar.isFirstResponder)
            expectNil(stage.textInputFrame)
            tabs.selectedIndex = 0
            stage.advance(by: 1)

            expectEqual(page.search.searchBar.text, "x")
            expectTrue(page.search.isActive)
            page.search.isActive = false
            stage.advance(by: 1)
        }
    }

    @Test("A search that ends while its page appears or disappears is dismissed", arguments: [false, true])
    func endedBelow(appears: Bool) throws {
        try run(.root, .iPhone14) { stage, page in
            page.search.isActive = true
            stage.advance(by: 1)
            let root = try #require(stage.window.rootViewController)
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            if appears {
                root.present(cover, animated: false)
                stage.advance(by: 1)
                root.dismiss(animated: true)
            } else {
                root.present(cover, animated: true)
            }

            page.search.isActive = false
            stage.advance(by: 1)

            expectNil(page.search.presentingViewController)
            expectTrue(root.presentedViewController === (appears ? nil : cover))
        }
    }

    private final class Results: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    /// With scopes and a small title on a phone, and with an inline search bar, the height of the bar does not change.
    @Test(
        "The results begin below the navigation bar",
        arguments: [StageDevice.iPhone15, .iPadPro11], [[], ["All", "Some"]])
    func resultsBelowBar(device: StageDevice, scopes: [String]) throws {
        for isLarge in [false, true] {
            let page = UIViewController()
            page.title = "Page"
            let results = Results()
            let search = UISearchController(searchResultsController: results)
            search.searchBar.scopeButtonTitles = scopes
            page.navigationItem.searchController = search
            page.navigationItem.hidesSearchBarWhenScrolling = false
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.prefersLargeTitles = isLarge
            try Stage.run(device: device, rootViewController: navigation) { stage in
                stage.excludeFromLeakCheck(search)
                stage.excludeFromLeakCheck(results)
                stage.advance(by: 0.5)
                stage.tap(search.searchBar.searchTextField)
                stage.advance(by: 1)
                stage.type("x")
                stage.advance(by: 1)

                expectEqual(results.view.safeAreaInsets.top, navigation.navigationBar.frame.maxY)
                let first = try #require(results.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
                expectEqual(first.convert(first.bounds, to: nil).minY, navigation.navigationBar.frame.maxY)
                search.isActive = false
                stage.advance(by: 1)
            }
        }
    }
}
