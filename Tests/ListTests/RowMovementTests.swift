import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Interactive movement of rows")
struct RowMovementTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private func names(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

    /// Whether the table shows the rows of its data source, each at its place.
    private func isWhole(_ table: UITableView, _ source: MovableRows) -> Bool {
        source.sections.indices.allSatisfy { section in
            source.sections[section].indices.allSatisfy { row in
                guard let cell = table.cellForRow(at: path(row, section)) else { return true }
                return cell.textLabel?.text == source.sections[section][row]
                    && cell.frame == table.rectForRow(at: path(row, section))
            }
        }
    }

    @Test(
        "A row is moved to an empty section, and after the last row of a section", arguments: PointingDevice.allCases
    )
    func sections(device: PointingDevice) throws {
        let source = MovableRows([["a", "b", "c"], [], ["d", "e"]])
        source.titles = true
        try Stage.runMovable(source) { stage, table in
            stage.lift(50, device, by: 116)
            stage.up(device, at: CGPoint(x: 293, y: 166))
            stage.advance(by: 0.5)
            expectEqual(source.sections, [["b", "c"], ["a"], ["d", "e"]])

            stage.lift(238, device, by: -100)
            stage.up(device, at: CGPoint(x: 293, y: 138))
            stage.advance(by: 0.5)

            expectEqual(source.sections, [["b", "c", "d"], ["a"], ["e"]])
            expectEqual(source.log.filter { $0.hasPrefix("move") }, ["move 0.0 1.0", "move 2.0 0.2"])
            expectTrue(isWhole(table, source))
        }
    }

    @Test(
        "Rows that become visible during a movement are in the data source's order", arguments: PointingDevice.allCases)
    func scrolled(device: PointingDevice) throws {
        let source = MovableRows([names(40)])
        source.heights["3"] = 88
        try Stage.runMovable(source) { stage, table in
            stage.lift(22, device, by: 410)
            stage.advance(by: 2)

            #expect(table.contentOffset.y > 400)
            let texts = table.textsInSight.filter { $0 != "0" }.compactMap { Int($0) }
            expectEqual(texts, Array(texts[0]..<texts[0] + texts.count))
            stage.up(device, at: CGPoint(x: 293, y: 432))
            stage.advance(by: 0.5)
            expectTrue(isWhole(table, source))
            expectTrue(source.sections[0].count == 40 && source.sections[0][0] == "1")
            expectEqual(table.contentSize.height, 1804)
        }
    }

    @Test(
        "Rows of different heights do not alternate, and the delegate is called once for each place",
        arguments: PointingDevice.allCases)
    func heights(device: PointingDevice) throws {
        let source = MovableRows([names(6)])
        (source.heights["1"], source.heights["3"]) = (120, 10)
        try Stage.runMovable(source) { stage, table in
            stage.down(device, at: CGPoint(x: 293, y: 22))
            for y in stride(from: CGFloat(22), through: 300, by: 1) {
                stage.move(device, to: CGPoint(x: 293, y: y))
                stage.advance(by: 0.01)
            }

            expectEqual(source.take(), (1...5).map { "target 0.0 0.\($0)" })
            stage.up(device, at: CGPoint(x: 293, y: 300))
            stage.advance(by: 0.5)
            expectEqual(source.sections, [["1", "2", "3", "4", "5", "0"]])
            expectTrue(isWhole(table, source))
        }
    }

    @Test("The delegate chooses a place, and an invalid place is ignored", arguments: PointingDevice.allCases)
    func chosen(device: PointingDevice) throws {
        let source = MovableRows([names(6)])
        source.choose = { $0.row > 2 ? IndexPath(row: 2, section: 0) : $0 }
        try Stage.runMovable(source) { stage, table in
            stage.lift(22, device, by: 220)
            stage.up(device, at: CGPoint(x: 293, y: 242))
            stage.advance(by: 0.5)
            expectEqual(source.sections, [["1", "2", "0", "3", "4", "5"]])

            source.choose = { _ in IndexPath(row: 7, section: 3) }
            stage.lift(22, device, by: 220)
            stage.up(device, at: CGPoint(x: 293, y: 242))
            stage.advance(by: 0.5)

            expectEqual(source.sections, [["1", "2", "0", "3", "4", "5"]])
            expectTrue(isWhole(table, source))
        }
    }

    @Test(
        "A lifted row is in front, translucent, with a shadow; later it has its old look, below pinned headers",
        arguments: PointingDevice.allCases)
    func look(device: PointingDevice) throws {
        let source = MovableRows([names(30)])
        source.titles = true
        try Stage.runMovable(source) { stage, table in
            let cell = try #require(table.cellForRow(at: path(1)))
            cell.layer.shadowOpacity = 0.5
            cell.layer.shadowRadius = 1
            let order = table.subviews

            stage.lift(94, device, by: 60)
            expectTrue(cell.layer.shadowOpacity == 0.25 && cell.layer.shadowRadius == 8 && abs(cell.alpha - 0.9) < 0.01)
            expectTrue(cell.layer.zPosition > 0 && cell.center.y == 154)

            stage.up(device, at: CGPoint(x: 293, y: 154))
            stage.advance(by: 0.5)
            expectEqual(cell.layer.shadowOpacity, 0.5)
            expectEqual(cell.layer.shadowRadius, 1)
            expectEqual(cell.alpha, 1)
            expectEqual(cell.layer.zPosition, 0)
            expectEqual(table.subviews, order)
        }
    }

    @Test(
        "A batch and a reload end a movement: no row is moved, and no row is lost", arguments: [0, 1, 2],
        PointingDevice.allCases)
    func updates(kind: Int, device: PointingDevice) throws {
        let source = MovableRows([names(4), ["x"]])
        try Stage.runMovable(source) { stage, table in
            stage.lift(22, device, by: 180)
            expectEqual(table.numberOfRows(inSection: 0), 3)

            source.sections[0].insert("new", at: 0)
            switch kind {
            case 0: table.insertRows(at: [path(0)], with: .fade)
            case 1: table.reloadData()
            default:
                table.dataSource = nil
                table.dataSource = source
            }
            stage.move(device, to: CGPoint(x: 293, y: 30))
            stage.up(device, at: CGPoint(x: 293, y: 30))
            stage.advance(by: 0.5)

            expectFalse(source.log.contains { $0.hasPrefix("move") })
            expectEqual(table.textsInSight, ["new", "0", "1", "2", "3", "x"])
            expectEqual(table.visibleCells.map(\.frame.minY), (0..<6).map { CGFloat($0) * 44 })
            expectTrue(table.visibleCells.allSatisfy { $0.alpha == 1 && $0.layer.shadowOpacity == 0 })
        }
    }

    @Test(
        "Changes that the delegate makes while it is called for a place are made afterwards",
        arguments: PointingDevice.allCases)
    func reentrant(device: PointingDevice) throws {
        let source = MovableRows([names(4)])
        try Stage.runMovable(source) { stage, table in
            source.choose = { [unowned table] in
                source.sections[0].removeFirst()
                table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
                source.choose = nil
                return $0
            }
            stage.lift(22, device, by: 60)
            stage.up(device, at: CGPoint(x: 293, y: 82))
            stage.advance(by: 0.5)

            expectEmpty(stage.diagnostics)
            expectEqual(table.textsInSight, ["1", "2", "3"])
            expectTrue(isWhole(table, source))
        }
    }

    @Test(
        "From right to left the control is at the left; a row follows a table that becomes wider",
        arguments: PointingDevice.allCases)
    func mirroredAndWider(device: PointingDevice) throws {
        let source = MovableRows([names(4)])
        try Stage.runMovable(source, style: .insetGrouped) { stage, table in
            table.traitOverrides.layoutDirection = .rightToLeft
            table.reloadData()
            stage.settle()
            let start = table.rectForRow(at: path(0))
            stage.lift(start.midY, device, by: 60, x: start.minX + 27)
            let cell = try #require(table.cellForRow(at: path(1)))

            table.frame.size.width = 500
            stage.advance(by: 0.1)
            expectEqual(cell.textLabel?.text, "0")
            expectEqual(cell.center.y, start.midY + 60)
            expectEqual(cell.frame.width, table.rectForRow(at: path(0)).width)
            expectEqual(cell.frame.minX, table.rectForRow(at: path(0)).minX)

            stage.up(device, at: CGPoint(x: start.minX + 27, y: start.midY + 60))
            stage.advance(by: 0.5)
            expectEqual(source.sections, [["1", "0", "2", "3"]])
            expectTrue(isWhole(table, source))
        }
    }

    @Test("During a movement a second finger selects no row", arguments: PointingDevice.allCases)
    func otherFinger(device: PointingDevice) throws {
        let source = MovableRows([names(6)])
        try Stage.runMovable(source) { stage, table in
            table.allowsSelectionDuringEditing = true
            stage.lift(22, device, by: 60)

            stage.touchDown(at: CGPoint(x: 150, y: 240), finger: 2)
            stage.touchUp(at: CGPoint(x: 150, y: 240), finger: 2)
            stage.touchDown(at: CGPoint(x: 293, y: 198), finger: 2)
            stage.touchMove(to: CGPoint(x: 293, y: 100), finger: 2)
            stage.touchUp(at: CGPoint(x: 293, y: 100), finger: 2)
            stage.advance(by: 0.5)

            expectNil(table.indexPathForSelectedRow)
            stage.up(device, at: CGPoint(x: 293, y: 82))
            stage.advance(by: 0.5)
            expectEqual(source.log.filter { $0.hasPrefix("move") }, ["move 0.0 0.1"])
            expectTrue(isWhole(table, source))
        }
    }
}
