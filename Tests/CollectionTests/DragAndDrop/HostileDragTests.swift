import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

/// Changes during a drag, in the callbacks of the delegates and between them.
@MainActor
@Suite("Data that change during a drag", .serialized)
struct HostileDragTests {
    private static func place(_ index: Int) -> CGPoint {
        CGPoint(x: CGFloat(index % 3) * 110 + 50, y: CGFloat(index / 3) * 110 + 50)
    }

    private nonisolated static let callbacks = [
        "items 0.0", "parameters 0.0", "begin", "can handle", "enter", "update 0.1", "perform 0.2", "drag end",
        "drop end", "exit",
    ]

    /// The collection view shows the items of its data source, and all elements have the frames of the layout.
    private func expectConsistent(_ collection: UICollectionView, _ source: DraggedCollection, _ place: String) {
        let texts = source.texts.flatMap(\.self)
        let count = min(texts.count, 12)
        expectEqual(collection.textsInSight, Array(texts.prefix(count)), "\(place)")
        expectEqual(collection.visibleCells.map(\.center), (0..<count).map(Self.place), "\(place)")
        expectTrue(collection.visibleCells.allSatisfy { $0.alpha == 1 }, "\(place)")
        expectTrue(!collection.hasActiveDrag && !collection.hasActiveDrop, "\(place)")
        expectFalse(collection.hasUncommittedUpdates, "\(place)")
    }

    @Test("An item is deleted in a callback", arguments: callbacks)
    func deletedInside(callback: String) throws {
        let source = DraggedCollection([["A", "B", "C", "D", "E"]])
        try Stage.runDragged(source) { stage, collection in
            var isDone = false
            source.inside = { line in
                guard line == callback, !isDone else { return }
                isDone = true
                source.texts[0].removeFirst()
                collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
            stage.carry(from: Self.place(0), to: Self.place(2))
            if callback == "exit" { stage.press(.keyboardEscape) }
            stage.touchUp(at: Self.place(2))
            stage.advance(by: 1.5)

            expectTrue(isDone)
            expectConsistent(collection, source, callback)
        }
    }

    @Test("The data is reloaded in a callback", arguments: callbacks)
    func reloadedInside(callback: String) throws {
        let source = DraggedCollection([["A", "B", "C", "D", "E"]])
        try Stage.runDragged(source) { stage, collection in
            var isDone = false
            source.inside = { line in
                guard line == callback, !isDone else { return }
                isDone = true
                source.texts[0].append("F")
                collection.reloadData()
            }
            stage.carry(from: Self.place(0), to: Self.place(2))
            if callback == "exit" { stage.press(.keyboardEscape) }
            stage.touchUp(at: Self.place(2))
            stage.advance(by: 1.5)

            expectTrue(isDone)
            expectConsistent(collection, source, callback)
        }
    }

    @Test("The collection view or its delegates are removed in a callback", arguments: callbacks)
    func goneInside(callback: String) throws {
        for removesView in [true, false] {
            let source = DraggedCollection([["A", "B", "C", "D", "E"]])
            try Stage.runDragged(source) { stage, collection in
                source.inside = { line in
                    guard line == callback else { return }
                    if removesView {
                        collection.removeFromSuperview()
                    } else {
                        collection.dragDelegate = nil
                        collection.dropDelegate = nil
                    }
                }
                stage.carry(from: Self.place(0), to: Self.place(2))
                if callback == "exit" { stage.press(.keyboardEscape) }
                stage.touchUp(at: Self.place(2))
                stage.advance(by: 1.5)

                expectTrue(!collection.hasActiveDrag && !collection.hasActiveDrop, "\(callback)")
                expectEqual(stage.window.subviews.count, 1, "\(callback)")
            }
        }
    }

    @Test("The dragged item is deleted: a drop inserts it again, and a cancelled drag has no place to return to")
    func deleted() throws {
        for cancels in [true, false] {
            let source = DraggedCollection([["A", "B", "C", "D"]])
            try Stage.runDragged(source) { stage, collection in
                stage.carry(from: Self.place(0), to: Self.place(2))
                source.texts[0].removeFirst()
                collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
                stage.advance(by: 0.5)
                let between = collection.visibleCells.map(\.center)
                if cancels { stage.press(.keyboardEscape) }
                stage.touchMove(to: CGPoint(x: Self.place(1).x, y: 51))
                stage.touchUp(at: CGPoint(x: Self.place(1).x, y: 51))
                stage.advance(by: 1.5)

                expectEqual(between, (0..<3).map(Self.place))
                expectEqual(source.texts, [cancels ? ["B", "C", "D"] : ["B", "A", "C", "D"]])
                expectConsistent(collection, source, "\(cancels)")
            }
        }
    }

    @Test("Invalid values: destinations, placeholders and targets that do not exist")
    func bad() throws {
        let source = DraggedCollection([["A", "B", "C", "D"]])
        try Stage.runDragged(source) { stage, collection in
            stage.allowsDiagnostics = true
            var contexts: [any UICollectionViewDropPlaceholderContext] = []
            source.perform = { coordinator in
                let item = coordinator.items[0].dragItem
                for path in [IndexPath(item: 99, section: 0), IndexPath(item: 0, section: 7)] {
                    coordinator.drop(item, toItemAt: path)
                    coordinator.drop(item, intoItemAt: path, rect: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 0))
                    contexts.append(
                        coordinator.drop(
                            item,
                            to: UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "text")))
                }
                coordinator.drop(DraggedCollection.item("stranger"), toItemAt: IndexPath(item: 0, section: 0))
            }
            stage.carry(from: Self.place(0), to: Self.place(2))
            stage.touchUp(at: Self.place(2))
            stage.advance(by: 1.5)
            let cells = collection.visibleCells.count
            let deleted = contexts.map { $0.deletePlaceholder() }
            stage.advance(by: 1)

            // The first one is at the end of its section.
            expectEqual(cells, 5)
            expectEqual(deleted, [true, false])
            expectConsistent(collection, source, "bad")
        }
    }

    @Test("Random changes between random movements leave no state behind", arguments: 1...8)
    func random(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let source = DraggedCollection([(0..<6).map { "\($0)" }])
        try Stage.runDragged(source) { stage, collection in
            var contexts: [any UICollectionViewDropPlaceholderContext] = []
            source.proposal = { _, _ in
                let intents: [UICollectionViewDropProposal.Intent] = [
                    .unspecified, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath,
                ]
                let operations: [UIDropOperation] = [.cancel, .forbidden, .copy, .move, .move, .copy]
                return UICollectionViewDropProposal(
                    operation: operations[random.below(operations.count)], intent: intents[random.below(3)])
            }
            source.perform = { coordinator in
                guard random.below(2) == 0 else { return source.insert(collection, coordinator) }
                let path = coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0)
                for item in coordinator.items {
                    contexts.append(
                        coordinator.drop(
                            item.dragItem,
                            to: UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "text")))
                }
            }
            for _ in 0..<6 {
                source.itemsPerCell = 1 + random.below(2)
                var point = Self.place(random.below(max(1, source.texts[0].count)))
                stage.touchDown(at: point)
                stage.advance(by: 0.4)
                for _ in 0..<8 {
                    switch random.below(8) {
                    case 0:
                        let index = random.below(source.texts[0].count + 1)
                        source.texts[0].insert("\(random.below(100))", at: index)
                        collection.insertItems(at: [IndexPath(item: index, section: 0)])
                    case 1 where source.texts[0].count > 1:
                        let index = random.below(source.texts[0].count)
                        source.texts[0].remove(at: index)
                        collection.deleteItems(at: [IndexPath(item: index, section: 0)])
                    case 2 where random.below(3) == 0: collection.reloadData()
                    case 3 where !contexts.isEmpty:
                        let context = contexts.remove(at: random.below(contexts.count))
                        if random.below(2) == 0 {
                            context.deletePlaceholder()
                        } else {
                            context.commitInsertion { source.texts[0].insert("new", at: $0.item) }
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
            collection.contentOffset = .zero
            stage.advance(by: 1)

            expectConsistent(collection, source, "seed \(seed)")
        }
    }
}
