import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor @Suite("Updates of a flow layout")
struct FlowUpdateTests {
    /// A flow layout that records its attributes for inserted and deleted items.
    private final class RecordedFlow: UICollectionViewFlowLayout {
        var appearing: [Int: CGFloat] = [:]
        var disappearing: [Int: CGRect] = [:]
        var updates: [String] = []

        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            updates = updateItems.map {
                "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
            }
        }

        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            appearing[itemIndexPath.item] = attributes?.alpha
            return attributes
        }

        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            disappearing[itemIndexPath.item] = attributes?.frame
            return attributes
        }
    }

    @Test func insertedItemsFadeInAndDeletedOnesFadeOutWhereTheyWere() throws {
        let layout = RecordedFlow()
        layout.itemSize = CGSize(width: 375, height: 50)
        layout.minimumLineSpacing = 0
        let source = CountedSource([6])
        try Stage.withLayout(layout, source) { stage, view in
            stage.settle()

            view.performBatchUpdates {
                source.counts = [6]
                view.deleteItems(at: [IndexPath(item: 4, section: 0)])
                view.insertItems(at: [IndexPath(item: 1, section: 0)])
            }
            stage.settle()

            expectEqual(Set(layout.updates), ["delete 4 -1", "insert -1 1"])
            expectEqual(layout.appearing, [1: 0])
            expectEqual(layout.disappearing, [4: CGRect(x: 0, y: 200, width: 375, height: 50)])
        }
    }
}
