import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor @Suite("Sections of a compositional layout")
struct CompositionalSectionTests {
    func rows(_ height: Dimension = .absolute(40)) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), height), subitems: [item(.fractionalWidth(1), height)]))
    }

    func header(_ kind: String = "header", _ alignment: NSRectAlignment = .top, height: Dimension = .absolute(30))
        -> NSCollectionLayoutBoundarySupplementaryItem
    {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
    }

    func frame(_ layout: UICollectionViewLayout, _ kind: String, _ path: IndexPath = IndexPath(item: 0, section: 0))
        -> CGRect?
    { layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame }

    @Test func insetsAndSpacingSurroundTheGroups() throws {
        let section = rows()
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 20)
        section.interGroupSpacing = 8
        try Stage.withSection(section, 3) { _, layout, _ in
            expectEqual(
                layout.frames(3),
                [
                    CGRect(x: 10, y: 5, width: 290, height: 40), CGRect(x: 10, y: 53, width: 290, height: 40),
                    CGRect(x: 10, y: 101, width: 290, height: 40),
                ])
            expectEqual(layout.collectionViewContentSize, CGSize(width: 320, height: 147))
        }
    }

    @Test func headersThatExtendMakeTheSectionLongerAndLieOutsideOfItsInsets() throws {
        let section = rows()
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 20)
        let overlay = header("overlay", .bottomTrailing, height: .absolute(12))
        overlay.extendsBoundary = false
        section.boundarySupplementaryItems = [header(), header("footer", .bottom, height: .absolute(20)), overlay]
        try Stage.withSection(section, 1) { _, layout, _ in
            expectEqual(frame(layout, "header"), CGRect(x: 10, y: 0, width: 290, height: 30))
            expectEqual(layout.frames(1), [CGRect(x: 10, y: 35, width: 290, height: 40)])
            expectEqual(frame(layout, "footer"), CGRect(x: 10, y: 81, width: 290, height: 20))
            expectEqual(frame(layout, "overlay"), CGRect(x: 10, y: 69, width: 290, height: 12))
            expectEqual(layout.collectionViewContentSize.height, 101)
        }
    }

    @Test func aPinnedHeaderIsInFrontAndStopsAtTheEndOfItsSection() throws {
        let section = rows()
        let pinned = header()
        pinned.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [pinned]
        let layout = UICollectionViewCompositionalLayout(section: section)
        try Stage.withLayout(layout, CountedSource([20, 20]), size: CGSize(width: 320, height: 400)) { _, view in
            view.contentOffset.y = 100
            let path = IndexPath(item: 0, section: 0)
            let attributes = try #require(layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path))

            expectTrue(layout.shouldInvalidateLayout(forBoundsChange: view.bounds))
            expectEqual(attributes.frame.minY, 100)
            expectEqual(attributes.zIndex, 1_000_000_001)

            view.contentOffset.y = 820
            expectEqual(frame(layout, "header"), CGRect(x: 0, y: 800, width: 320, height: 30))
            expectEqual(frame(layout, "header", IndexPath(item: 0, section: 1))?.minY, 830)
        }
    }

    @Test func aBackgroundCoversTheSectionWithItsHeaderAndCellsLieInFront() throws {
        let section = rows()
        section.boundarySupplementaryItems = [header()]
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        try Stage.withLayout(layout, CountedSource([2]), size: CGSize(width: 320, height: 480)) { _, _ in
            let path = IndexPath(item: 0, section: 0)

            expectEqual(
                layout.layoutAttributesForDecorationView(ofKind: "background", at: path)?.frame,
                CGRect(x: 2, y: 1, width: 314, height: 106))
            expectEqual(layout.layoutAttributesForItem(at: path)?.zIndex, 1)
        }
    }

    @Test func viewsAreAttachedAtAnchorsAndNumberedInTheSection() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let cell = Item(layoutSize: size(.absolute(100), .absolute(60)), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [cell]))
        try Stage.withSection(section, 100) { _, layout, _ in
            expectEqual(frame(layout, "badge"), CGRect(x: 90, y: -10, width: 20, height: 20))
            expectEqual(
                frame(layout, "badge", IndexPath(item: 4, section: 0)), CGRect(x: 190, y: 50, width: 20, height: 20))
            expectNil(frame(layout, "badge", IndexPath(item: 100, section: 0)))
        }
    }

    @Test func sectionsAreStackedWithSpacingBetweenAllAlsoEmptyOnes() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 15
        configuration.boundarySupplementaryItems = [header("top")]
        let layout = UICollectionViewCompositionalLayout(section: rows(), configuration: configuration)
        configuration.interSectionSpacing = 99
        try Stage.withLayout(layout, CountedSource([1, 0, 2]), size: CGSize(width: 320, height: 480)) { _, _ in
            expectEqual(
                frame(layout, "top", IndexPath(item: .max, section: 0)), CGRect(x: 0, y: 0, width: 320, height: 30))
            expectEqual(layout.frames(2, section: 2).map(\.minY), [100, 140])
            expectEqual(layout.collectionViewContentSize.height, 180)
        }
    }

    @Test func measuredRowsMoveWhatIsBelowAndAreKept() throws {
        try Stage.withSection(rows(.estimated(40)), 100) { _, layout, view in
            expectEqual(layout.collectionViewContentSize.height, 4000)

            expectTrue(layout.prefer(item: 0, height: 60))
            expectTrue(layout.prefer(item: 2, height: 10))
            view.layoutIfNeeded()

            expectEqual(layout.frames(5).map(\.minY), [0, 60, 100, 110, 150])
            expectEqual(layout.collectionViewContentSize.height, 3990)
            expectFalse(layout.prefer(item: 0, height: 60))

            view.frame.size.width = 300
            view.layoutIfNeeded()
            expectEqual(layout.frames(2).map(\.minY), [0, 40])
        }
    }

    @Test func whatWasMeasuredGoesAlongWithAnUpdate() throws {
        let layout = UICollectionViewCompositionalLayout(section: rows(.estimated(40)))
        let source = CountedSource([10, 5])
        try Stage.withLayout(layout, source, size: CGSize(width: 320, height: 480)) { stage, view in
            layout.prefer(item: 0, height: 60)
            layout.prefer(item: 4, height: 10)
            layout.prefer(item: 1, section: 1, height: 90)

            view.performBatchUpdates {
                source.counts = [11, 5]
                view.deleteItems(at: [IndexPath(item: 1, section: 0)])
                view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 9, section: 0)])
            }
            stage.settle()

            expectEqual(layout.frames(11).map(\.height), [40, 60, 40, 40, 10, 40, 40, 40, 40, 40, 40])
            expectEqual(layout.frames(5, section: 1).map(\.height), [40, 90, 40, 40, 40])
        }
    }

    @Test func leadingIsTheRightWhereTheViewReadsFromThere() throws {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(44)), subitems: [item(.absolute(100), .absolute(44))]))
        section.contentInsets.leading = 15
        try Stage.withSection(section, 4) { _, layout, view in
            view.semanticContentAttribute = .forceRightToLeft
            layout.invalidateLayout()
            view.layoutIfNeeded()

            let shown = (0..<4).compactMap {
                view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX
            }
            expectEqual(shown, [205, 105, 5, 205])
        }
    }

    @Test func anAbsoluteItemIsNotMeasured() throws {
        try Stage.withSection(rows(), 3) { _, layout, _ in
            expectFalse(layout.prefer(item: 0, height: 60))
        }
    }

    @Test func itemsOfMeasuredWidthsWrap() throws {
        let group = Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(20)), subitems: [item(.estimated(100), .absolute(20))])
        group.interItemSpacing = .fixed(10)
        try Stage.withSection(NSCollectionLayoutSection(group: group), 7) { _, layout, _ in
            expectEqual(layout.frames(7).map(\.minX), [0, 110, 220, 0, 110, 220, 0])

            layout.prefer(item: 1, width: 205)
            expectEqual(layout.frames(4).map(\.minX), [0, 110, 0, 110])
            expectEqual(layout.frames(4).map(\.minY), [0, 0, 20, 20])

            layout.prefer(item: 1, width: 40)
            expectEqual(layout.frames(4).map(\.minX), [0, 110, 160, 0])
        }
    }

    @Test func siblingsAreAsHighAsTheHighestOfThem() throws {
        let cell = item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [cell]))
        try Stage.withSection(section, 4) { _, layout, _ in
            layout.prefer(item: 0, height: 50)
            layout.prefer(item: 1, height: 20)

            expectEqual(layout.frames(4).map(\.height), [50, 50, 30, 30])
            expectEqual(layout.frames(4).map(\.minY), [0, 0, 50, 50])
            expectFalse(layout.prefer(item: 1, height: 20))
        }
    }

    @Test func aHeaderThatWantsAnotherHeightMovesItsSection() throws {
        let section = rows()
        section.boundarySupplementaryItems = [header(height: .estimated(30))]
        try Stage.withSection(section, 2) { _, layout, _ in
            let original = layout.layoutAttributesForSupplementaryView(
                ofKind: "header", at: IndexPath(item: 0, section: 0))

            expectTrue(layout.prefer(original, height: 55))
            expectEqual(layout.frames(2).map(\.minY), [55, 95])
        }
    }

    @Test func anOrthogonalSectionIsARowOfItsTallestGroup() throws {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.absolute(100), .absolute(80)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.orthogonalScrollingBehavior = .groupPaging
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        section.interGroupSpacing = 10
        try Stage.withSection(section, 1_000) { _, layout, _ in
            let elements = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 480)) ?? []

            expectEqual(elements.map(\.frame.minX), [10, 120, 230])
            expectEqual(elements.map(\.frame.minY), [5, 5, 5])
            expectEqual(layout.collectionViewContentSize, CGSize(width: 320, height: 90))
        }
    }

    @Test func aHandlerGetsWhatIsInSightAndChangesHowItLooks() throws {
        let section = rows()
        section.boundarySupplementaryItems = [header()]
        var seen: [[String]] = []
        section.visibleItemsInvalidationHandler = { items, _, environment in
            seen.append(items.map { "\($0.name)\($0.indexPath.item)" })
            expectEqual(environment.container.contentSize, CGSize(width: 320, height: 100))
            for item in items where item.indexPath.item == 1 { item.alpha = 0.5 }
        }
        try Stage.withSection(section, 10, size: CGSize(width: 320, height: 100)) { _, layout, _ in
            let elements = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 100)) ?? []

            expectEqual(seen, [["0", "1", "header0"]])
            expectEqual(elements.map(\.alpha), [1, 0.5, 1])
        }
    }

    @Test func marginsAreKeptClearOfAcrossTheScrollingDirection() throws {
        let section = rows()
        section.contentInsetsReference = .layoutMargins
        try Stage.withSection(section, 1) { _, layout, view in
            view.insetsLayoutMarginsFromSafeArea = false
            view.layoutMargins = UIEdgeInsets(top: 9, left: 12, bottom: 9, right: 18)
            view.layoutIfNeeded()

            expectEqual(layout.frames(1), [CGRect(x: 12, y: 0, width: 290, height: 40)])
        }
    }

    @Test func sidewaysGroupsGoOnToTheRight() throws {
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(.absolute(100), .fractionalHeight(1)),
                subitem: item(.fractionalWidth(1), .absolute(1)), count: 2))
        try Stage.withSection(section, 5, direction: .horizontal) { _, layout, _ in
            expectEqual(layout.frames(5).map(\.minX), [0, 0, 100, 100, 200])
            expectEqual(layout.frames(2).map(\.height), [240, 240])
            expectEqual(layout.collectionViewContentSize, CGSize(width: 300, height: 480))
        }
    }

    @Test func aSectionThatIsMissingIsAnErrorWhereThereAreItems() throws {
        let layout = UICollectionViewCompositionalLayout { _, _ in nil }
        try Stage.withLayout(layout, CountedSource([3])) { stage, _ in
            expectEqual(stage.diagnostics.first?.message.hasPrefix("Invalid section definition."), true)
            expectEqual(layout.collectionViewContentSize.height, 0)
        }
    }

    @Test func aMillionEstimatedRowsAreArithmetic() throws {
        try Stage.withSection(rows(.estimated(40)), 1_000_000) { _, layout, _ in
            layout.prefer(item: 3, height: 41)
            let seen = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 20_000_001, width: 320, height: 80)) ?? []

            expectEqual(seen.map(\.indexPath.item), [500_000, 500_001])
            expectEqual(layout.collectionViewContentSize.height, 40_000_001)
        }
    }

    @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped])
    func listsHaveTheInsetsOfTheirAppearance(_ appearance: UICollectionLayoutListConfiguration.Appearance) throws {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance))
        try Stage.withLayout(layout, CountedSource([3]), size: CGSize(width: 320, height: 480)) { _, _ in
            let side: CGFloat = appearance == .insetGrouped ? 16 : 0
            let top: CGFloat = appearance == .plain ? 0 : 35

            expectEqual(layout.frames(1), [CGRect(x: side, y: top, width: 320 - 2 * side, height: 44)])
            expectEqual(layout.collectionViewContentSize.height, appearance == .plain ? 132 : 187)
        }
    }

    @Test func headersOfPlainListsStayInSight() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        try Stage.withLayout(layout, CountedSource([94]), size: CGSize(width: 320, height: 480)) { _, view in
            expectEqual(layout.collectionViewContentSize.height, 4164)

            view.contentOffset.y = 100
            expectEqual(frame(layout, UICollectionView.elementKindSectionHeader)?.minY, 100)
        }
    }
}
