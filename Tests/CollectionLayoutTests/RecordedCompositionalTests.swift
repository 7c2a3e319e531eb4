import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Compositional layouts that were recorded from UIKit, in a view of 320 × 480 points.
@MainActor @Suite("Compositional layouts as recorded")
struct RecordedCompositionalTests {
    private typealias Boundary = NSCollectionLayoutBoundarySupplementaryItem

    private func boundary(
        _ alignment: NSRectAlignment, _ size: NSCollectionLayoutSize, _ kind: String = "h", offset: CGPoint = .zero
    ) -> Boundary {
        Boundary(layoutSize: size, elementKind: kind, alignment: alignment, absoluteOffset: offset)
    }

    /// A section with insets 3, 4, 5, 6. Its groups have the full width and 40 points, or 100 points and the full
    /// height if it scrolls sideways, with items of half the width.
    private func section(_ boundaries: [Boundary], sideways: Bool = false) -> NSCollectionLayoutSection {
        let group = Group.horizontal(
            layoutSize: sideways
                ? size(.absolute(100), .fractionalHeight(1)) : size(.fractionalWidth(1), .absolute(40)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
        section.boundarySupplementaryItems = boundaries
        return section
    }

    private func run(
        _ section: NSCollectionLayoutSection, _ counts: [Int] = [3, 2], sideways: Bool = false,
        size: CGSize = CGSize(width: 320, height: 480), ofLayout boundaries: [Boundary] = [],
        _ body: (UICollectionViewCompositionalLayout, UICollectionView) throws -> Void
    ) throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = sideways ? .horizontal : .vertical
        configuration.boundarySupplementaryItems = boundaries
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        try Stage.withLayout(layout, CountedSource(counts), size: size) { _, view in try body(layout, view) }
    }

    private func frame(
        _ layout: UICollectionViewLayout, _ kind: String = "h", item: Int = 0, section: Int = 0
    ) -> CGRect? {
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: item, section: section))?.frame
    }

    private let small = NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(30))

    @Test("Sideways, views at the top and bottom are inside the section (C1)")
    func across() throws {
        for (alignment, follows, y) in [
            (NSRectAlignment.top, false, 0), (.top, true, 3), (.bottom, false, 450), (.bottom, true, 445),
        ] {
            let section = section([boundary(alignment, small)], sideways: true)
            let following: any InsetsFollowing = section
            following.supplementariesFollowContentInsets = follows
            try run(section, sideways: true) { layout, _ in
                expectEqual(frame(layout), CGRect(x: 50, y: CGFloat(y), width: 60, height: 30))
                let seen = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 480)) ?? []
                expectEqual(seen.count { $0.representedElementKind == "h" }, 2)
            }
        }
    }

    @Test("Downwards, leading and trailing views are inside the section, which has at least their height (C2)")
    func sides() throws {
        for (alignment, follows, x) in [
            (NSRectAlignment.leading, false, 0), (.leading, true, 4), (.trailing, false, 260), (.trailing, true, 254),
        ] {
            let section = section([boundary(alignment, small)])
            let following: any InsetsFollowing = section
            following.supplementariesFollowContentInsets = follows
            try run(section) { layout, view in
                expectEqual(frame(layout), CGRect(x: CGFloat(x), y: 29, width: 60, height: 30))
                expectEqual(view.contentSize.height, 136)
            }
        }
        try run(section([boundary(.leading, size(.absolute(60), .absolute(200)))]), [3]) { layout, view in
            expectEqual(frame(layout)?.minY, 0)
            expectEqual(view.contentSize.height, 200)
        }
    }

    @Test("A section grows by the part of a view that is outside of it (C3)")
    func offsets() throws {
        let offset = CGPoint(x: 5, y: 7)
        try run(section([boundary(.top, small, offset: offset)])) { layout, view in
            expectEqual(frame(layout)?.minY, 0)
            expectEqual(layout.frames(1)[0].minY, 26)
            expectEqual(view.contentSize.height, 182)
        }
        try run(section([boundary(.bottom, small, offset: offset)])) { layout, view in
            expectEqual(frame(layout)?.minY, 95)
            expectEqual(view.contentSize.height, 210)
        }
    }

    @Test("Views of the layout at the sides (C4)")
    func sidesOfLayout() throws {
        let side = { (width: CGFloat) in size(.absolute(width), .fractionalHeight(1)) }
        try run(
            section([]), ofLayout: [boundary(.leading, side(30), "a"), boundary(.trailing, side(20), "b")]
        ) { layout, view in
            expectEqual(frame(layout, "a", item: .max), CGRect(x: 0, y: 0, width: 30, height: 480))
            expectEqual(frame(layout, "b", item: .max), CGRect(x: 300, y: 0, width: 20, height: 480))
            expectEqual(view.contentSize, CGSize(width: 320, height: 480))
        }
        let top = boundary(.top, size(.fractionalWidth(1), .absolute(30)), "a")
        try run(
            section([], sideways: true), sideways: true, ofLayout: [top, boundary(.trailing, side(20), "b")]
        ) { layout, view in
            expectEqual(frame(layout, "a", item: .max), CGRect(x: 0, y: 0, width: 320, height: 30))
            expectEqual(frame(layout, "b", item: .max), CGRect(x: 320, y: 0, width: 20, height: 480))
            expectEqual(view.contentSize.width, 340)
        }
    }

    @Test("A pinned header is pushed up by a pinned footer (C5)")
    func pinned() throws {
        let whole = { (height: CGFloat) in size(.fractionalWidth(1), .absolute(height)) }
        let boundaries = [boundary(.top, whole(30)), boundary(.bottom, whole(20), "f")]
        for boundary in boundaries { boundary.pinToVisibleBounds = true }
        try run(section(boundaries), [3, 12], size: CGSize(width: 320, height: 100)) { layout, view in
            view.contentOffset.y = 100
            view.layoutIfNeeded()

            expectEqual(frame(layout)?.minY, 88)
            expectEqual(frame(layout, "f")?.minY, 118)
        }
    }

    @Test("Flexible spaces have their minimum and an equal part of the rest (C6)")
    func flexible() throws {
        let part = item(.fractionalWidth(0.5), .fractionalHeight(1))
        part.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(4), top: nil, trailing: .flexible(6), bottom: nil)
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [part]))
        try run(section, [4]) { layout, _ in expectEqual(layout.frames(1)[0].minX, 79) }
    }

    @Test("A view on a group in a group is sized in the outer group (C7)")
    func nested() throws {
        let mark = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(4)), elementKind: "mark",
            containerAnchor: NSCollectionLayoutAnchor(edges: .bottom))
        let inner = Group.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
        inner.supplementaryItems = [mark]
        let outer = Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1)), inner])
        try run(NSCollectionLayoutSection(group: outer), [6]) { layout, _ in
            expectEqual(frame(layout, "mark"), CGRect(x: 80, y: 96, width: 320, height: 4))
        }
    }

    @Test("layoutAttributesForElements(in:) returns the elements in the rectangle, and all backgrounds")
    func elements() throws {
        let section = section([])
        section.decorationItems = [.background(elementKind: "background")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        try Stage.withLayout(layout, CountedSource([4, 4, 4]), size: CGSize(width: 320, height: 480)) { _, view in
            let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 40)) ?? []
            expectEqual(
                found.filter { $0.representedElementCategory == .cell }.map(\.indexPath),
                [IndexPath(item: 0, section: 0)])
            expectEqual(found.count { $0.representedElementCategory == .decorationView }, 3)

            let far = layout.layoutAttributesForElements(in: CGRect(x: 200, y: 50, width: 100, height: 20)) ?? []
            expectEqual(
                far.filter { $0.representedElementCategory == .cell }.map(\.indexPath),
                [IndexPath(item: 3, section: 0)])
            view.layoutIfNeeded()
            expectEqual(view.visibleCells.count, 12)
        }
    }
}

/// The property is deprecated. A call of a requirement does not warn.
@MainActor
private protocol InsetsFollowing: AnyObject {
    var supplementariesFollowContentInsets: Bool { get set }
}

extension NSCollectionLayoutSection: InsetsFollowing {}
