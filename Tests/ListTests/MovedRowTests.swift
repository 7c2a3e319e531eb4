import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Applies the new order after the user has moved a row, like Apple's example.
private final class MovableSource: UITableViewDiffableDataSource<Int, Int> {
    var moves = 0

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        moves += 1
        guard let item = itemIdentifier(for: sourceIndexPath), let target = itemIdentifier(for: destinationIndexPath)
        else {
            return
        }
        var snapshot = snapshot()
        if sourceIndexPath < destinationIndexPath {
            snapshot.moveItem(item, afterItem: target)
        } else {
            snapshot.moveItem(item, beforeItem: target)
        }
        apply(snapshot, animatingDifferences: true)
    }
}

@MainActor
@Suite("Rows that the user moves in a table with diffable data")
struct MovedRowTests {
    @Test("A snapshot that is applied while the move is reported moves no row again", arguments: [(1, 4), (4, 1)])
    func applied(old: Int, new: Int) throws {
        try Stage.run(root: UITableViewController()) { stage, root in
            let table = try #require(root.tableView)
            table.rowHeight = 44
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            let source = MovableSource(tableView: table) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = "\(item)"
                return cell
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<8))
            source.apply(snapshot, animatingDifferences: false)
            table.isEditing = true
            stage.advance(by: 0.5)

            let x = table.bounds.width - 20
            stage.drag(
                from: CGPoint(x: x, y: CGFloat(old) * 44 + 22), to: CGPoint(x: x, y: CGFloat(new) * 44 + 22),
                duration: 0.5)
            stage.advance(by: 2)

            var expected = Array(0..<8)
            expected.insert(expected.remove(at: old), at: new)
            expectEqual(source.moves, 1)
            expectEqual(source.snapshot().itemIdentifiers, expected)
            expectEqual(table.visibleCells.map { $0.textLabel?.text }, expected.map { "\($0)" })
            expectEqual(table.visibleCells.map(\.frame.minY), (0..<8).map { CGFloat($0) * 44 })
        }
    }
}
