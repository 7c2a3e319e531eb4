import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Selecting rows")
struct TableSelectionTests {
    @Test(
        "A tap highlights, unhighlights, selects, and performs the primary action",
        arguments: PointingDevice.allCases)
    func tap(device: PointingDevice) throws {
        let source = RecordedSource([20])
        try Stage.runTable(source: source) { stage, table in
            source.log = []

            stage.tap(device, at: CGPoint(x: 100, y: 60))

            expectEqual(
                source.take(),
                [
                    "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willSelect 0.1", "didSelect 0.1",
                    "primaryAction 0.1",
                ])
            expectEqual(table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
            expectEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected, true)

            stage.tap(device, at: CGPoint(x: 100, y: 110))

            expectEqual(
                source.take(),
                [
                    "shouldHighlight 0.2", "didHighlight 0.2", "didUnhighlight 0.2", "willSelect 0.2",
                    "willDeselect 0.1",
                    "didDeselect 0.1", "didSelect 0.2", "primaryAction 0.2",
                ])
            expectEqual(table.indexPathsForSelectedRows, [IndexPath(row: 2, section: 0)])
        }
    }

    @Test("If several rows can be selected, a second tap deselects", arguments: SelectingDevice.allCases)
    func several(device: SelectingDevice) throws {
        let source = RecordedSource([20])
        try Stage.runTable(source: source) { stage, table in
            var focused: Int?
            table.allowsMultipleSelection = true
            stage.select(row: 0, rowHeight: 44, in: table, focused: &focused, with: device)
            stage.select(row: 1, rowHeight: 44, in: table, focused: &focused, with: device)
            expectEqual(table.indexPathsForSelectedRows?.map(\.row), [0, 1])
            source.log = []

            stage.select(row: 0, rowHeight: 44, in: table, focused: &focused, with: device)

            expectEqual(source.take().suffix(2), ["willDeselect 0.0", "didDeselect 0.0"])
            expectEqual(table.indexPathsForSelectedRows?.map(\.row), [1])
        }
    }

    @Test("A drag removes the highlight and selects no row")
    func drag() throws {
        let source = RecordedSource([100])
        try Stage.runTable(source: source) { stage, table in
            source.log = []
            stage.touchDown(at: CGPoint(x: 100, y: 200))
            stage.advance(by: 0.2)
            expectEqual(source.take(), ["shouldHighlight 0.4", "didHighlight 0.4"])

            for step in 1...10 {
                stage.advance(by: 0.016)
                stage.touchMove(to: CGPoint(x: 100, y: 200 - CGFloat(step) * 5))
            }
            stage.touchUp(at: CGPoint(x: 100, y: 150))
            stage.settle()

            expectEqual(source.log.filter { $0.contains("ighlight") }, ["didUnhighlight 0.4"])
            expectNil(table.indexPathForSelectedRow)
            #expect(table.contentOffset.y > 0)
        }
    }

    @Test("The program selects without calling the delegate")
    func program() throws {
        let source = RecordedSource([100])
        try Stage.runTable(source: source) { stage, table in
            source.log = []

            table.selectRow(at: IndexPath(row: 50, section: 0), animated: false, scrollPosition: .middle)
            stage.settle()

            expectTrue(source.log.allSatisfy { !$0.contains("elect") })
            expectEqual(table.indexPathForSelectedRow?.row, 50)
            expectEqual(table.contentOffset.y, 2002)

            table.selectRow(at: nil, animated: false, scrollPosition: .none)
            expectNil(table.indexPathsForSelectedRows)
        }
    }

    @Test("Arrow keys move the focus, and Return chooses the focused row")
    func keyboard() throws {
        let source = RecordedSource([30])
        try Stage.runTable(source: source) { stage, table in
            expectTrue(table.becomeFirstResponder())
            for _ in 0..<12 { stage.press(.keyboardDownArrow) }

            stage.press(.keyboardReturnOrEnter)

            expectEqual(table.indexPathForSelectedRow?.row, 11)
            expectEqual(table.contentOffset.y, 88)
        }
    }

    @Test("Rows that are deleted while the delegate checks the focus leave no row focused")
    func goneWhileAsked() throws {
        let source = VanishingRows()
        try Stage.run(size: CGSize(width: 320, height: 480), rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let table = UITableView(frame: root.view.bounds)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            (table.dataSource, table.delegate) = (source, source)
            root.view.addSubview(table)
            stage.settle()
            expectTrue(table.becomeFirstResponder())

            stage.press(.keyboardDownArrow)
            stage.press(.keyboardReturnOrEnter)

            expectEmpty(stage.diagnostics)
            expectEqual(table.numberOfRows(inSection: 0), 0)
            expectNil(table.indexPathForSelectedRow)
        }
    }
}

/// Rows that are deleted when the data source or the delegate is called for the focus.
@MainActor
private final class VanishingRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private var count = 5

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        count = 0
        tableView.reloadData()
        return true
    }
}
