import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Frames recorded of UIKit, in points, at two pixels a point.
@MainActor @Suite("Groups of a compositional layout")
struct GroupTests {
    func frames(_ group: Group, _ count: Int) throws -> [CGRect] {
        var frames: [CGRect] = []
        try Stage.withSection(NSCollectionLayoutSection(group: group), count) { _, layout, _ in
            frames = layout.frames(count)
        }
        return frames
    }

    func row(_ items: [Item], spacing: NSCollectionLayoutSpacing? = nil) -> Group {
        let group = Group.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(44)), subitems: items)
        group.interItemSpacing = spacing
        return group
    }

    @Test func fractionsAreOfWhatTheSpacingLeaves() throws {
        let quarters = try frames(row([item(.fractionalWidth(0.25), .fractionalHeight(1))], spacing: .fixed(10)), 5)
        let thirds = try frames(row([item(.fractionalWidth(0.3), .fractionalHeight(1))], spacing: .fixed(10)), 4)

        expectEqual(quarters.map(\.width), Array(repeating: 72.5, count: 5))
        expectEqual(quarters.map(\.minX), [0, 82.5, 165, 247.5, 0])
        expectEqual(thirds.map(\.width), Array(repeating: 90, count: 4))
        expectEqual(thirds.map(\.minX), [0, 100, 200, 0])
    }

    @Test func fractionsAreRoundedDownToPixels() throws {
        let frames = try frames(row([item(.fractionalWidth(1 / 3), .fractionalHeight(1))]), 3)

        expectEqual(frames.map(\.width), [106.5, 106.5, 106.5])
        expectEqual(frames.map(\.minX), [0, 106.5, 213])
    }

    @Test func insetsLargerThanTheItemCountTheOtherWayRound() throws {
        let small = item(.absolute(9.5), .absolute(20))
        small.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 7)

        let frame = try #require(try frames(row([small]), 1).first)

        expectEqual(frame.width, 4.5)
    }

    @Test func aCountDividesTheGroup() throws {
        let group = Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item(.absolute(1), .fractionalHeight(1)),
            count: 4)
        group.interItemSpacing = .fixed(20)

        try expectEqual(frames(group, 4).map(\.minX), [0, 85, 170, 255])
        try expectEqual(frames(group, 4).map(\.width), [65, 65, 65, 65])
    }

    @Test func aRepeatedItemKeepsItsSizeAndTheSpacingMayBeNegative() throws {
        let group = Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            repeatingSubitem: item(.absolute(150), .fractionalHeight(1)), count: 3)
        group.interItemSpacing = .flexible(10)

        try expectEqual(frames(group, 3).map(\.minX), [0, 85, 170])
    }

    @Test func repeatedItemsBelowEachOtherAreFractionsOfTheHeightThatSpacingLeaves() throws {
        let group = Group.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(200)),
            repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
        group.interItemSpacing = .fixed(20)
        let column = Group.vertical(
            layoutSize: size(.absolute(100), .absolute(200)),
            repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.25)), count: 4)
        let section = NSCollectionLayoutSection(group: column)
        section.orthogonalScrollingBehavior = .continuous
        var columns: [CGRect] = []
        var shown = 0
        try Stage.withSection(section, 12) { _, layout, view in
            columns = layout.frames(12)
            shown = view.visibleCells.count
        }

        try expectEqual(frames(group, 4).map(\.minY), [0, 110, 200, 310])
        try expectEqual(frames(group, 4).map(\.height), [90, 90, 90, 90])
        expectEqual(columns.map(\.minY), [0, 50, 100, 150, 0, 50, 100, 150, 0, 50, 100, 150])
        expectEqual(shown, 12)
    }

    @Test func aGroupDescribesItself() {
        let group = Group.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(200)),
            repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
        group.interItemSpacing = .fixed(20)
        let lines = group.visualDescription().split(separator: "\n")

        expectEqual(lines.first?.hasSuffix("size={.containerWidthFactor(1), .absolute(200)}>"), true)
        expectEqual(lines.dropFirst().prefix(2), ["\t layoutDirection: .vertical", "\t interItemSpacing=.fixed(20.0)"])
        expectEqual(lines.last?.hasPrefix("\t\t<NSCollectionLayoutItem"), true)
    }

    @Test func flexibleEdgesCentreAnItemAcross() throws {
        let low = item(.absolute(100), .absolute(20))
        low.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))

        try expectEqual(frames(row([low]), 1), [CGRect(x: 0, y: 12, width: 100, height: 20)])
    }

    @Test func flexibleEdgesAndSpacingShareWhatRemains() throws {
        let part = item(.absolute(100), .absolute(20))
        part.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: nil, bottom: nil)

        let frames = try frames(row([part], spacing: .flexible(0)), 3)

        // 20 points for three edges and two spacings.
        expectEqual(frames.map(\.minX), [4, 112, 220])
    }

    @Test func groupsInGroupsTakeItemsInOrder() throws {
        let left = item(.fractionalWidth(0.7), .fractionalHeight(1))
        let right = Group.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
        let group = Group.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [left, right])

        let frames = try frames(group, 4)

        expectEqual(
            frames,
            [
                CGRect(x: 0, y: 0, width: 224, height: 200), CGRect(x: 224, y: 0, width: 96, height: 100),
                CGRect(x: 224, y: 100, width: 96, height: 100), CGRect(x: 0, y: 200, width: 224, height: 200),
            ])
    }

    @Test func aHeightMayBeAFractionOfTheWidth() throws {
        let group = Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)),
            subitems: [item(.fractionalWidth(0.5), .fractionalWidth(0.5))])

        try expectEqual(frames(group, 3).map(\.minY), [0, 0, 160])
        try expectEqual(frames(group, 1), [CGRect(x: 0, y: 0, width: 160, height: 160)])
    }

    @Test func theLastGroupIsTrimmedToItsItems() throws {
        let group = Group.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(170)), subitems: [item(.fractionalWidth(1), .absolute(50))])
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)

        try Stage.withSection(section, 4) { _, layout, _ in
            expectEqual(layout.frames(4).map(\.minY), [0, 60, 120, 170])
            expectEqual(layout.collectionViewContentSize, CGSize(width: 320, height: 220))
        }
    }

    @Test func aGroupWithoutRoomForItsFirstItemShowsNothingAndSaysSo() throws {
        let section = NSCollectionLayoutSection(group: row([item(.absolute(400), .absolute(20))]))
        try Stage.withSection(section, 3) { stage, layout, _ in
            expectEqual(layout.collectionViewContentSize.height, 0)
            expectEqual(
                layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 480))?.isEmpty, true)
            let message = try #require(stage.diagnostics.first?.message)
            #expect(message.contains("This group cannot fit even a single item."))
            #expect(message.contains("size={.containerWidthFactor(1), .absolute(44)}"))
        }
    }

    @Test func aCustomGroupIsAskedOnceAndRepeated() throws {
        var sizes: [CGSize] = []
        let group = Group.custom(layoutSize: size(.fractionalWidth(0.5), .absolute(100))) { environment in
            sizes.append(environment.container.contentSize)
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 5, width: 50, height: 40)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 70, y: 50, width: 50, height: 50), zIndex: 3),
            ]
        }
        try Stage.withSection(NSCollectionLayoutSection(group: group), 4) { _, layout, _ in
            expectEqual(layout.frames(4).map(\.minY), [5, 50, 105, 150])
            expectEqual(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex, 3)
        }
        expectEqual(sizes, [CGSize(width: 160, height: 100)])
    }

    @Test func valuesAreDescribedAsInUIKitsMessages() {
        expectEqual(Dimension.fractionalWidth(0.5).description, ".containerWidthFactor(0.5)")
        expectEqual(Dimension.fractionalHeight(0.25).description, ".containerHeightFactor(0.25)")
        expectEqual(Dimension.absolute(20).description, ".absolute(20)")
        expectEqual(Dimension.estimated(30).description, ".estimated(30)")
        expectTrue(Dimension.absolute(20).isEqual(Dimension.absolute(20)))
        expectFalse(Dimension.absolute(20).isEqual(Dimension.estimated(20)))
        #expect(NSCollectionLayoutSpacing.fixed(4).description.hasSuffix(": fixed:4>"))
    }

    @Test func aLengthThatIsNoNumberIsAnError() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let dimension = Dimension.fractionalWidth(.nan)

            expectEqual(dimension.dimension, 0)
            expectEqual(
                stage.diagnostics.map(\.message),
                [
                    "Invalid fractional width: nan. The fraction must be a finite value."
                ])
        }
    }

    /// UIKit omits such items (four recordings).
    @Test func itemsHigherThanTheirGroupAreOmittedWhereTheGroupIsNotInTheRectangle() throws {
        let group = Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item(.absolute(60), .absolute(80))])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 100
        try Stage.withSection(section, 20) { _, layout, _ in
            let frame = layout.frames(1).first
            let beside = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 40, width: 200, height: 20))
            let within = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 20, width: 200, height: 20))

            expectEqual(frame, CGRect(x: 0, y: 0, width: 60, height: 80))
            expectEqual(beside?.isEmpty, true)
            expectEqual(within?.isEmpty, false)
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func sectionInsetsThatAreNotFiniteAreZero(value: CGFloat) throws {
        for behavior in [UICollectionLayoutSectionOrthogonalScrollingBehavior.none, .groupPaging] {
            let group = Group.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item(.absolute(60), .absolute(30))])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = behavior
            section.contentInsets = NSDirectionalEdgeInsets(top: value, leading: value, bottom: value, trailing: value)
            try Stage.withSection(section, 3) { _, layout, _ in
                expectEqual(layout.frames(1).first, CGRect(x: 0, y: 0, width: 60, height: 30))
            }
        }
    }
}
