import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor @Suite("The contract of layouts")
struct LayoutContractTests {
    /// As published layouts write it: a property more, copied and compared.
    final class PagedAttributes: UICollectionViewLayoutAttributes {
        var page = 0

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? PagedAttributes)?.page = page
            return copy
        }

        override func isEqual(_ object: Any?) -> Bool {
            super.isEqual(object) && (object as? PagedAttributes)?.page == page
        }
    }

    final class PagedFlowLayout: UICollectionViewFlowLayout {
        override class var layoutAttributesClass: AnyClass { PagedAttributes.self }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map {
                let copy = $0.copy() as! PagedAttributes
                copy.page = Int(copy.frame.minY / 100)
                copy.alpha = 0.5
                return copy
            }
        }
    }

    /// A layout that logs its calls.
    final class RecordedLayout: UICollectionViewLayout {
        var log: [String] = []

        override func prepare() {
            super.prepare()
            log.append("prepare")
        }

        override var collectionViewContentSize: CGSize {
            log.append("contentSize")
            return CGSize(width: 100, height: 1000)
        }

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            super.invalidateLayout(with: context)
            log.append("invalidate")
        }
    }

    @Test func aSubclassOfAttributesIsMadeAndCopied() throws {
        let layout = PagedFlowLayout()
        layout.itemSize = CGSize(width: 375, height: 100)
        layout.minimumLineSpacing = 0
        let source = CountedSource([5])
        try Stage.withLayout(layout, source) { _, _ in
            let elements = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 150, width: 375, height: 100)) ?? []

            expectEqual(elements.compactMap { ($0 as? PagedAttributes)?.page }, [1, 2])
            let copy = try #require(elements[0].copy() as? PagedAttributes)
            expectTrue(copy.isEqual(elements[0]))
            copy.page = 7
            expectFalse(copy.isEqual(elements[0]))
        }
    }

    @Test func theFrameOfTransformedAttributesIsWhatTheyCover() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)

        attributes.transform = CGAffineTransform(scaleX: 2, y: 4)

        expectEqual(attributes.frame, CGRect(x: -40, y: -55, width: 200, height: 200))
        expectEqual(attributes.size, CGSize(width: 100, height: 50))
        expectEqual(attributes.center, CGPoint(x: 60, y: 45))
        expectEqual(attributes.transform3D.m11, 2)
    }

    /// Recorded on iOS 26.1 (CV25).
    @Test func aContextKeepsTheOrderOfTheCallsAndEachOnce() {
        let context = UICollectionViewFlowLayoutInvalidationContext()

        expectNil(context.invalidatedItemIndexPaths)
        expectNil(context.invalidatedSupplementaryIndexPaths)
        expectTrue(context.invalidateFlowLayoutDelegateMetrics)
        expectTrue(context.invalidateFlowLayoutAttributes)

        context.invalidateItems(at: [IndexPath(item: 2, section: 0), IndexPath(item: 1, section: 0)])
        context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
        context.invalidateSupplementaryElements(ofKind: "a", at: [IndexPath(item: 0, section: 1)])

        context.invalidateSupplementaryElements(ofKind: "b", at: [])

        expectEqual(
            context.invalidatedItemIndexPaths, [IndexPath(item: 2, section: 0), IndexPath(item: 1, section: 0)])
        expectEqual(context.invalidatedSupplementaryIndexPaths, ["a": [IndexPath(item: 0, section: 1)], "b": []])
    }

    @Test func aLayoutThatOverridesNothingShowsNothing() {
        let layout = UICollectionViewLayout()
        let path = IndexPath(item: 0, section: 0)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)

        expectEqual(layout.collectionViewContentSize, .zero)
        expectNil(layout.layoutAttributesForElements(in: .infinite))
        expectNil(layout.layoutAttributesForItem(at: path))
        expectFalse(layout.shouldInvalidateLayout(forBoundsChange: .zero))
        expectFalse(
            layout.shouldInvalidateLayout(forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
        )
        expectNil(layout.initialLayoutAttributesForAppearingItem(at: path))
        expectEqual(layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: .zero), path)
    }

    @Test("shouldInvalidateLayout(forBoundsChange:) finds the bounds before the change in the collection view")
    func boundsChange() throws {
        final class WidthLayout: UICollectionViewLayout {
            var widths: [CGFloat] = []
            override func prepare() {
                super.prepare()
                widths.append(collectionView?.bounds.width ?? 0)
            }
            override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 10_000) }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
                newBounds.width != collectionView?.bounds.width
            }
        }
        let layout = WidthLayout()
        try Stage.withLayout(layout, CountedSource([1])) { _, view in
            let width = view.bounds.width

            view.frame.size.width = width - 40
            view.layoutIfNeeded()
            view.contentOffset.y = 50
            view.layoutIfNeeded()

            expectEqual(layout.widths, [width, width - 40])
            expectEqual(view.bounds.width, width - 40)
        }
    }

    @Test func invalidatingOnlyMarksAndPreparingComesOnceInTheNextLayout() throws {
        let layout = RecordedLayout()
        try Stage.withLayout(layout, CountedSource([1])) { _, view in
            layout.log = []

            layout.invalidateLayout()
            layout.invalidateLayout()
            expectEqual(layout.log, ["invalidate", "invalidate"])

            view.layoutIfNeeded()
            expectEqual(layout.log.prefix(4), ["invalidate", "invalidate", "prepare", "contentSize"])
            expectEqual(layout.log.filter { $0 == "prepare" }.count, 1)
            expectEqual(view.contentSize, CGSize(width: 100, height: 1000))
        }
    }

    @Test func aTransitionLayoutIsBetweenTwo() throws {
        let (small, large) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        large.itemSize = CGSize(width: 150, height: 150)
        let transition = UICollectionViewTransitionLayout(currentLayout: small, nextLayout: large)
        try Stage.withLayout(small, CountedSource([4])) { _, view in
            view.collectionViewLayout = transition
            view.layoutIfNeeded()

            transition.transitionProgress = 0.5
            let middle = transition.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
            expectEqual(middle?.frame, CGRect(x: 0, y: 0, width: 100, height: 100))

            transition.transitionProgress = 2
            expectEqual(transition.transitionProgress, 2)
            transition.updateValue(3, forAnimatedKey: "offset")
            expectEqual(transition.value(forAnimatedKey: "offset"), 3)
        }
    }

    @Test func anItemThatIsMovedByHandIsInFrontWithItsMiddleAtTheFinger() throws {
        let layout = UICollectionViewFlowLayout()
        try Stage.withLayout(layout, CountedSource([9])) { _, _ in
            let path = IndexPath(item: 1, section: 0)
            let moving = layout.layoutAttributesForInteractivelyMovingItem(
                at: path, withTargetPosition: CGPoint(x: 30, y: 40))

            expectEqual(moving.center, CGPoint(x: 30, y: 40))
            expectEqual(moving.zIndex, .max)
            expectEqual(
                layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: CGPoint(x: 200, y: 10)),
                IndexPath(item: 3, section: 0))
        }
    }
}
