import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

@MainActor @Suite("Places of items that are moved interactively")
struct MovementPlaceTests {
    private func flow() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        return layout
    }

    private func move(_ stage: Stage, _ collection: UICollectionView, _ item: IndexPath, to point: CGPoint) {
        _ = collection.beginInteractiveMovementForItem(at: item)
        collection.updateInteractiveMovementTargetPosition(point)
        stage.advance(by: 0.5)
        collection.endInteractiveMovement()
        stage.advance(by: 0.5)
    }

    @Test("After the last item of a line, below it, and in a section without items")
    func free() throws {
        let source = MovableItems([[0, 1, 2, 3, 4, 5], [], [6, 7]])
        source.header = 30
        try Stage.runCollection(flow(), source: source) { stage, collection in
            // Four items per line: the last line of the first section has space.
            move(stage, collection, path(1), to: CGPoint(x: 300, y: 140))
            expectEqual(source.sections, [[0, 2, 3, 4, 5, 1], [], [6, 7]])

            // The second section is its header and its insets: 180 to 230.
            move(stage, collection, path(0), to: CGPoint(x: 100, y: 205))
            expectEqual(source.sections, [[2, 3, 4, 5, 1], [0], [6, 7]])

            // Below the last item of the last section.
            move(stage, collection, path(0), to: CGPoint(x: 40, y: 395))
            expectEqual(source.sections, [[3, 4, 5, 1], [0], [6, 7, 2]])

            expectEqual(source.moves, ["0.1 0.5", "0.0 1.0", "0.0 2.2"])
            expectTrue(collection.shows(source.sections))
        }
    }

    @Test("In the upper half of a header after the previous section, in the lower half at the beginning")
    func headers() throws {
        let source = MovableItems([[0, 1], [2, 3]])
        source.header = 60
        try Stage.runCollection(UICollectionViewFlowLayout(), source: source) { stage, collection in
            // The second header is 120 to 180.
            move(stage, collection, path(1, 1), to: CGPoint(x: 100, y: 140))
            expectEqual(source.sections, [[0, 1, 3], [2]])

            move(stage, collection, path(0), to: CGPoint(x: 100, y: 160))
            expectEqual(source.sections, [[1, 3], [0, 2]])
            expectTrue(collection.shows(source.sections))
        }
    }

    @Test("From right to left places are mirrored")
    func mirrored() throws {
        let source = MovableItems([[0, 1, 2, 3, 4, 5]])
        let layout = MirroredFlow()
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        try Stage.runCollection(layout, source: source) { stage, collection in
            collection.semanticContentAttribute = .forceRightToLeft
            collection.reloadData()
            stage.settle()
            expectEqual(collection.cellForItem(at: path(0))?.center.x, 280)

            _ = collection.beginInteractiveMovementForItem(at: path(0))
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: 120, y: 45))
            stage.advance(by: 0.5)
            expectEqual(collection.cellForItem(at: path(2))?.center, CGPoint(x: 120, y: 45))
            collection.endInteractiveMovement()
            stage.advance(by: 0.5)
            expectEqual(source.sections, [[1, 2, 0, 3, 4, 5]])

            move(stage, collection, path(0), to: CGPoint(x: 20, y: 110))
            expectEqual(source.sections, [[2, 0, 3, 4, 5, 1]])
        }
    }

    @Test("The delegate's sizes move with the items, and so do cells that become visible")
    func sizes() throws {
        let source = MovableItems([Array(0..<60)])
        source.sizes[0] = CGSize(width: 60, height: 200)
        try Stage.runCollection(flow(), source: source) { stage, collection in
            let cell = try #require(collection.cellForItem(at: path(0)))

            _ = collection.beginInteractiveMovementForItem(at: path(0))
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: 280, y: 390))
            stage.advance(by: 2)
            expectTrue(cell.bounds.height == 200 && collection.contentOffset.y > 300)
            let order = collection.indexPathsForVisibleItems.compactMap { collection.cellForItem(at: $0)?.tag }
            let others = order.filter { $0 != 0 }
            expectEqual(others, Array(others[0]..<others[0] + others.count))

            collection.endInteractiveMovement()
            stage.advance(by: 0.5)
            expectTrue(collection.shows(source.sections))
            expectEqual(Set(source.sections[0]).count, 60)
        }
    }

    @Test("A cell that is moved has a shadow, and then its own look again")
    func look() throws {
        let source = MovableItems([[0, 1, 2]])
        try Stage.runCollection(flow(), source: source) { stage, collection in
            let cell = try #require(collection.cellForItem(at: path(0)))
            _ = collection.beginInteractiveMovementForItem(at: path(0))
            stage.advance(by: 0.3)
            expectEqual(cell.layer.shadowOpacity, 0)

            collection.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 200))
            stage.advance(by: 0.3)
            expectEqual(cell.layer.shadowOpacity, 0.25)
            expectEqual(cell.alpha, 1)

            collection.cancelInteractiveMovement()
            stage.advance(by: 0.5)
            expectTrue(collection.shows(source.sections))
            expectEqual(source.moves, [])
        }
    }

    @Test("Changes that the delegate makes while it is called for a place are made afterwards", arguments: 0..<4)
    func reentrant(kind: Int) throws {
        let source = MovableItems([Array(0..<8)])
        try Stage.runCollection(flow(), source: source) { stage, collection in
            source.choose = { [unowned collection] in
                source.choose = nil
                switch kind {
                case 0: collection.endInteractiveMovement()
                case 1: collection.cancelInteractiveMovement()
                case 2:
                    source.sections[0].remove(at: 3)
                    collection.deleteItems(at: [path(3)])
                default:
                    source.sections[0].append(9)
                    collection.reloadData()
                }
                return $0
            }
            _ = collection.beginInteractiveMovementForItem(at: path(0))
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 45))
            let count = collection.numberOfItems(inSection: 0)
            stage.advance(by: 0.5)
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: 40, y: 120))
            collection.endInteractiveMovement()
            stage.advance(by: 0.5)

            expectEqual(count, [8, 8, 7, 9][kind])
            expectEqual(source.moves, kind == 0 ? ["0.0 0.2"] : [])
            expectTrue(collection.shows(source.sections))
            expectEmpty(stage.diagnostics)
        }
    }
}

private final class MirroredFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
