import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Items for a fling between a small and a large grid.
@MainActor @Suite("Gradual transitions between layouts")
struct LayoutTransitionTests {
    private func grid(_ side: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: side, height: side)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        return layout
    }

    private func compositional(_ columns: Int) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, _ in
            let part = NSCollectionLayoutDimension.fractionalWidth(1 / CGFloat(columns))
            let size = NSCollectionLayoutSize(widthDimension: part, heightDimension: .absolute(50))
            let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            let item = NSCollectionLayoutItem(layoutSize: size)
            return NSCollectionLayoutSection(group: .horizontal(layoutSize: whole, subitems: [item]))
        }
    }

    private func show(
        _ progress: CGFloat, _ layout: UICollectionViewTransitionLayout, _ stage: Stage
    ) {
        layout.transitionProgress = progress
        layout.invalidateLayout()
        stage.settle()
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("Far down, the items in the middle stay there at every progress, with all their neighbors")
    func farDown() throws {
        try Stage.runCollection(grid(40), source: RecordedCollection([2000])) { stage, collection in
            collection.scrollToItem(at: path(1203), at: .centeredVertically, animated: false)
            stage.settle()
            let transition = collection.startInteractiveTransition(to: grid(160))
            for progress in [0.25, 0.5, 0.75] as [CGFloat] {
                show(progress, transition, stage)

                let cell = try #require(collection.cellForItem(at: path(1203)))
                #expect(abs(cell.frame.midY - collection.bounds.midY) < 200)
                let shown = collection.visibleCells.filter { $0.frame.intersects(collection.bounds) }
                let area = shown.map { $0.frame.width * $0.frame.height }.reduce(0, +)
                #expect(area > 0.3 * collection.bounds.width * collection.bounds.height)
            }
            collection.finishInteractiveTransition()
            stage.advance(by: 1)

            #expect(collection.indexPathsForVisibleItems.contains(path(1203)))
            expectEqual(collection.cellForItem(at: path(1203))?.bounds.width, 160)
        }
    }

    @Test("A cancelled transition returns to the previous offset")
    func cancelled() throws {
        try Stage.runCollection(grid(40), source: RecordedCollection([2000])) { stage, collection in
            collection.scrollToItem(at: path(1203), at: .centeredVertically, animated: false)
            stage.settle()
            let offset = collection.contentOffset

            let transition = collection.startInteractiveTransition(to: grid(160))
            show(0.5, transition, stage)
            let moved = collection.contentOffset
            show(0, transition, stage)
            let back = collection.contentOffset
            collection.cancelInteractiveTransition()
            stage.advance(by: 1)

            expectTrue(moved.y > offset.y + 1000 && back == offset)
            #expect(abs(collection.contentOffset.y - offset.y) <= 40)
        }
    }

    @Test("From right to left cells begin and end at the shown places of both layouts")
    func mirrored() throws {
        try Stage.runCollection(compositional(4), source: RecordedCollection([40])) { stage, collection in
            collection.semanticContentAttribute = .forceRightToLeft
            collection.collectionViewLayout.invalidateLayout()
            stage.settle()
            let before = try #require(collection.cellForItem(at: path(0))).frame

            let transition = collection.startInteractiveTransition(to: compositional(2))
            show(0, transition, stage)
            let first = try #require(collection.cellForItem(at: path(0))).frame
            show(1, transition, stage)
            let last = try #require(collection.cellForItem(at: path(0))).frame
            collection.finishInteractiveTransition()
            stage.advance(by: 1)

            expectEqual(before.maxX, collection.bounds.maxX)
            expectEqual(first, before)
            expectEqual(last, collection.cellForItem(at: path(0))?.frame)
            expectEqual(last.maxX, collection.bounds.maxX)
        }
    }

    @Test("Reloaded items and a new size are used in the middle of a transition")
    func changes() throws {
        let source = RecordedCollection([40])
        try Stage.runCollection(compositional(4), source: source) { stage, collection in
            let transition = collection.startInteractiveTransition(to: compositional(2))
            show(0.5, transition, stage)

            source.counts = [7]
            collection.reloadData()
            collection.frame.size.width = 200
            stage.settle()

            expectEqual(collection.numberOfItems(inSection: 0), 7)
            expectEqual(collection.visibleCells.count, 7)
            // Between a quarter and half of the width.
            expectEqual(collection.cellForItem(at: path(0))?.frame.width, 75)
            collection.finishInteractiveTransition()
            stage.advance(by: 1)
            expectEqual(collection.cellForItem(at: path(0))?.frame.width, 100)
        }
    }
}
