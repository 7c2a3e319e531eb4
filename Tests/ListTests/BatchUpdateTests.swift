import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor @Suite("Batch updates of a table")
struct BatchUpdateTests {
    private func paths(_ rows: Int..., section: Int = 0) -> [IndexPath] {
        rows.map { IndexPath(row: $0, section: section) }
    }

    @Test("Deletions use index paths before the batch, insertions after it, in any order")
    func order() throws {
        let source = RecordedSource([20])
        try Stage.runTable(source: source) { stage, table in
            let cells = table.visibleCells
            var finished: Bool?

            table.performBatchUpdates {
                source.counts = [20]
                table.insertRows(at: paths(0), with: .none)
                table.deleteRows(at: paths(2, 3), with: .none)
                table.insertRows(at: paths(5), with: .none)
            } completion: {
                finished = $0
            }
            expectIdentical(table.cellForRow(at: IndexPath(row: 1, section: 0)), cells[0])
            expectIdentical(table.cellForRow(at: IndexPath(row: 3, section: 0)), cells[4])
            expectNil(finished)
            stage.advance(by: 0.5)

            expectEqual(finished, true)
            expectEqual(table.textsInSight, ["0.0", "0.0", "0.1", "0.4", "0.5", "0.5", "0.6", "0.7", "0.8", "0.9"])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Rows animate from their old to their new places in 0.3 seconds")
    func animation() throws {
        let source = RecordedSource([20])
        try Stage.runTable(source: source) { stage, table in
            let third = table.visibleCells[2]

            source.counts = [19]
            table.deleteRows(at: paths(0), with: .fade)
            stage.advance(by: 0.15)

            expectEqual(third.frame.minY, 44)
            let shown = try #require(third.layer.presentation()?.frame.minY)
            expectTrue(shown > 50 && shown < 82)
            stage.advance(by: 0.3)
            expectEqual(third.layer.presentation()?.frame.minY, 44)
            expectEqual(source.log.last, "didEndDisplaying 0.0")
        }
    }

    @Test("Counts that contradict the updates raise UIKit's sentence, and the table shows the current rows")
    func sentences() throws {
        let source = RecordedSource([20])
        try Stage.runTable(source: source) { stage, table in
            table.deleteRows(at: paths(0), with: .none)
            expectEqual(
                stage.diagnostics.last?.message,
                "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the update (20) must be equal to the number of rows contained in that section before the update (20), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
            )

            source.counts = [15]
            table.deleteRows(at: paths(0), with: .none)
            let message = try #require(stage.diagnostics.last?.message)
            expectTrue(
                message.hasPrefix(
                    "Invalid batch updates detected: the number of sections and/or rows returned by the data source before and/or after performing the batch updates are inconsistent with the updates.\nData source before updates = { 1 section with row counts: [20] }\nData source after updates = { 1 section with row counts: [15] }\nUpdates = [\n\tDelete row (0 - 0)\n]\nTable view: <UITableView"
                ))
            stage.settle()
            expectEqual(table.numberOfRows(inSection: 0), 15)

            table.deleteSections([0], with: .none)
            expectEqual(
                stage.diagnostics.last?.message,
                "Invalid update: invalid number of sections. The number of sections contained in the table view after the update (1) must be equal to the number of sections contained in the table view before the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 1 deleted)."
            )
            stage.settle()
            expectEqual(table.textsInSight.count, 10)
        }
    }

    @Test("Indexes are checked before counts")
    func indexes() throws {
        let source = RecordedSource([3])
        try Stage.runTable(source: source) { stage, table in
            table.deleteRows(at: paths(5), with: .none)
            expectEqual(
                stage.diagnostics.last?.message,
                "attempt to delete row 5 from section 0 which only contains 3 rows before the update")

            source.counts = [4]
            table.insertRows(at: paths(9), with: .none)
            expectEqual(
                stage.diagnostics.last?.message,
                "attempt to insert row 9 into section 0, but there are only 4 rows in section 0 after the update"
            )

            table.performBatchUpdates {
                table.deleteRows(at: paths(1), with: .none)
                table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
            }
            expectEqual(
                stage.diagnostics.last?.message,
                "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})")
        }
    }

    @Test("The selection moves with rows; deleted and reloaded rows lose it")
    func selection() throws {
        let source = RecordedSource([20])
        try Stage.runTable(source: source) { stage, table in
            table.allowsMultipleSelection = true
            for row in [1, 4, 6] {
                table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
            }

            table.performBatchUpdates {
                table.deleteRows(at: paths(1), with: .none)
                table.insertRows(at: paths(0), with: .none)
                table.moveRow(at: IndexPath(row: 4, section: 0), to: IndexPath(row: 9, section: 0))
                table.reloadRows(at: paths(6), with: .none)
            }
            stage.advance(by: 0.5)

            expectEqual(table.indexPathsForSelectedRows?.map(\.row), [9])
            expectEqual(table.cellForRow(at: IndexPath(row: 9, section: 0))?.isSelected, true)
        }
    }

    @Test("Nested batches are one batch, and an empty batch loads heights again and keeps the cells")
    func nesting() throws {
        let source = RecordedSource([20])
        try Stage.runTable(source: source) { stage, table in
            let cells = table.visibleCells
            source.log = []
            table.beginUpdates()
            source.counts = [21]
            table.performBatchUpdates { table.insertRows(at: paths(0), with: .none) }
            expectTrue(table.hasUncommittedUpdates)
            expectEqual(table.numberOfRows(inSection: 0), 20)
            table.endUpdates()
            expectEqual(table.numberOfRows(inSection: 0), 21)
            stage.advance(by: 0.5)
            source.log = []

            source.rowHeight = 88
            table.beginUpdates()
            table.endUpdates()
            stage.advance(by: 0.5)

            expectEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY, 88)
            expectIdentical(table.cellForRow(at: IndexPath(row: 1, section: 0)), cells[0])
            expectFalse(source.log.contains { $0.hasPrefix("cellForRow") })
        }
    }

    @Test("A reconfigured row keeps its cell; a reloaded row gets a new cell")
    func reconfiguring() throws {
        let source = RecordedSource([20])
        try Stage.runTable(source: source) { stage, table in
            let cells = table.visibleCells
            source.log = []

            table.reconfigureRows(at: paths(2))
            stage.settle()
            expectEqual(source.take(), ["cellForRow 0.2"])
            expectIdentical(table.visibleCells[2], cells[2])

            table.reloadRows(at: paths(2), with: .none)
            stage.advance(by: 0.5)
            expectNotIdentical(table.visibleCells[2], cells[2])
        }
    }

    @Test("The closure of a batch is nonescaping: it needs no self, and can be a nonescaping parameter")
    func closures() throws {
        @MainActor final class Rows {
            let source = RecordedSource([3])
            var finished: [Bool] = []

            func add(to table: UITableView) {
                table.performBatchUpdates {
                    source.counts[0] += 1
                    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                }
            }

            func change(_ table: UITableView, _ updates: () -> Void) {
                table.performBatchUpdates(updates) { [self] in finished.append($0) }
            }
        }
        let rows = Rows()
        try Stage.runTable(source: rows.source) { stage, table in
            rows.add(to: table)
            rows.change(table) {
                rows.source.counts[0] -= 1
                table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
            }
            table.performBatchUpdates(nil)
            stage.advance(by: 1)

            expectEqual(table.numberOfRows(inSection: 0), 3)
            expectEqual(rows.finished, [true])
        }
    }

    @Test("A subclass that overrides performBatchUpdates gets all calls, even if it passes a closure literal to super")
    func overriding() throws {
        final class Table: UITableView {
            var log: [String] = []
            var wraps = false

            override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
                log.append("begin")
                if wraps {
                    super.performBatchUpdates(
                        {
                            self.log.append("within")
                            updates?()
                        }, completion: completion)
                } else {
                    super.performBatchUpdates(updates, completion: completion)
                }
                log.append("end")
            }
        }
        try Stage.run(root: UIViewController()) { stage, root in
            let table = Table(frame: root.view.bounds, style: .plain)
            let optional: (() -> Void)? = { table.log.append("updates") }
            table.performBatchUpdates { table.log.append("updates") }
            table.performBatchUpdates(optional)
            expectEqual(table.log, ["begin", "updates", "end", "begin", "updates", "end"])

            (table.log, table.wraps) = ([], true)
            table.performBatchUpdates { table.log.append("updates") }
            table.performBatchUpdates { table.log.append("updates") }
            expectEqual(table.log, ["begin", "within", "updates", "end", "begin", "within", "updates", "end"])
        }
    }
}
