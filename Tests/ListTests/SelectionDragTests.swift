import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A data source that permits drags that select.
@MainActor
private final class SelectableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private(set) var log: [String] = []
    var permits = true

    nonisolated deinit {}

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        log.append("shouldBegin \(indexPath.row)")
        return permits
    }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        log.append("didBegin \(indexPath.row)")
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("didEnd") }
}

@MainActor @Suite("Drags that select rows")
struct SelectionDragTests {
    private func makeTable(_ frame: CGRect, _ source: SelectableRows) -> UITableView {
        let table = UITableView(frame: frame)
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate) = (source, source)
        return table
    }

    @Test("Two fingers edit the table and select the rows that they pass, and do not scroll")
    func selecting() throws {
        let source = SelectableRows()
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 440)) { stage, root in
            let table = makeTable(root.view.bounds, source)
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

    /// Runs a table in editing mode, whose rows show checkmarks.
    private func runEditing(
        isMirrored: Bool = false, _ body: (Stage, UITableView, SelectableRows) throws -> Void
    ) throws {
        let source = SelectableRows()
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 440)) { stage, root in
            let table = makeTable(root.view.bounds, source)
            if isMirrored { table.traitOverrides.layoutDirection = .rightToLeft }
            root.view.addSubview(table)
            table.allowsMultipleSelectionDuringEditing = true
            table.setEditing(true, animated: false)
            stage.settle()
            try body(stage, table, source)
            expectEmpty(stage.diagnostics)
        }
    }

    private func drag(_ stage: Stage, x: CGFloat, from start: CGFloat, to end: CGFloat) {
        stage.touchDown(at: CGPoint(x: x, y: start))
        for step in 1...20 {
            stage.advance(by: 0.03)
            stage.touchMove(to: CGPoint(x: x, y: start + (end - start) * CGFloat(step) / 20))
        }
        stage.touchUp(at: CGPoint(x: x, y: end))
        stage.advance(by: 4)
    }

    @Test("One finger along the checkmarks selects the rows that it passes", arguments: [false, true])
    func checkmarks(isMirrored: Bool) throws {
        try runEditing(isMirrored: isMirrored) { stage, table, source in
            drag(stage, x: isMirrored ? 300 : 20, from: 66, to: 236)

            expectEqual(source.log, ["shouldBegin 1", "didBegin 1", "didEnd"])
            expectEqual(table.contentOffset.y, 0)
            expectEqual(table.indexPathsForSelectedRows?.map(\.row), [1, 2, 3, 4, 5])

            drag(stage, x: isMirrored ? 300 : 20, from: 66, to: 150)
            expectEqual(table.indexPathsForSelectedRows?.map(\.row), [4, 5])
        }
    }

    @Test("One finger beside the checkmarks scrolls, as does one without permission or multiple selection")
    func scrolling() throws {
        try runEditing { stage, table, source in
            drag(stage, x: 160, from: 400, to: 300)
            expectTrue(table.contentOffset.y > 50)
            expectEqual(source.log, [])
            expectNil(table.indexPathsForSelectedRows)

            source.permits = false
            var offset = table.contentOffset.y
            drag(stage, x: 20, from: 400, to: 300)
            expectTrue(table.contentOffset.y > offset + 50)
            expectEqual(source.log.count, 1)

            source.permits = true
            table.allowsMultipleSelectionDuringEditing = false
            offset = table.contentOffset.y
            drag(stage, x: 20, from: 400, to: 300)
            expectTrue(table.contentOffset.y > offset + 50)
            expectEqual(source.log.count, 1)
        }
    }
}
