import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor @Suite("Loading a table")
struct TableLoadingTests {
    @Test("Without estimates all heights are loaded at once, and again for each cell")
    func loading() throws {
        let source = RecordedSource([6])
        source.rowHeight = 100
        source.recordsSizes = true
        try Stage.run(size: CGSize(width: 320, height: 250), rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let table = UITableView(frame: root.view.bounds)
            table.estimatedRowHeight = 0
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            table.delegate = source
            root.view.addSubview(table)
            let heights = (0..<6).map { "heightForRow 0.\($0)" }

            table.reloadData()

            expectEqual(source.take(), ["numberOfSections", "numberOfRows 0"] + heights)

            stage.settle()

            // Recorded: the height of every visible row is loaded when its cell is dequeued and when it is displayed.
            let cells = (0..<3).flatMap { row in
                ["cellForRow 0.\(row)", "heightForRow 0.\(row)", "heightForRow 0.\(row)", "willDisplay 0.\(row)"]
            }
            expectEqual(source.take(), ["numberOfSections", "numberOfRows 0"] + heights + cells)
            expectEqual(table.contentSize, CGSize(width: 320, height: 600))
        }
    }

    @Test("With estimates the content height is the sum of measured heights and the estimates of the remaining rows")
    func estimates() throws {
        let source = RecordedSource([100])
        source.rowHeight = 50
        try Stage.runTable(source: source) { _, table in
            expectEqual(table.contentSize.height, 4454)
            expectEqual(
                table.rectForRow(at: IndexPath(row: 3, section: 0)), CGRect(x: 0, y: 150, width: 320, height: 50))
        }
    }

    @Test("Scrolling to a row requests only its cell, and reuses the cell of a row that has become invisible")
    func scrolling() throws {
        let source = RecordedSource([100])
        try Stage.runTable(source: source) { stage, table in
            expectEqual(table.visibleCells.count, 10)
            source.log = []
            source.recordsSizes = true
            let first = table.visibleCells[0]

            table.contentOffset.y = 44
            stage.settle()

            expectEqual(
                source.take(),
                [
                    "heightForRow 0.10", "cellForRow 0.10", "heightForRow 0.10", "heightForRow 0.10",
                    "willDisplay 0.10",
                    "didEndDisplaying 0.0",
                ])

            table.contentOffset.y = 88
            stage.settle()

            expectIdentical(table.cellForRow(at: IndexPath(row: 11, section: 0)), first)
            expectEqual(table.textsInSight, (2...11).map { "0.\($0)" })
        }
    }

    @Test("Rows above that are higher than estimated do not move the visible rows")
    func anchoring() throws {
        let source = RecordedSource([1000])
        source.rowHeight = 60
        try Stage.runTable(source: source) { stage, table in
            table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
            stage.settle()
            let row = IndexPath(row: 500, section: 0)
            let before = table.rectForRow(at: row).minY - table.contentOffset.y
            expectEqual(before, 0)

            for _ in 0..<100 {
                let old = table.rectForRow(at: row).minY - table.contentOffset.y
                table.contentOffset.y -= 10
                stage.settle()
                expectEqual(table.rectForRow(at: row).minY - table.contentOffset.y, old + 10)
            }
        }
    }

    @Test(
        "Negative and non-finite heights are replaced by valid heights",
        arguments: [-5, .nan, .infinity, -.infinity, 1e300])
    func hostileHeights(_ height: CGFloat) throws {
        let source = RecordedSource([50])
        source.rowHeight = height
        try Stage.runTable(source: source) { stage, table in
            table.contentOffset.y = 1000
            stage.settle()

            expectTrue(table.contentSize.height.isFinite)
            expectTrue(stage.diagnostics.contains { $0.rule == "list" })
        }
    }

    @Test("Rows with estimates of 0 points do not block the layout")
    func zeroHeights() throws {
        let source = RecordedSource([2000])
        source.rowHeight = 0
        try Stage.runTable(source: source) { _, table in
            #expect(table.contentSize.height >= 0)
        }
    }

    @Test("A section that is out of bounds has no rows, and UIKit's sentence reports it")
    func outOfBounds() throws {
        try Stage.runTable(source: RecordedSource([3])) { stage, table in
            expectEqual(table.numberOfRows(inSection: 7), 0)
            expectEqual(table.rectForRow(at: IndexPath(row: 9, section: 0)), .zero)
            expectNil(table.cellForRow(at: IndexPath(row: -1, section: 0)))
            expectEqual(
                stage.diagnostics.map(\.message),
                [
                    "Requested the number of rows for section (7) which is out of bounds."
                ])
        }
    }

    @Test("A hundred thousand rows are scrolled through with the cells of one screen")
    func manyRows() throws {
        let source = RecordedSource([100_000])
        try Stage.runTable(source: source) { stage, table in
            var cells = Set<ObjectIdentifier>()
            for offset in stride(from: 0, to: 100_000 * 44 - 440, by: 40_000) {
                table.contentOffset.y = CGFloat(offset)
                stage.settle()
                cells.formUnion(table.visibleCells.map { ObjectIdentifier($0) })
            }

            #expect(cells.count <= 22)
            expectEqual(table.textsInSight.first, "0.\(Int(table.contentOffset.y) / 44)")
        }
    }

    @Test("A memory warning empties the pool")
    func memoryWarning() throws {
        try Stage.runTable(source: RecordedSource([100])) { stage, table in
            table.contentOffset.y = 440
            stage.settle()
            table.contentOffset.y = 0
            stage.settle()
            let count = table.subviews.filter { $0 is UITableViewCell }.count
            #expect(count > 10)

            NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)

            expectEqual(table.subviews.filter { $0 is UITableViewCell }.count, 10)
        }
    }

    @Test(
        "While heights are loaded the table returns the new numbers of rows, also of new sections",
        arguments: [true, false])
    func numbersInHeights(estimates: Bool) throws {
        let source = CountingHeights()
        try Stage.run(size: CGSize(width: 320, height: 480), rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let table = UITableView(frame: root.view.bounds)
            table.estimatedRowHeight = estimates ? UITableView.automaticDimension : 0
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            (table.dataSource, table.delegate) = (source, source)
            root.view.addSubview(table)

            stage.settle()

            expectEqual(source.seen, [[3]])
            expectEmpty(stage.diagnostics)

            source.seen = []
            source.counts = [3, 2]
            table.insertSections([1], with: .none)
            stage.advance(by: 1)

            expectEqual(source.seen, [[3, 2]])
            expectEmpty(stage.diagnostics)
        }
    }
}

/// Heights that depend on the table's number of rows, as those of last rows do.
@MainActor
private final class CountingHeights: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [3]
    /// The number of rows that the table returned during the calls.
    var seen: Set<[Int]> = []

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        seen.insert((0..<tableView.numberOfSections).map { tableView.numberOfRows(inSection: $0) })
        return indexPath.row == tableView.numberOfRows(inSection: indexPath.section) - 1 ? 60 : 40
    }

    @Test("Updates before the first load do not call the data source; the table loads its data later")
    func updatesBeforeLoading() throws {
        let source = RecordedSource([5])
        source.recordsSizes = true
        let row = IndexPath(row: 2, section: 0)
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 150)) { stage, root in
            let table = UITableView(frame: root.view.bounds, style: .plain)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            table.delegate = source
            var completions: [Bool] = []

            source.counts = [4]
            table.deleteRows(at: [row], with: .automatic)
            source.counts = [6]
            table.insertRows(at: [row, IndexPath(row: 4, section: 0)], with: .automatic)
            table.reloadRows(at: [row], with: .automatic)
            table.beginUpdates()
            source.counts = [7, 1]
            table.insertSections([1], with: .fade)
            table.endUpdates()
            table.performBatchUpdates({ table.moveRow(at: row, to: IndexPath(row: 0, section: 0)) }) {
                completions.append($0)
            }

            expectEqual(source.take(), [])
            expectEmpty(completions)
            expectEqual(table.numberOfSections, 2)
            expectEqual(table.numberOfRows(inSection: 0), 7)

            // From here on the counts are loaded and used.
            source.counts = [6, 1]
            table.deleteRows(at: [row], with: .automatic)
            expectEqual(table.numberOfRows(inSection: 0), 6)
            root.view.addSubview(table)
            stage.settle()
            // The batch was not in a window (TB2).
            expectEqual(completions, [false])
            expectEqual(table.visibleCells.count, 4)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("An update before the first load is possible during an exclusive access to the program's data")
    func exclusiveAccess() throws {
        final class Source: NSObject, UITableViewDataSource {
            var names = ["a", "b", "c"]
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func change(_ body: (inout [String]) -> Void) { body(&names) }
        }
        let source = Source()
        try Stage.run(root: UIViewController()) { _, root in
            let table = UITableView(frame: root.view.bounds, style: .plain)
            table.dataSource = source
            source.change {
                $0.remove(at: 1)
                table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
            }
            expectEqual(table.numberOfRows(inSection: 0), 2)
        }
    }

    @Test("Numbers that were requested within the first batch are requested again after it")
    func loadedWithinABatch() throws {
        let source = RecordedSource([5])
        try Stage.run(root: UIViewController()) { stage, root in
            let table = UITableView(frame: root.view.bounds, style: .plain)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            root.view.addSubview(table)
            table.performBatchUpdates {
                expectEqual(table.numberOfRows(inSection: 0), 5)
                source.counts = [4]
                table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
            stage.settle()
            expectEqual(table.numberOfRows(inSection: 0), 4)
            expectEqual(table.visibleCells.count, 4)
            expectEmpty(stage.diagnostics)
        }
    }
}
