import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A data source that lets two fingers select.
@MainActor
private final class SelectableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private(set) var log: [String] = []

    nonisolated deinit {}

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        log.append("shouldBegin \(indexPath.row)")
        return true
    }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        log.append("didBegin \(indexPath.row)")
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("didEnd") }
}

@MainActor @Suite("Two fingers in tables")
struct TwoFingerTableTests {
    @Test("They edit the table and select the rows that they pass, and do not scroll")
    func selecting() throws {
        let source = SelectableRows()
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 440)) { stage, root in
            let table = UITableView(frame: root.view.bounds)
            table.rowHeight = 44
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            (table.dataSource, table.delegate) = (source, source)
            root.view.addSubview(table)
            stage.settle()
            table.allowsMultipleSelectionDuringEditing = true

            let xs: [(finger: Int, x: CGFloat)] = [(1, 100), (2, 160)]
            for (finger, x) in xs { stage.touchDown(at: CGPoint(x: x, y: 66), finger: finger) }
            for y in stride(from: 76, through: 240, by: 10) {
                stage.advance(by: 0.03)
                for (finger, x) in xs { stage.touchMove(to: CGPoint(x: x, y: CGFloat(y)), finger: finger) }
            }
            for (finger, x) in xs { stage.touchUp(at: CGPoint(x: x, y: 236), finger: finger) }
            stage.advance(by: 1)

            expectEqual(source.log, ["shouldBegin 1", "didBegin 1", "didEnd"])
            expectTrue(table.isEditing)
            expectEqual(table.contentOffset.y, 0)
            expectEqual(table.indexPathsForSelectedRows?.map(\.row), [1, 2, 3, 4, 5])
            expectEmpty(stage.diagnostics)
        }
    }
}
