import IrekoTesting
import TestSupport
import Testing
import UIKit

/// The keyboard's focus in lists under bars.
@MainActor @Suite("Focus in scrolled lists")
struct ScrolledFocusTests {
    private final class List: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private func focusedFrame(_ stage: Stage) -> CGRect? {
        (UIFocusSystem.focusSystem(for: stage.window)?.focusedItem as? UIView).map { $0.convert($0.bounds, to: nil) }
    }

    @Test("The tab key focuses a row that can be seen, whatever was scrolled", arguments: [0, 300, 1000, 5000])
    func tab(offset: CGFloat) throws {
        let list = List(style: .plain)
        try Stage.run(root: UINavigationController(rootViewController: list)) { stage, _ in
            list.tableView.allowsFocus = true
            list.tableView.setContentOffset(
                CGPoint(x: 0, y: min(offset, list.tableView.contentSize.height - 844)), animated: false)
            stage.advance(by: 0.5)

            stage.press(.keyboardTab)
            stage.advance(by: 1)

            let frame = try #require(focusedFrame(stage))
            #expect(frame.minY >= 44 && frame.maxY <= 844)
        }
    }

    @Test("A row that was focused and has been scrolled away is left for one that can be seen")
    func scrolledAway() throws {
        let list = List(style: .plain)
        try Stage.run(root: UINavigationController(rootViewController: list)) { stage, _ in
            stage.press(.keyboardTab)
            stage.advance(by: 0.5)
            list.tableView.setContentOffset(CGPoint(x: 0, y: 1200), animated: false)
            stage.advance(by: 0.5)

            stage.press(.keyboardTab)
            stage.advance(by: 1)

            let frame = try #require(focusedFrame(stage))
            #expect(frame.minY >= 44 && frame.maxY <= 844)
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
