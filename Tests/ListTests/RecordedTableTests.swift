import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Tables as recorded on iOS 26.1: rows of 44 points, 320 points wide.
@MainActor @Suite("Tables as recorded")
struct RecordedTableTests {
    @Test("A batch in a window is made in the call, and its completion is called after the animation with true (TB1)")
    func batch() throws {
        let source = RecordedSource([3])
        try Stage.runTable(source: source) { stage, table in
            var lines: [String] = []

            table.performBatchUpdates {
                lines.append("updates")
                source.counts = [4]
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            } completion: {
                lines.append("completion \($0)")
            }

            expectEqual(lines, ["updates"])
            expectEqual(table.numberOfRows(inSection: 0), 4)
            expectEqual(table.visibleCells.count, 4)
            stage.advance(by: 1)
            expectEqual(lines, ["updates", "completion true"])
        }
    }

    @Test("Outside a window the completion is called in the next turn: false if the batch is animated (TB2, TB3)")
    func outsideWindow() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            for isAnimated in [true, false] {
                let source = RecordedSource([3])
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                table.dataSource = source
                table.layoutIfNeeded()
                var results: [Bool] = []
                let insert = {
                    table.performBatchUpdates {
                        source.counts = [4]
                        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
                    } completion: {
                        results.append($0)
                    }
                }

                if isAnimated { insert() } else { UIView.performWithoutAnimation(insert) }

                expectEmpty(results)
                expectEqual(table.numberOfRows(inSection: 0), 4)
                stage.advance(by: 0)
                expectEqual(results, [!isAnimated])
            }
        }
    }

    @Test("In a window the completion of a batch without an animation is called in the next turn (TB3)")
    func withoutAnimation() throws {
        let source = RecordedSource([3])
        try Stage.runTable(source: source) { stage, table in
            var results: [Bool] = []
            UIView.performWithoutAnimation {
                table.performBatchUpdates {
                    source.counts = [2]
                    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
                } completion: {
                    results.append($0)
                }
            }

            expectEmpty(results)
            expectEqual(table.visibleCells.count, 2)
            stage.advance(by: 0)
            expectEqual(results, [true])
        }
    }

    @Test("A height of headers without headers takes no room (TB8)")
    func headerHeight() throws {
        let source = RecordedSource([5])
        try Stage.runTable(source: source) { stage, table in
            table.sectionHeaderHeight = 28
            table.reloadData()
            stage.settle()

            expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 0)
            expectEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY, 44)
            expectEqual(table.contentSize.height, 220)
        }
    }

    @Test("A grouped table without titles begins at 35, and its second section 35 below the first (TB9)")
    func grouped() throws {
        let source = RecordedSource([2, 2])
        try Stage.runTable(style: .grouped, source: source) { _, table in
            let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
            let last = table.rectForRow(at: IndexPath(row: 1, section: 0))
            expectEqual(first.minY, 35)
            expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY - last.maxY, 35)
        }
    }

    @Test("A scroll without animation: didScroll in the call, new rows at once, cells in layout (TB11, TB14)")
    func scroll() throws {
        final class Scrolling: NSObject, UITableViewDelegate {
            let source: RecordedSource
            init(_ source: RecordedSource) { self.source = source }
            func scrollViewDidScroll(_ scrollView: UIScrollView) { source.log.append("didScroll") }
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
                source.log.append("willDisplay \(RecordedSource.name(indexPath))")
            }
        }
        let ways: [(UITableView) -> Void] = [
            { $0.contentOffset.y = 440 }, { $0.setContentOffset(CGPoint(x: 0, y: 440), animated: false) },
        ]
        for scroll in ways {
            let source = RecordedSource([100])
            try Stage.runTable(source: source) { stage, table in
                let delegate = Scrolling(source)
                table.rowHeight = 44
                table.estimatedRowHeight = 0
                table.delegate = delegate
                table.reloadData()
                stage.settle()
                source.log = []

                scroll(table)

                expectEqual(source.take(), ["didScroll"])
                expectEqual(table.indexPathsForVisibleRows?.map(\.row), Array(10..<20))
                stage.settle()
                let calls = source.take().filter { !$0.hasPrefix("didEnd") }
                expectEqual(Array(calls.prefix(2)), ["cellForRow 0.10", "willDisplay 0.10"])
                expectEqual(table.indexPathsForVisibleRows?.map(\.row), Array(10..<20))
            }
        }
    }

    @Test("An animated scroll changes no offset in the call (TB12)")
    func animatedScroll() throws {
        let source = RecordedSource([100])
        try Stage.runTable(source: source) { stage, table in
            source.log = []

            table.setContentOffset(CGPoint(x: 0, y: 440), animated: true)

            expectEqual(table.contentOffset.y, 0)
            expectEmpty(source.log)
            stage.advance(by: 1)
            expectEqual(table.contentOffset.y, 440)
        }
    }

    @Test("moveRow without an animation keeps the cells, and the selection moves with its row (TB15)")
    func moved() throws {
        let source = RecordedSource([5])
        try Stage.runTable(source: source) { stage, table in
            let cells = Set(table.visibleCells.map(ObjectIdentifier.init))
            let first = table.visibleCells[0]
            table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)

            UIView.performWithoutAnimation {
                table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 3, section: 0))
            }
            stage.settle()

            expectEqual(Set(table.visibleCells.map(ObjectIdentifier.init)), cells)
            expectIdentical(table.cellForRow(at: IndexPath(row: 3, section: 0)), first)
            expectEqual(table.indexPathForSelectedRow, IndexPath(row: 3, section: 0))
        }
    }
}
