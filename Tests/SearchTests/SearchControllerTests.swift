import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A searchable list of fruit.
@MainActor
final class FruitList: UITableViewController {
    let search: UISearchController
    let log = SearchLog()

    init(results: UIViewController? = nil) {
        search = UISearchController(searchResultsController: results)
        super.init(style: .plain)
        title = "Fruit"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        search.delegate = log
        search.searchResultsUpdater = log
        search.searchBar.delegate = log
        navigationItem.searchController = search
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = "Fruit \(indexPath.row)"
        return cell
    }
}

@MainActor
private func makeFruit(_ results: (() -> UIViewController)?, large: Bool) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: FruitList(results: results?()))
    navigation.navigationBar.prefersLargeTitles = large
    return navigation
}

@MainActor
func withFruit(
    results: (() -> UIViewController)? = nil, large: Bool = false, size: CGSize = CGSize(width: 390, height: 844),
    _ body: (Stage, UINavigationController, FruitList) throws -> Void
) throws {
    try Stage.run(
        root: makeFruit(results, large: large), size: size,
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    ) { stage, navigation in
        let list = try #require(navigation.topViewController as? FruitList)
        stage.advance(by: 1)
        try body(stage, navigation, list)
    }
}

@MainActor
@Suite("Search controllers", .serialized)
struct SearchControllerTests {
    // MARK: In the navigation bar

    @Test("A search bar adds 52 points to the bar, below the large title", arguments: [false, true])
    func height(large: Bool) throws {
        try withFruit(large: large) { _, navigation, list in
            let bar = navigation.navigationBar

            expectEqual(bar.frame, CGRect(x: 0, y: 47, width: 390, height: large ? 148 : 96))
            let search = list.search.searchBar
            expectEqual(
                search.convert(search.bounds, to: bar),
                CGRect(x: 0, y: bar.bounds.height - 52, width: 390, height: 52))
            expectEqual(search.searchTextField.frame, CGRect(x: 16, y: 1, width: 358, height: 36))
            expectEqual(list.tableView.contentOffset.y, -(47 + bar.bounds.height))
            expectEqual(list.navigationItem.searchBarPlacement, .stacked)
            expectEqual(list.search.searchBarPlacement, .stacked)
        }
    }

    @Test("Scrolling hides the search bar first, then the large title, and shows both again")
    func scrolling() throws {
        try withFruit(large: true) { stage, navigation, list in
            let bar = navigation.navigationBar

            let steps: [(CGFloat, CGFloat)] = [
                (-195, 148), (-175, 128), (-143, 96), (-120, 73), (-91, 44), (0, 44), (-195, 148),
            ]
            for (offset, height) in steps {
                list.tableView.contentOffset.y = offset
                stage.settle()
                expectEqual(bar.frame.height, height)
            }
        }
    }

    @Test("A search bar that must not be hidden stays while the content is scrolled")
    func staying() throws {
        try withFruit { stage, navigation, list in
            list.navigationItem.hidesSearchBarWhenScrolling = false
            stage.settle()

            list.tableView.contentOffset.y = 300
            stage.settle()

            expectEqual(navigation.navigationBar.frame.height, 96)
        }
    }

    // MARK: Order

    @Test("A tap, typing, a scope and Cancel call all delegates in this order")
    func order() throws {
        try withFruit { stage, _, list in
            let log = list.log
            let bar = list.search.searchBar
            bar.scopeButtonTitles = ["All", "Ripe"]

            let begin = log.during {
                stage.tap(bar.searchTextField)
                stage.advance(by: 1)
            }
            expectEqual(begin, ["should begin", "present", "will present", "did begin", "update ", "did present"])
            expectTrue(list.search.isActive)
            expectTrue(bar.isFirstResponder)
            expectTrue(bar.showsCancelButton)
            expectTrue(bar.showsScopeBar)
            expectIdentical(list.presentedViewController, list.search)

            expectEqual(log.during { stage.type("a") }, ["should change 0,0 to a", "changed a", "update a"])
            expectEqual(log.during { bar.selectedScopeButtonIndex = 1 }, ["update a"])

            let cancel = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
            let end = log.during {
                stage.tap(cancel)
                stage.advance(by: 1)
            }
            expectEqual(end, ["cancel", "will dismiss", "should end", "did end", "update ", "did dismiss"])
            expectFalse(list.search.isActive)
            expectEqual(bar.text, "")
            expectFalse(bar.showsCancelButton)
            expectFalse(bar.showsScopeBar)
            expectNil(list.presentedViewController)
            expectFalse(bar.isFirstResponder)
        }
    }

    @Test("Setting isActive does not begin to edit (KB7), and to false updates inside the setter")
    func settingActive() throws {
        try withFruit { stage, _, list in
            list.search.isActive = true
            stage.advance(by: 1)
            expectTrue(list.search.isActive)
            expectFalse(list.search.searchBar.isFirstResponder)
            list.search.searchBar.becomeFirstResponder()
            stage.advance(by: 1)
            stage.type("x")

            let lines = list.log.during { list.search.isActive = false }

            #expect(lines.contains("update "))
            expectFalse(list.search.isActive)
            stage.advance(by: 1)
            expectNil(list.presentedViewController)
        }
    }

    @Test("Escape cancels the search and does not pop")
    func escape() throws {
        try withFruit { stage, navigation, list in
            list.search.beginSearch()
            stage.advance(by: 1)

            stage.press(.keyboardEscape)
            stage.advance(by: 1)

            expectFalse(list.search.isActive)
            expectIdentical(navigation.topViewController, list)
        }
    }

    @Test("A search whose delegate refuses to begin is not presented")
    func refused() throws {
        try withFruit { stage, _, list in
            list.log.permitsBeginning = false

            stage.tap(list.search.searchBar.searchTextField)
            stage.advance(by: 1)

            expectFalse(list.search.isActive)
            expectNil(list.presentedViewController)
        }
    }

    // MARK: The bar while one searches

    @Test("The row and the large title are hidden during the search, and return", arguments: [false, true])
    func hidingTheRow(large: Bool) throws {
        try withFruit(large: large) { stage, navigation, list in
            list.search.beginSearch()
            stage.advance(by: 1)
            expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 47, width: 390, height: 52))
            expectEqual(list.tableView.adjustedContentInset.top, 99)

            list.search.isActive = false
            stage.advance(by: 1)
            expectEqual(navigation.navigationBar.frame.height, large ? 148 : 96)
            expectEqual(list.tableView.contentOffset.y, -(large ? 195 : 143))
        }
    }

    @Test("They stay if the program disables hiding")
    func keepingTheRow() throws {
        try withFruit { stage, navigation, list in
            list.search.hidesNavigationBarDuringPresentation = false

            list.search.beginSearch()
            stage.advance(by: 1)

            expectEqual(navigation.navigationBar.frame.height, 96)
        }
    }

    // MARK: Results

    @Test("Results are shown while there is text, over the list and below the bar")
    func results() throws {
        try withFruit(results: { UITableViewController() }) { stage, _, list in
            let results = try #require(list.search.searchResultsController as? UITableViewController)
            list.search.beginSearch()
            stage.advance(by: 1)
            expectTrue(results.viewIfLoaded?.window == nil || results.view.isHidden)

            stage.type("a")
            stage.advance(by: 1)
            expectNotNil(results.view.window)
            expectFalse(results.view.isHidden)
            expectIdentical(results.parent, list.search)
            expectEqual(results.tableView.adjustedContentInset.top, 99)

            stage.press(.keyboardDeleteOrBackspace)
            stage.advance(by: 1)
            expectTrue(results.view.isHidden)

            list.search.showsSearchResultsController = true
            expectFalse(results.view.isHidden)
            expectFalse(list.search.automaticallyShowsSearchResultsController)
        }
    }

    @Test("A results controller appears hidden when a search begins, and disappears at its end")
    func appearance() throws {
        final class Results: UIViewController {
            var calls: [String] = []

            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                calls.append(view.isHidden ? "appears hidden" : "appears")
            }

            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                calls.append("disappears")
            }
        }
        try withFruit(results: { Results() }) { stage, _, list in
            let results = try #require(list.search.searchResultsController as? Results)
            for round in 1...2 {
                list.search.beginSearch()
                stage.advance(by: 1)
                stage.type("a")
                stage.advance(by: 1)
                list.search.isActive = false
                stage.advance(by: 1)

                expectEqual(results.calls.count, 2 * round)
            }
            expectEqual(results.calls, ["appears hidden", "disappears", "appears hidden", "disappears"])
        }
    }

    @Test("Without results the list itself can be touched and scrolled")
    func listIsUsable() throws {
        try withFruit { stage, _, list in
            list.search.beginSearch()
            stage.advance(by: 1)

            stage.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300))
            stage.advance(by: 2)

            #expect(list.tableView.contentOffset.y > 100)
        }
    }

    @Test("The dimmed area cancels when it is tapped")
    func dimming() throws {
        try withFruit { stage, _, list in
            list.search.obscuresBackgroundDuringPresentation = true
            list.search.beginSearch()
            stage.advance(by: 1)

            stage.tap(at: CGPoint(x: 195, y: 500))
            stage.advance(by: 1)

            expectFalse(list.search.isActive)
        }
    }

    @Test("Suggestions are listed; choosing one hides the list")
    func suggestions() throws {
        try withFruit { stage, _, list in
            let item = UISearchSuggestionItem(localizedSuggestion: "Apple")
            item.representedObject = "apple"
            list.search.beginSearch()
            stage.advance(by: 1)
            list.search.searchSuggestions = [item]
            stage.advance(by: 1)

            let lines = list.log.during { stage.tap(at: CGPoint(x: 100, y: 120)) }

            expectEqual(lines, ["select Apple"])
            expectEqual(list.log.chosen, "apple")
            expectNil(list.search.searchSuggestions)
        }
    }

    // MARK: Meetings

    @Test("A page that is pushed has its own bar; the search continues below it")
    func pushing() throws {
        try withFruit { stage, navigation, list in
            list.search.beginSearch()
            stage.advance(by: 1)
            stage.type("a")
            let page = UIViewController()
            page.title = "Apple"

            navigation.pushViewController(page, animated: true)
            stage.advance(by: 1)
            expectEqual(navigation.navigationBar.frame.height, 44)
            expectTrue(list.search.isActive)

            navigation.popViewController(animated: true)
            stage.advance(by: 1)
            expectTrue(list.search.isActive)
            expectEqual(list.search.searchBar.text, "a")
            expectEqual(navigation.navigationBar.frame.height, 52)
        }
    }

    @Test("A search whose page is popped is over")
    func popped() throws {
        try withFruit { stage, navigation, _ in
            let second = FruitList()
            navigation.pushViewController(second, animated: false)
            stage.advance(by: 1)
            second.search.beginSearch()
            stage.advance(by: 1)

            navigation.popViewController(animated: true)
            stage.advance(by: 1)

            expectFalse(second.search.isActive)
        }
    }

    @Test("Missing content is described with the search text")
    func missingContent() throws {
        try withFruit { stage, _, list in
            expectEqual(list.contentUnavailableConfigurationState.searchText, "")

            list.search.beginSearch()
            stage.advance(by: 1)
            stage.type("kiwi")

            expectEqual(list.contentUnavailableConfigurationState.searchText, "kiwi")
            expectNil(UIViewController().contentUnavailableConfigurationState.searchText)
        }
    }

    @Test("If the program sets cancel button and scopes, the controller no longer sets them")
    func automatics() {
        let search = UISearchController(searchResultsController: nil)
        expectTrue(search.automaticallyShowsCancelButton)
        expectTrue(search.automaticallyShowsScopeBar)
        expectFalse(search.obscuresBackgroundDuringPresentation)
        expectTrue(search.hidesNavigationBarDuringPresentation)

        search.searchBar.showsCancelButton = false
        search.searchBar.showsScopeBar = false

        expectFalse(search.automaticallyShowsCancelButton)
        expectEqual(search.scopeBarActivation, .manual)
    }

    @Test("A bar in a table's header stays above the results")
    func inHeader() throws {
        try Stage.run(root: UINavigationController(rootViewController: UITableViewController())) { stage, navigation in
            let list = try #require(navigation.topViewController as? UITableViewController)
            let results = UIViewController()
            let search = UISearchController(searchResultsController: results)
            search.searchBar.sizeToFit()
            list.tableView.tableHeaderView = search.searchBar
            list.definesPresentationContext = true
            stage.advance(by: 1)

            stage.tap(search.searchBar.searchTextField)
            stage.advance(by: 1)
            stage.type("a")
            stage.advance(by: 1)

            let bar = search.searchBar.convert(search.searchBar.bounds, to: nil)
            expectTrue(search.isActive)
            expectEqual(results.view.convert(results.view.bounds, to: nil).minY, bar.maxY)
        }
    }

    // MARK: Animation

    @Test("The scopes have their size while they fade in and out")
    func fadingScopes() throws {
        try withFruit { stage, _, list in
            let bar = list.search.searchBar
            bar.scopeButtonTitles = ["All", "Ripe"]
            stage.settle()
            @MainActor func scopes() -> UIView? { bar.subviews.first { $0 is UISegmentedControl } }

            list.search.isActive = true
            stage.advance(by: 0.1)
            let control = try #require(scopes())
            var shown = try #require(control.layer.presentation())
            expectEqual(shown.bounds.size, CGSize(width: 358, height: 32))
            #expect(shown.opacity > 0.01 && shown.opacity < 0.99)
            for part in control.subviews { expectEqual(part.layer.presentation()?.frame, part.frame) }
            stage.advance(by: 1)
            expectEqual(control.layer.presentation()?.opacity, 1)
            let place = control.convert(control.bounds, to: nil)

            list.search.isActive = false
            stage.advance(by: 0.1)
            expectIdentical(control.superview, bar)
            shown = try #require(control.layer.presentation())
            expectEqual(shown.bounds.size, CGSize(width: 358, height: 32))
            #expect(shown.opacity > 0.01 && shown.opacity < 0.99)
            stage.advance(by: 1)
            expectNil(scopes())

            for isActive in [true, false, true] {
                list.search.isActive = isActive
                stage.advance(by: 0.4)
            }
            stage.advance(by: 1)
            let last = try #require(scopes())
            expectEqual(last.convert(last.bounds, to: nil), place)
            expectEqual(last.alpha, 1)

            bar.setShowsScope(false, animated: true)
            stage.advance(by: 0.1)
            bar.setShowsScope(true, animated: true)
            stage.advance(by: 1)
            expectEqual(scopes()?.alpha, 1)
            bar.setShowsScope(false, animated: true)
            bar.showsScopeBar = true
            stage.advance(by: 1)
            expectEqual(scopes()?.alpha, 1)
        }
    }
}
