import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

@MainActor @Suite("Orthogonal sections")
struct OrthogonalSectionTests {
    /// A shelf of items 200 points wide and 100 high.
    private static func shelf(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
        width: NSCollectionLayoutDimension = .absolute(200)
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(100))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    private func run(
        _ section: NSCollectionLayoutSection, _ counts: [Int], isMirrored: Bool = false,
        _ body: (Stage, UICollectionView, RecordedCollection) throws -> Void
    ) throws {
        let source = RecordedCollection(counts)
        try Stage.runCollection(UICollectionViewCompositionalLayout(section: section), source: source) {
            stage, collection in
            if isMirrored {
                collection.semanticContentAttribute = .forceRightToLeft
                collection.reloadData()
                stage.settle()
            }
            try body(stage, collection, source)
            expectEmpty(stage.diagnostics)
        }
    }

    /// The visible frame of a cell.
    private func place(_ collection: UICollectionView, _ path: IndexPath) -> CGRect? {
        collection.cellForItem(at: path).map { $0.convert($0.bounds, to: collection) }
            .map { $0.offsetBy(dx: -collection.contentOffset.x, dy: -collection.contentOffset.y) }
    }

    @Test("scrollToItem scrolls the section, and the collection view if the section is invisible")
    func scrollToItem() throws {
        try run(Self.shelf(), Array(repeating: 20, count: 20)) { stage, collection, _ in
            collection.scrollToItem(at: path(10, 15), at: [.top, .left], animated: false)

            expectEqual(place(collection, path(10, 15)), CGRect(x: 0, y: 0, width: 200, height: 100))
            expectEqual(place(collection, path(0, 16))?.minX, 0)

            collection.scrollToItem(at: path(5, 15), at: .centeredHorizontally, animated: false)
            expectEqual(place(collection, path(5, 15)), CGRect(x: 60, y: 0, width: 200, height: 100))

            collection.scrollToItem(at: path(19, 15), at: .left, animated: false)
            expectEqual(place(collection, path(19, 15))?.maxX, 320)

            collection.scrollToItem(at: path(0, 3), at: [.top, .right], animated: true)
            stage.advance(by: 1)
            expectEqual(place(collection, path(0, 3)), CGRect(x: 0, y: 0, width: 200, height: 100))
        }
    }

    @Test("The item at a point is the visible item")
    func itemAtPoint() throws {
        try run(Self.shelf(), [20, 20]) { _, collection, _ in
            collection.scrollToItem(at: path(4), at: .left, animated: false)

            expectEqual(collection.indexPathForItem(at: CGPoint(x: 10, y: 50)), path(4))
            expectEqual(collection.indexPathForItem(at: CGPoint(x: 210, y: 50)), path(5))
            expectEqual(collection.indexPathForItem(at: CGPoint(x: 210, y: 150)), path(1, 1))
            expectNil(collection.indexPathForItem(at: CGPoint(x: 210, y: 250)))
        }
    }

    @Test("From right to left a section begins at the right")
    func mirrored() throws {
        try run(Self.shelf(), [20], isMirrored: true) { stage, collection, _ in
            expectEqual(place(collection, path(0)), CGRect(x: 120, y: 0, width: 200, height: 100))
            expectEqual(place(collection, path(1))?.minX, -80)
            let row = try #require(collection.cellForItem(at: path(0))?.superview as? UIScrollView)
            expectEqual(row.contentOffset.x, 3680)

            row.contentOffset.x = 0
            stage.settle()
            expectEqual(place(collection, path(19))?.minX, 0)

            collection.scrollToItem(at: path(8), at: .right, animated: false)
            expectEqual(place(collection, path(8))?.maxX, 320)
            expectEqual(collection.indexPathForItem(at: CGPoint(x: 130, y: 50)), path(8))
        }
    }

    @Test("Centered groups have space at the ends")
    func centred() throws {
        try run(Self.shelf(.groupPagingCentered), [4]) { _, collection, _ in
            expectEqual(place(collection, path(0))?.midX, 160)

            collection.scrollToItem(at: path(3), at: .centeredHorizontally, animated: false)
            expectEqual(place(collection, path(3))?.midX, 160)
        }
    }

    private nonisolated static let groupedAndContinuous: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
        .groupPaging, .groupPagingCentered, .paging, .continuous,
    ]

    @Test(
        "A row that is caught between two groups and released without moving continues to a group if it has groups",
        arguments: groupedAndContinuous)
    func caught(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
        try run(Self.shelf(behavior), [20]) { stage, collection, _ in
            let row = try #require(collection.cellForItem(at: path(0))?.superview as? UIScrollView)
            stage.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 130, y: 50), duration: 0.1)
            stage.advance(by: 0.05)
            stage.touchDown(at: CGPoint(x: 100, y: 50))
            stage.advance(by: 0.3)
            let held = row.contentOffset.x
            expectTrue(row.isDecelerating)
            stage.touchUp(at: CGPoint(x: 100, y: 50))
            expectEqual(row.contentOffset.x, held)
            stage.advance(by: 2)

            let end = row.contentOffset.x
            switch behavior {
            case .groupPaging: expectEqual(end, (held / 200).rounded() * 200)
            case .groupPagingCentered: expectEqual(end, ((held + 60) / 200).rounded() * 200 - 60)
            case .paging: expectEqual(end, (held / 320).rounded() * 320)
            default: expectEqual(end, held)
            }
            expectFalse(row.isDecelerating)
        }
    }

    @Test("A row moves with its section, and is at its beginning after a reload")
    func updates() throws {
        try run(Self.shelf(), [20, 20, 20]) { stage, collection, source in
            collection.scrollToItem(at: path(7, 1), at: .left, animated: false)

            source.counts = [5, 20, 20, 20]
            collection.insertSections([0])
            stage.advance(by: 1)
            expectEqual(place(collection, path(7, 2)), CGRect(x: 0, y: 200, width: 200, height: 100))
            expectEqual(place(collection, path(0, 1))?.minX, 0)

            source.counts = [5, 20, 20]
            collection.deleteSections([2])
            stage.advance(by: 1)
            expectEqual(place(collection, path(0, 2)), CGRect(x: 0, y: 200, width: 200, height: 100))
            expectEqual(collection.subviews.filter { $0 is UIScrollView }.count, 3)

            collection.scrollToItem(at: path(7, 1), at: .left, animated: false)
            collection.reloadData()
            stage.settle()
            expectEqual(place(collection, path(0, 1))?.minX, 0)
        }
    }

    @Test("The visible items of a row stay in place when cells before them are measured")
    func anchors() throws {
        let source = RecordedCollection([50])
        source.makesCell = { collection, path in
            collection.register(WideCell.self, forCellWithReuseIdentifier: "wide")
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "wide", for: path)
            cell.tag = path.item
            return cell
        }
        let layout = UICollectionViewCompositionalLayout(section: Self.shelf(width: .estimated(50)))
        try Stage.runCollection(layout, source: source) { stage, collection in
            collection.scrollToItem(at: path(40), at: .left, animated: false)
            let row = try #require(collection.cellForItem(at: path(40))?.superview as? UIScrollView)
            expectEqual(place(collection, path(40))?.minX, 0)

            for _ in 0..<60 {
                let first = try #require(collection.indexPathsForVisibleItems.first)
                let before = try #require(place(collection, first)?.minX)
                row.contentOffset.x = max(0, row.contentOffset.x - 10)
                let moved = min(10, row.contentOffset.x + 10)
                stage.settle()
                expectTrue(row.contentOffset.x == 0 || place(collection, first)?.minX == before + moved, "\(first)")
            }
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Arrow keys move along a row beyond its visible part, and down to the next row")
    func arrows() throws {
        try run(Self.shelf(), [20, 20]) { stage, collection, _ in
            collection.becomeFirstResponder()
            collection.selectItem(at: path(0), animated: false, scrollPosition: [])

            for _ in 0..<4 { stage.press(.keyboardRightArrow) }
            expectEqual(collection.cellForItem(at: path(4))?.configurationState.isFocused, true)
            expectEqual(place(collection, path(4))?.maxX, 320)

            stage.press(.keyboardDownArrow)
            expectEqual(collection.cellForItem(at: path(1, 1))?.configurationState.isFocused, true)
        }
    }

    @Test(
        "The delegate's item gets the focus and is scrolled to; an item out of range is ignored",
        arguments: [12, 99])
    func preferredItem(item: Int) throws {
        try run(Self.shelf(), [20, 20]) { stage, collection, source in
            source.preferred = path(item, 1)

            stage.press(.keyboardTab)

            let focused = item == 12 ? path(12, 1) : path(0)
            expectEqual(collection.cellForItem(at: focused)?.configurationState.isFocused, true)
            expectEqual(place(collection, focused)?.minX, item == 12 ? 120 : 0)
        }
    }

    @Test("A pinned header above a row does not scroll with the row")
    func pinnedHeader() throws {
        let kind = UICollectionView.elementKindSectionHeader
        let section = Self.shelf()
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: kind, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        try run(section, Array(repeating: 20, count: 10)) { stage, collection, _ in
            collection.contentOffset.y = 170
            stage.settle()

            stage.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 50, y: 60), duration: 0.2)
            stage.advance(by: 1)
            let minX = try #require(place(collection, path(3, 1))).minX
            collection.contentOffset.y = 180
            stage.settle()

            let view = try #require(collection.supplementaryView(forElementKind: kind, at: path(0, 1)))
            expectTrue(minX < 500)
            expectEqual(view.convert(view.bounds, to: stage.window), CGRect(x: 0, y: 0, width: 320, height: 30))
        }
    }

    @Test("New size classes call the section provider again; the offset is kept")
    func sizeClasses() throws {
        var widths: [UIUserInterfaceSizeClass] = []
        let layout = UICollectionViewCompositionalLayout { _, environment in
            widths.append(environment.traitCollection.horizontalSizeClass)
            return environment.traitCollection.horizontalSizeClass == .regular
                ? Self.shelf() : Self.shelf(width: .absolute(100))
        }
        try Stage.runCollection(layout, source: RecordedCollection(Array(repeating: 20, count: 20))) {
            stage, collection in
            stage.window.traitOverrides.horizontalSizeClass = .compact
            stage.settle()
            collection.contentOffset.y = 500
            stage.settle()
            widths = []

            stage.window.traitOverrides.horizontalSizeClass = .regular
            stage.settle()

            expectEqual(widths, Array(repeating: .regular, count: 20))
            expectEqual(place(collection, path(1, 5)), CGRect(x: 200, y: 0, width: 200, height: 100))
        }
    }
}

/// A cell with a width for its item's number.
private final class WideCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.width = CGFloat(60 + tag % 7 * 10)
        return layoutAttributes
    }
}
