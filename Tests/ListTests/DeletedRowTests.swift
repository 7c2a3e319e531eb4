import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Rows that can be deleted.
private final class Rows: UITableViewController {
    var count = 30
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func delete(_ row: Int) {
        count -= 1
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
}

/// A table of one row, whose data source always returns the same cell.
private final class OneCell: UITableViewController {
    let cell = UITableViewCell()
    var calls: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { calls.append("willDisplay") }
    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { calls.append("didEndDisplaying") }
}

@MainActor @Suite("Deleted rows")
struct DeletedRowTests {
    @Test("The cell of a deleted row that the data source returns for an inserted row is displayed once at a time")
    func returnedCell() throws {
        try Stage.run(root: OneCell(style: .plain)) { stage, rows in
            stage.advance(by: 0.1)

            rows.tableView.performBatchUpdates {
                rows.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
                rows.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            }
            stage.advance(by: 1)

            #expect(rows.calls == ["willDisplay", "didEndDisplaying", "willDisplay"])
            #expect(rows.tableView.visibleCells == [rows.cell] && rows.cell.alpha == 1 && !rows.cell.isHidden)
        }
    }

    @Test(
        "The row above a selected row has its separator again afterwards",
        arguments: [UITableView.Style.plain, .insetGrouped])
    func separator(style: UITableView.Style) throws {
        try Stage.run(root: Rows(style: style)) { stage, rows in
            rows.tableView.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
            stage.advance(by: 0.1)

            rows.delete(3)
            stage.advance(by: 1)

            let above = try #require(rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
            let y = above.convert(above.bounds, to: nil).maxY - 0.5
            let other = try #require(rows.tableView.cellForRow(at: IndexPath(row: 5, section: 0)))
            let line = stage.pixel(at: CGPoint(x: 200, y: other.convert(other.bounds, to: nil).maxY - 0.5))
            expectEqual(stage.pixel(at: CGPoint(x: 200, y: y)), line)
            expectNotEqual(line, stage.pixel(at: CGPoint(x: 200, y: y - 10)))
        }
    }

    @Test("At the end of the content the offset moves with the rows, and no row jumps", arguments: [29, 25, 20])
    func atTheEnd(row: Int) throws {
        try Stage.run(root: Rows(style: .plain)) { stage, rows in
            let table = try #require(rows.tableView)
            table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
            stage.advance(by: 0.1)
            let end = table.contentOffset.y
            let cell = try #require(table.cellForRow(at: IndexPath(row: 15, section: 0)))
            @MainActor func shownY() -> CGFloat {
                let layer = cell.layer.presentation() ?? cell.layer
                let bounds = table.layer.presentation()?.bounds ?? table.bounds
                return layer.frame.minY - bounds.minY
            }
            let before = shownY()

            rows.delete(row)
            var steps: [CGFloat] = []
            for _ in 0..<30 {
                stage.advance(by: 1.0 / 60)
                steps.append(shownY())
            }

            expectEqual(table.contentOffset.y, end - 44)
            #expect(abs(steps[29] - before - 44) < 0.01)
            let jumps = zip([before] + steps, steps).map { $1 - $0 }
            expectTrue(jumps.allSatisfy { $0 > -0.01 && $0 < 12 }, "\(jumps)")
            #expect(
                table.cellForRow(at: table.indexPathsForVisibleRows?.first ?? IndexPath())?.frame.minY ?? 0 <= end - 44)
        }
    }

    @Test("A finger along the index moves from section to section, and does not drag rows")
    func sectionIndex() throws {
        final class Sections: UITableViewController {
            override func numberOfSections(in tableView: UITableView) -> Int { 26 }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
            override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
                (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
            }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        try Stage.run(root: Sections(style: .plain)) { stage, sections in
            stage.advance(by: 0.1)
            let table = try #require(sections.tableView)
            var offsets: [CGFloat] = []

            stage.touchDown(at: CGPoint(x: 384, y: 300))
            for y in stride(from: 300.0, through: 540, by: 20) {
                stage.touchMove(to: CGPoint(x: 384, y: y))
                stage.advance(by: 0.016)
                offsets.append(table.contentOffset.y)
            }
            stage.touchUp(at: CGPoint(x: 384, y: 540))
            stage.advance(by: 1)

            expectTrue(offsets == offsets.sorted() && offsets.last ?? 0 > 3_000)
            expectTrue(offsets.allSatisfy { $0.truncatingRemainder(dividingBy: 44) == 0 }, "\(offsets)")
            expectEqual(table.contentOffset.y, offsets.last)
        }
    }

    @Test("A cell that the data source returns again while it disappears ends its display first")
    func cachedCells() throws {
        final class Cached: UITableViewController {
            var names = ["a", "b", "c"]
            var log: [String] = []
            private var cells: [String: UITableViewCell] = [:]

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let name = names[indexPath.row]
                let cell = cells[name] ?? UITableViewCell()
                cells[name] = cell
                cell.textLabel?.text = name
                return cell
            }
            override func tableView(
                _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
            ) { log.append("will \(cell.textLabel?.text ?? "")") }
            override func tableView(
                _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
            ) { log.append("did \(cell.textLabel?.text ?? "")") }
        }
        try Stage.run(root: Cached(style: .plain)) { stage, rows in
            rows.log = []
            rows.names = ["b", "c"]
            rows.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            stage.advance(by: 0.1)
            rows.names = ["b", "a", "c"]
            rows.tableView.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
            stage.advance(by: 1)

            expectEqual(rows.log, ["did a", "will a"])
            let cells = rows.tableView.visibleCells
            expectEqual(cells.map { $0.textLabel?.text }, ["b", "a", "c"])
            expectTrue(cells.allSatisfy { $0.alpha == 1 && !$0.isHidden })
            expectEqual(cells.map(\.frame.minY), [0, 44, 88])
        }
    }
}
