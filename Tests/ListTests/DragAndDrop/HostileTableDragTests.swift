import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

/// Changes in a table during a drag.
@MainActor
@Suite("Rows that change during a drag", .serialized)
struct HostileTableDragTests {
    private static let row = { (row: Int) in CGPoint(x: 100, y: CGFloat(row) * 44 + 22) }

    private nonisolated static let callbacks = [
        "items 0.0", "parameters 0.0", "allows move", "begin", "can handle", "enter", "update 0.1", "perform 0.2",
        "drag end", "drop end", "exit",
    ]

    /// The table shows the rows of its data source, one below the other.
    private func expectConsistent(_ table: UITableView, _ source: DraggedTable, _ place: String) {
        let texts = source.texts.flatMap(\.self)
        let seen = min(texts.count, 10)
        expectEqual(table.textsInSight, Array(texts.prefix(seen)), "\(place)")
        expectEqual(table.visibleCells.map(\.frame.minY), (0..<seen).map { CGFloat($0) * 44 }, "\(place)")
        expectTrue(table.visibleCells.allSatisfy { $0.alpha == 1 }, "\(place)")
        expectEqual(table.contentSize.height, CGFloat(texts.count) * 44, "\(place)")
        expectTrue(!table.hasActiveDrag && !table.hasActiveDrop && !table.hasUncommittedUpdates, "\(place)")
    }

    @Test("A row is deleted, or the data reloaded, in a callback", arguments: callbacks)
    func changedInside(callback: String) throws {
        for reloads in [true, false] {
            let source = DraggedTable([["A", "B", "C", "D", "E"]])
            try Stage.runDragged(source) { stage, table in
                var isDone = false
                source.inside = { line in
                    guard line == callback, !isDone else { return }
                    isDone = true
                    source.texts[0].removeFirst()
                    if reloads {
                        table.reloadData()
                    } else {
                        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
                    }
                }
                stage.carry(from: Self.row(0), to: Self.row(2))
                if callback == "exit" { stage.press(.keyboardEscape) }
                stage.touchUp(at: Self.row(2))
                stage.advance(by: 1.5)

                expectTrue(isDone)
                expectConsistent(table, source, "\(callback) \(reloads)")
            }
        }
    }

    @Test("Random changes between random movements leave no state behind", arguments: 1...8)
    func random(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let source = DraggedTable([(0..<7).map { "\($0)" }, []])
        try Stage.runDragged(source) { stage, table in
            var contexts: [any UITableViewDropPlaceholderContext] = []
            source.proposal = { _, _ in
                let intents: [UITableViewDropProposal.Intent] = [
                    .unspecified, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath, .automatic,
                ]
                let operations: [UIDropOperation] = [.cancel, .forbidden, .copy, .move, .move, .copy]
                return UITableViewDropProposal(
                    operation: operations[random.below(operations.count)], intent: intents[random.below(4)])
            }
            source.perform = { coordinator in
                guard random.below(2) == 0 else { return source.insert(table, coordinator) }
                let path = coordinator.destinationIndexPath ?? IndexPath(row: 0, section: 0)
                for item in coordinator.items {
                    let placeholder = UITableViewDropPlaceholder(
                        insertionIndexPath: path, reuseIdentifier: "cell", rowHeight: 30)
                    contexts.append(coordinator.drop(item.dragItem, to: placeholder))
                }
            }
            for _ in 0..<6 {
                source.itemsPerRow = 1 + random.below(2)
                var point = Self.row(random.below(7))
                stage.touchDown(at: point)
                stage.advance(by: 0.4)
                for _ in 0..<8 {
                    switch random.below(8) {
                    case 0:
                        let section = random.below(2)
                        let index = random.below(source.texts[section].count + 1)
                        source.texts[section].insert("\(random.below(100))", at: index)
                        table.insertRows(at: [IndexPath(row: index, section: section)], with: .automatic)
                    case 1 where source.texts[0].count > 1:
                        let index = random.below(source.texts[0].count)
                        source.texts[0].remove(at: index)
                        table.deleteRows(at: [IndexPath(row: index, section: 0)], with: .left)
                    case 2 where random.below(3) == 0: table.reloadData()
                    case 3 where !contexts.isEmpty:
                        let context = contexts.remove(at: random.below(contexts.count))
                        if random.below(2) == 0 {
                            context.deletePlaceholder()
                        } else {
                            context.commitInsertion { source.texts[$0.section].insert("new", at: $0.row) }
                        }
                    default: break
                    }
                    let next = CGPoint(x: CGFloat(random.below(320)), y: CGFloat(random.below(440)))
                    stage.carry(on: point, to: next)
                    point = next
                    if random.below(12) == 0 { stage.press(.keyboardEscape) }
                }
                stage.touchUp(at: point)
                stage.advance(by: 1.5)
            }
            for context in contexts { context.deletePlaceholder() }
            table.contentOffset = .zero
            stage.advance(by: 1)

            expectConsistent(table, source, "seed \(seed)")
        }
    }
}
