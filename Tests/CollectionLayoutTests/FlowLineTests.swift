import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Frames recorded of UIKit, in points, at two pixels a point.
@MainActor @Suite("Lines of a flow layout")
struct FlowLineTests {
    /// The x of items in a view of a width whose layout has no other insets than these.
    func places(
        _ sizes: [CGSize], width: CGFloat = 375, inset: CGFloat = 0, spacing: CGFloat = 10
    ) throws -> [CGFloat] {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = spacing
        layout.sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
        var places: [CGFloat] = []
        let source = SizedSource([sizes])
        try Stage.withLayout(layout, source, size: CGSize(width: width, height: 667)) { stage, _ in
            places = layout.frames(sizes.count).map(\.minX)
            _ = stage.diagnostics
        }
        return places
    }

    func like(_ width: CGFloat, _ count: Int, height: CGFloat = 50) -> [CGSize] {
        Array(repeating: CGSize(width: width, height: height), count: count)
    }

    @Test func aFullLineEndsFlush() throws {
        let places = try places(like(100, 7, height: 60))

        expectEqual(places, [0, 137.5, 275, 0, 137.5, 275, 0])
    }

    @Test func aViewOfAnotherWidthHasOtherLines() throws {
        let source = SizedSource([like(100, 4)])
        try Stage.withLayout(
            UICollectionViewFlowLayout(), source, size: CGSize(width: 320, height: 400)
        ) { stage, view in
            let before = view.visibleCells.map(\.frame.minX)
            view.frame.size.width = 430
            stage.settle()

            expectEqual(before, [0, 110, 220, 0])
            expectEqual(view.visibleCells.map(\.frame.minX), [0, 110, 220, 330])
        }
    }

    @Test func threeItemsThatFillTheLineExactlyStayInIt() throws {
        let places = try places(like(115, 3), spacing: 15)

        expectEqual(places, [0, 130, 260])
    }

    @Test func aLastLineOfLikeItemsKeepsTheGrid() throws {
        let places = try places(like(50, 4))

        expectEqual(places, [0, 65, 130, 195])
    }

    @Test func aLastLineWithADifferentSizeHasTheLeastSpacing() throws {
        let places = try places(like(50, 3) + [CGSize(width: 50, height: 40)])

        expectEqual(places, [0, 60, 120, 180])
    }

    @Test func anItemWithoutRoomForASecondOneIsCentred() throws {
        let places = try places(like(250, 2), width: 200)

        expectEqual(places, [-25, -25])
    }

    @Test func anItemWithRoomForASecondOneStandsAtTheStart() throws {
        let places = try places(like(90, 1), width: 200)

        expectEqual(places, [0])
    }

    @Test func placesAreRoundedToPixelsAndSizesKept() throws {
        let places = try places(like(80, 4), inset: 12)

        expectEqual(places, [12, 102.5, 192.5, 283])
    }

    @Test func insetsAndSpacingMakeARecordedGrid() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        let source = CountedSource([7])
        try Stage.withLayout(layout, source) { _, _ in
            let frames = layout.frames(7)

            expectEqual(frames.map(\.minX), [16, 137.5, 259, 16, 137.5, 259, 16])
            expectEqual(frames.map(\.minY), [16, 16, 16, 128, 128, 128, 240])
            expectEqual(layout.collectionViewContentSize, CGSize(width: 375, height: 356))
        }
    }

    @Test func lowerItemsAreCentredInTheirLine() throws {
        let layout = UICollectionViewFlowLayout()
        let source = SizedSource([[CGSize(width: 100, height: 50), CGSize(width: 100, height: 25)]])
        try Stage.withLayout(layout, source) { _, _ in
            expectEqual(layout.frames(2).map(\.minY), [0, 12.5])
        }
    }

    @Test func headersAndFootersLieOutsideOfTheInsets() throws {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.footerReferenceSize = CGSize(width: 1, height: 20)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 6, right: 7)
        let source = CountedSource([1, 0])
        try Stage.withLayout(layout, source) { _, _ in
            let elements = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 375, height: 667)) ?? []

            expectEqual(
                elements.map(\.frame),
                [
                    CGRect(x: 0, y: 0, width: 375, height: 30), CGRect(x: 7, y: 35, width: 50, height: 50),
                    CGRect(x: 0, y: 91, width: 375, height: 20), CGRect(x: 0, y: 111, width: 375, height: 30),
                    CGRect(x: 0, y: 152, width: 375, height: 20),
                ])
            expectEqual(elements.map(\.zIndex), [10, 0, 10, 10, 10])
            expectEqual(layout.collectionViewContentSize.height, 172)
        }
    }

    @Test func aMillionItemsOfOneSizeAreAskedForNothing() throws {
        let layout = UICollectionViewFlowLayout()
        let source = CountedSource([1_000_000])
        try Stage.withLayout(layout, source) { _, _ in
            let seen = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 6_000_000, width: 375, height: 60)) ?? []

            expectEqual(layout.collectionViewContentSize.height, 10_000_010)
            expectEqual(seen.map(\.indexPath.item), Array(600_000..<600_006))
        }
    }

    @Test func eachSizeIsAskedOnceAPreparation() throws {
        let layout = UICollectionViewFlowLayout()
        let source = SizedSource([(0..<100).map { CGSize(width: 50, height: 40 + $0 % 3) }])
        try Stage.withLayout(layout, source) { _, view in
            for y in stride(from: 0, to: 600, by: 50) { view.contentOffset.y = CGFloat(y) }
            view.layoutIfNeeded()

            expectEqual(source.asked, 100)

            layout.invalidateLayout()
            view.layoutIfNeeded()

            expectEqual(source.asked, 200)
        }
    }

    @Test func anItemLongerThanItsLineIsWarnedOfInUIKitsWords() throws {
        let layout = UICollectionViewFlowLayout()
        let source = SizedSource([like(400, 2)])
        try Stage.withLayout(layout, source) { stage, view in
            let messages = stage.diagnostics.map(\.message)

            expectEqual(messages.count, 1)
            let message = try #require(messages.first)
            expectTrue(
                message.hasPrefix(
                    "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item width must"))
            #expect(message.contains("\nPlease check the values returned by the delegate.\n"))
        }
    }

    @Test func aPinnedHeaderStaysInSightAsLongAsItsSection() throws {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let source = CountedSource([60, 60])
        try Stage.withLayout(layout, source) { _, view in
            let end = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 59, section: 0))).frame.maxY

            @MainActor func header() -> CGFloat? {
                layout.layoutAttributesForSupplementaryView(
                    ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))?.frame.minY
            }
            view.contentOffset.y = 100
            expectTrue(layout.shouldInvalidateLayout(forBoundsChange: view.bounds))
            expectEqual(header(), 100)

            view.contentOffset.y = end - 10
            expectEqual(header(), end - 30)
        }
    }

    @Test func measuredItemsMakeTheOthersAsLargeAsTheirAverage() throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 375, height: 40)
        layout.minimumLineSpacing = 0
        let source = CountedSource([20])
        try Stage.withLayout(layout, source, scale: 1) { _, view in
            for item in 0..<9 {
                let original = try #require(layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0)))
                let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
                preferred.size.height = item == 0 ? 45 : 44

                expectTrue(
                    layout.shouldInvalidateLayout(
                        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
                layout.invalidateLayout(
                    with: layout.invalidationContext(
                        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
            }
            view.layoutIfNeeded()

            let other = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 12, section: 0)))
            #expect(abs(other.size.height - 44.1111) < 0.001)
            expectEqual(layout.frames(3).map(\.minY), [0, 45, 89])
        }
    }

    /// Has the items of a layout with estimates find a size, and returns their frames.
    private func measured(_ widths: [CGFloat], height: CGFloat) throws -> [CGRect] {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 100, height: 40)
        var frames: [CGRect] = []
        try Stage.withLayout(layout, CountedSource([widths.count]), size: CGSize(width: 320, height: 480)) {
            stage, view in
            for (item, width) in widths.enumerated() { layout.prefer(item: item, width: width, height: height) }
            view.layoutIfNeeded()
            frames = layout.frames(widths.count)
            _ = stage.diagnostics
        }
        return frames
    }

    @Test func aMeasuredItemAloneInItsLineIsCentredAndALongOneBeginsWithTheLine() throws {
        let frames = try measured([58.5, 697, 209.5, 24.5, 739, 33], height: 29)

        expectEqual(frames.map(\.minX), [131, 0, 0, 295.5, 0, 0])
        expectEqual(frames.map(\.width), [58.5, 697, 209.5, 24.5, 739, 33])
    }

    @Test func measuredItemsOfAColumnAreCentredAlsoTheLast() throws {
        try expectEqual(measured([200, 200, 200], height: 29).map(\.minX), [60, 60, 60])
    }

    /// The places of items of 70 × 50.
    private func places(
        reference: UICollectionViewFlowLayout.SectionInsetReference, section: (CGFloat, CGFloat),
        content: (CGFloat, CGFloat), count: Int = 3
    ) throws -> [CGRect] {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 70, height: 50)
        layout.sectionInset = UIEdgeInsets(top: 10, left: section.0, bottom: 14, right: section.1)
        layout.sectionInsetReference = reference
        var frames: [CGRect] = []
        try Stage.withLayout(layout, CountedSource([count]), size: CGSize(width: 320, height: 480)) { _, view in
            view.contentInset = UIEdgeInsets(top: 0, left: content.0, bottom: 0, right: content.1)
            view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            view.layoutIfNeeded()
            layout.invalidateLayout()
            view.layoutIfNeeded()
            frames = layout.frames(count)
        }
        return frames
    }

    @Test func theContentInsetCountsTowardsASectionInsetWithAReference() throws {
        let content = try places(reference: .fromContentInset, section: (12, 16), content: (20, 30))
        let safe = try places(reference: .fromSafeArea, section: (12, 16), content: (20, 30))

        expectEqual(content.map(\.minX), [12, 98, 184])
        expectEqual(safe.map(\.minX), [0, 100, 200])
        try expectEqual(
            [6, 11, 16].map {
                try places(reference: .fromSafeArea, section: ($0, 0), content: (12, 0), count: 1).first?.minX
            }, [0, 0, 4])
    }

    @Test func theContentInsetCountsTowardsMarginsAsWell() throws {
        let frames = try places(reference: .fromLayoutMargins, section: (6, 10), content: (40, 3), count: 4)

        expectTrue(frames[0].minX == 0 && frames[2].maxX == 277 - 15)
    }
}
