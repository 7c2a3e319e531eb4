import IrekoTesting
import TestSupport
import Testing
import UIKit

/// The keyboard's focus in lists under bars.
@MainActor @Suite("Focus in scrolled lists")
struct ScrolledFocusTests {
    private final class List: UITableViewController {
        var chosen: IndexPath?
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen = indexPath }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    /// The rows that look as if they had the focus: those that a key chooses.
    private func chosen(_ stage: Stage, _ list: List) -> IndexPath? {
        list.chosen = nil
        stage.press(.keyboardReturnOrEnter)
        stage.advance(by: 0.5)
        return list.chosen
    }

    @Test("The tab key focuses the first row in sight, whatever was scrolled", arguments: [0, 22, 300, 1000])
    func tab(offset: CGFloat) throws {
        let list = List(style: .plain)
        try Stage.run(root: UINavigationController(rootViewController: list)) { stage, _ in
            list.tableView.contentOffset.y = offset - 44
            stage.advance(by: 0.5)

            stage.press(.keyboardTab)
            stage.advance(by: 0.5)

            #expect(list.tableView.contentOffset.y == offset - 44)
            #expect(chosen(stage, list) == IndexPath(row: Int((offset / 44).rounded(.up)), section: 0))
        }
    }

    @Test("A selected row in sight gets the focus first; one that was focused last comes back where that is asked for")
    func preferred() throws {
        let list = List(style: .plain)
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Do", primaryAction: UIAction { _ in })
        try Stage.run(root: UINavigationController(rootViewController: list)) { stage, _ in
            list.tableView.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
            stage.press(.keyboardTab)  // The bar's button
            stage.press(.keyboardTab)
            let selected = chosen(stage, list)
            for _ in 0..<4 { stage.press(.keyboardDownArrow) }

            list.tableView.remembersLastFocusedIndexPath = true
            stage.press(.keyboardTab)
            let elsewhere = chosen(stage, list)
            list.tableView.contentOffset.y = 1500
            stage.advance(by: 0.5)
            stage.press(.keyboardTab)
            stage.advance(by: 0.5)
            let remembered = chosen(stage, list)

            #expect(selected == IndexPath(row: 3, section: 0))
            #expect(elsewhere == nil, "the button has the key")
            #expect(remembered == IndexPath(row: 7, section: 0))
            #expect(list.tableView.indexPathsForVisibleRows?.contains(IndexPath(row: 7, section: 0)) == true)
        }
    }

    @Test("The ring of a bar's button lies within the bar")
    func barRing() throws {
        let root = UIViewController()
        root.view.backgroundColor = .white
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Do", primaryAction: UIAction { _ in })
        let stack = UINavigationController(rootViewController: root)
        try Stage.run(root: stack) { stage, _ in
            stage.advance(by: 0.5)
            let before = stage.snapshot()

            stage.press(.keyboardTab)
            stage.advance(by: 0.5)
            let after = stage.snapshot()

            var rows: [Int] = []
            for y in 0..<100 where (0..<390).contains(where: { before.pixel($0, y) != after.pixel($0, y) }) {
                rows.append(y)
            }
            #expect((rows.first ?? 0) > 0 && (rows.last ?? 100) < 44)
        }
    }
}
