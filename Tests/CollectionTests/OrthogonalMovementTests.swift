import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

@MainActor @Suite("Interactive movement in orthogonal sections")
struct OrthogonalMovementTests {
    /// Shelves of items 80 points wide and 100 high.
    private func run(
        _ source: MovableItems, isMirrored: Bool = false, _ body: (Stage, UICollectionView) throws -> Void
    ) throws {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(100))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        try Stage.runCollection(UICollectionViewCompositionalLayout(section: section), source: source) {
            stage, collection in
            if isMirrored {
                collection.semanticContentAttribute = .forceRightToLeft
                collection.reloadData()
                stage.settle()
            }
            try body(stage, collection)
            expectEmpty(stage.diagnostics)
        }
    }

    private func center(_ collection: UICollectionView, _ cell: UIView) -> CGPoint {
        cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: collection)
    }

    @Test("The moved item is in front of all rows, and is moved to the visible place", arguments: [false, true])
    func scrolledRow(isMirrored: Bool) throws {
        let source = MovableItems([Array(0..<20), Array(20..<40)])
        try run(source, isMirrored: isMirrored) { stage, collection in
            collection.scrollToItem(at: path(5), at: isMirrored ? .right : .left, animated: false)
            stage.settle()
            func x(_ x: CGFloat) -> CGFloat { isMirrored ? 320 - x : x }
            let cell = try #require(collection.cellForItem(at: path(6)))
            expectEqual(center(collection, cell), CGPoint(x: x(120), y: 50))

            _ = collection.beginInteractiveMovementForItem(at: path(6))
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: x(200), y: 50))
            stage.advance(by: 0.5)
            expectIdentical(cell.superview, collection)
            expectEqual(cell.center, CGPoint(x: x(200), y: 50))
            expectIdentical(collection.cellForItem(at: path(7)), cell)

            collection.updateInteractiveMovementTargetPosition(CGPoint(x: x(200), y: 150))
            stage.advance(by: 0.5)
            expectEqual(collection.indexPath(for: cell), path(2, 1))
            collection.endInteractiveMovement()
            stage.advance(by: 0.5)

            expectEqual(source.moves, ["0.6 1.2"])
            expectEqual(center(collection, cell), CGPoint(x: x(200), y: 150))
            expectTrue(cell.superview is UIScrollView)
            expectNotIdentical(cell.superview, collection)
            expectTrue(collection.shows(source.sections, comparesPlaces: false))
        }
    }

    @Test("At the end of a row it scrolls to the end of its items, and the item is placed at the end")
    func edges() throws {
        let source = MovableItems([Array(0..<12), [20]])
        try run(source) { stage, collection in
            let row = try #require(collection.cellForItem(at: path(0))?.superview as? UIScrollView)

            _ = collection.beginInteractiveMovementForItem(at: path(0))
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: 310, y: 50))
            stage.advance(by: 4)
            expectEqual(row.contentOffset.x, 640)
            expectEqual(collection.contentOffset, .zero)
            collection.endInteractiveMovement()
            stage.advance(by: 0.5)
            expectEqual(source.sections[0], Array(1..<12) + [0])

            _ = collection.beginInteractiveMovementForItem(at: path(11))
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 150))
            collection.endInteractiveMovement()
            stage.advance(by: 0.5)
            expectEqual(source.sections, [Array(1..<12), [20, 0]])
            expectTrue(collection.shows(source.sections, comparesPlaces: false))
        }
    }
}
