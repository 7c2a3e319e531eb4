import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Content under a navigation controller that prefers large titles and hides its bar.
@MainActor
@Suite("Content whose large title is hidden with the bar")
struct HiddenLargeTitleTests {
    private func withList(_ body: (Stage, UINavigationController, UIScrollView) throws -> Void) throws {
        try withNavigation { stage, navigation, page in
            navigation.navigationBar.prefersLargeTitles = true
            let list = UIScrollView(frame: page.view.bounds)
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.contentSize = CGSize(width: 100, height: 2000)
            page.view.addSubview(list)
            stage.advance(by: 1)
            try body(stage, navigation, list)
        }
    }

    @Test(
        "It rests at its top after it was pulled down",
        arguments: [(false, 0.0), (true, 0.1), (true, 1)], [25.0, 60, 200])
    func pulledDown(hiding: (animated: Bool, after: Double), distance: CGFloat) throws {
        try withList { stage, navigation, list in
            navigation.setNavigationBarHidden(true, animated: hiding.animated)
            stage.advance(by: hiding.after)

            stage.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 400 + distance), duration: 0.2)
            stage.advance(by: 3)

            expectEqual(list.adjustedContentInset.top, 47)
            expectEqual(list.contentOffset.y, -47)
        }
    }

    @Test("It rests at the finger's last position, even if a large title would be half collapsed")
    func scrolled() throws {
        try withList { stage, navigation, list in
            navigation.isNavigationBarHidden = true
            stage.advance(by: 1)

            stage.touchDown(at: CGPoint(x: 195, y: 400))
            for step in 1...20 {
                stage.advance(by: 0.05)
                stage.touchMove(to: CGPoint(x: 195, y: 400 - 2 * CGFloat(step)))
            }
            let offset = list.contentOffset.y
            stage.advance(by: 0.5)
            stage.touchUp(at: CGPoint(x: 195, y: 360))
            stage.advance(by: 2)

            #expect((-40..<0).contains(offset))
            expectEqual(list.contentOffset.y, offset)
        }
    }

    @Test("The large title and the search bar are shown again with the bar", arguments: [false, true])
    func shownAgain(isAnimated: Bool) throws {
        try withList { stage, navigation, list in
            let search = UISearchController(searchResultsController: nil)
            navigation.topViewController?.navigationItem.searchController = search
            stage.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 500))
            stage.advance(by: 2)
            let (height, offset) = (navigation.navigationBar.frame.height, list.contentOffset.y)

            navigation.setNavigationBarHidden(true, animated: isAnimated)
            stage.advance(by: 1)
            navigation.setNavigationBarHidden(false, animated: isAnimated)
            stage.advance(by: 1)

            #expect(height > 96)
            expectEqual(navigation.navigationBar.frame.height, height)
            expectEqual(list.contentOffset.y, offset)
        }
    }

    @Test("The title of content that is scrolled remains collapsed when the bar is shown again")
    func scrolledAndShownAgain() throws {
        try withList { stage, navigation, list in
            list.contentOffset.y = 300
            stage.advance(by: 1)

            navigation.setNavigationBarHidden(true, animated: true)
            stage.advance(by: 1)
            navigation.setNavigationBarHidden(false, animated: true)
            stage.advance(by: 1)

            expectEqual(navigation.navigationBar.frame.height, 44)
            expectEqual(list.contentOffset.y, 300)
        }
    }

    private final class ManyRows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test("In a sheet, the search bar below the large title is shown again after a rotation to a compact height")
    func rotatedSheet() throws {
        let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        try Stage.run(safeAreaInsets: insets, rootViewController: UIViewController()) { stage in
            let list = ManyRows(style: .plain)
            list.title = "Many"
            list.navigationItem.searchController = UISearchController(searchResultsController: nil)
            let navigation = UINavigationController(rootViewController: list)
            navigation.navigationBar.prefersLargeTitles = true
            stage.window.rootViewController?.present(navigation, animated: true)
            stage.advance(by: 1)
            let (height, offset) = (navigation.navigationBar.frame.height, list.tableView.contentOffset.y)

            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            stage.rotate(to: .portrait)
            stage.advance(by: 1)

            #expect(height > 140)
            expectEqual(navigation.navigationBar.frame.height, height)
            expectEqual(list.tableView.contentOffset.y, offset)
        }
    }

    @Test("A prompt makes the bar of a list higher, also if it is set under a pushed page", arguments: [false, true])
    func prompt(isCovered: Bool) throws {
        let list = UITableViewController()
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        try Stage.run(rootViewController: navigation) { stage in
            stage.settle()
            @MainActor func set(_ prompt: String?) {
                if isCovered { navigation.pushViewController(UIViewController(), animated: true) }
                stage.advance(by: 1)
                list.navigationItem.prompt = prompt
                stage.advance(by: 1)
                if isCovered { navigation.popViewController(animated: true) }
                stage.advance(by: 1)
            }

            set("Prompt")
            expectEqual(navigation.navigationBar.frame.height, 126)
            expectEqual(list.tableView.contentOffset.y, -126)
            set(nil)
            expectEqual(navigation.navigationBar.frame.height, 96)
            expectEqual(list.tableView.contentOffset.y, -96)
        }
    }
}
