import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Cells with a height that is measured only when they are visible.
private final class GrowingCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
        copy.size.height = CGFloat(30 + copy.indexPath.item * 37 % 90)
        return copy
    }
}

@MainActor @Suite("Layouts that change while a collection view scrolls")
struct ScrolledLayoutTests {
    private static func grid(
        _ width: CGFloat, _ height: CGFloat, sideways: Bool = false
    ) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: width, height: height)
        if sideways { layout.scrollDirection = .horizontal }
        return layout
    }

    private static func range(_ collection: UICollectionView) -> ClosedRange<CGFloat> {
        0...max(0, collection.contentSize.height - collection.bounds.height)
    }

    @Test("An animated scroll ends at the end of a new layout", arguments: [false, true])
    func animatedScroll(isAnimated: Bool) throws {
        try Stage.runCollection(Self.grid(300, 100), source: RecordedCollection([40])) { stage, collection in
            collection.setContentOffset(CGPoint(x: 0, y: 3500), animated: true)
            stage.advance(by: 0.15)
            collection.setCollectionViewLayout(Self.grid(60, 60), animated: isAnimated)
            stage.advance(by: 3)

            let end = Self.range(collection).upperBound
            expectTrue(collection.contentOffset == CGPoint(x: 0, y: end) && end > 0)
            #expect(collection.indexPathsForVisibleItems.contains(IndexPath(item: 39, section: 0)))
        }
    }

    @Test("An animated scroll to a target that is also in the new layout ends there")
    func targetInRange() throws {
        try Stage.runCollection(Self.grid(300, 100), source: RecordedCollection([40])) { stage, collection in
            collection.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
            stage.advance(by: 0.15)
            collection.collectionViewLayout = Self.grid(300, 60)
            stage.advance(by: 3)

            expectEqual(collection.contentOffset, CGPoint(x: 0, y: 1000))
            expectFalse(collection.visibleCells.isEmpty)
        }
    }

    @Test("A scroll ends in range of a new layout that scrolls sideways")
    func sideways() throws {
        try Stage.runCollection(Self.grid(300, 100), source: RecordedCollection([40])) { stage, collection in
            collection.setContentOffset(CGPoint(x: 0, y: 3500), animated: true)
            stage.advance(by: 0.15)
            collection.setCollectionViewLayout(Self.grid(60, 60, sideways: true), animated: false)
            stage.advance(by: 3)

            expectEqual(collection.contentOffset.y, 0)
            expectFalse(collection.visibleCells.isEmpty)
        }
    }

    @Test("A fling continues in a new layout from the visible items, and ends in range", arguments: [false, true])
    func fling(isAnimated: Bool) throws {
        try Stage.runCollection(Self.grid(300, 100), source: RecordedCollection([200])) { stage, collection in
            collection.contentOffset.y = 9000
            stage.settle()
            stage.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 150), duration: 0.05)
            stage.advance(by: 0.1)
            let seen = collection.indexPathsForVisibleItems.map(\.item).min() ?? 0
            collection.setCollectionViewLayout(Self.grid(60, 60), animated: isAnimated)
            stage.advance(by: 5)

            let now = collection.indexPathsForVisibleItems.map(\.item)
            #expect(Self.range(collection).contains(collection.contentOffset.y))
            #expect(now.max() ?? 0 >= seen, "\(seen) \(now.sorted()) \(collection.contentOffset)")
        }
    }

    @Test("An item that is the target of an animated scroll is visible at the end, though cells are measured meanwhile")
    func scrollToItem() throws {
        let source = RecordedCollection([200])
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 300, height: 50)
        source.makesCell = { collection, path in
            collection.register(GrowingCell.self, forCellWithReuseIdentifier: "growing")
            return collection.dequeueReusableCell(withReuseIdentifier: "growing", for: path)
        }
        let positions: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom, []]
        try Stage.runCollection(layout, source: source) { stage, collection in
            for (index, item) in [150, 20, 199, 90, 0, 60].enumerated() {
                let path = IndexPath(item: item, section: 0)
                let position = positions[index % positions.count]
                collection.scrollToItem(at: path, at: position, animated: true)
                stage.advance(by: 1)

                let frame = try #require(collection.layoutAttributesForItem(at: path)?.frame)
                let range = Self.range(collection)
                func held(_ offset: CGFloat) -> CGFloat { min(max(offset, range.lowerBound), range.upperBound) }
                #expect(collection.bounds.contains(frame), "\(item): \(frame) in \(collection.bounds)")
                switch position {
                case .top: #expect(abs(collection.contentOffset.y - held(frame.minY)) <= 0.5, "\(item)")
                case .bottom:
                    #expect(abs(collection.contentOffset.y - held(frame.maxY - 400)) <= 0.5, "\(item)")
                default: break
                }
            }
        }
    }

    @Test("A finger that stops the content while it scrolls to an item keeps it")
    func interrupted() throws {
        try Stage.runCollection(Self.grid(300, 100), source: RecordedCollection([100])) { stage, collection in
            collection.scrollToItem(at: IndexPath(item: 90, section: 0), at: .top, animated: true)
            stage.advance(by: 0.15)
            stage.touchDown(at: CGPoint(x: 100, y: 100))
            stage.advance(by: 0.1)
            let held = collection.contentOffset
            stage.advance(by: 1)
            stage.touchUp(at: CGPoint(x: 100, y: 100))
            stage.advance(by: 1)

            expectTrue(collection.contentOffset == held && held.y > 0 && held.y < 8000)
        }
    }

    @Test("The content stays in range while cells are measured for a new width")
    func width() throws {
        let source = RecordedCollection([200])
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 90, height: 50)
        source.makesCell = { collection, path in
            collection.register(GrowingCell.self, forCellWithReuseIdentifier: "growing")
            return collection.dequeueReusableCell(withReuseIdentifier: "growing", for: path)
        }
        try Stage.runCollection(layout, source: source) { stage, collection in
            collection.frame.size.width = 110
            stage.settle()
            collection.scrollToItem(at: IndexPath(item: 180, section: 0), at: .top, animated: false)
            stage.settle()
            for width in [320, 110, 640, 200] {
                collection.frame.size.width = CGFloat(width)
                stage.settle()
                let offset = collection.contentOffset.y
                #expect(Self.range(collection).contains(offset), "\(width) \(offset)")
                expectFalse(collection.visibleCells.isEmpty)
            }
        }
    }
}
