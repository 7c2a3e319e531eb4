import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Sections of letters, with a title for each.
@MainActor
private final class LetterSource: NSObject, UICollectionViewDataSource {
    var letters: [String] = "ABCDEFGH".map { String($0) }
    var titles: [String]? = "ABCDEFGH".map { String($0) }
    var place: ((Int) -> IndexPath)?
    var asked: [String] = []

    nonisolated deinit {}

    func numberOfSections(in collectionView: UICollectionView) -> Int { letters.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        letters[section] == "D" ? 0 : 10
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? {
        asked.append("titles")
        return titles
    }

    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        asked.append("\(title) \(index)")
        return place?(index) ?? IndexPath(index: index)
    }
}

@MainActor @Suite("Indexes of collection views")
struct CollectionIndexTests {
    /// Headers of 20 points that stay visible, and ten rows of 50.
    private func run(_ body: (Stage, UICollectionView, LetterSource) throws -> Void) throws {
        let source = LetterSource()
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 480)) { stage, root in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 320, height: 50)
            layout.minimumLineSpacing = 0
            layout.headerReferenceSize = CGSize(width: 320, height: 20)
            layout.sectionHeadersPinToVisibleBounds = true
            let view = UICollectionView(frame: root.view.bounds, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
            view.dataSource = source
            root.view.addSubview(view)
            stage.settle()
            try body(stage, view, source)
        }
    }

    /// The position of the n-th of eight titles: 14 points each, in the middle of the side.
    private func title(_ index: Int) -> CGPoint { CGPoint(x: 312, y: 240 - 56 + 14 * CGFloat(index) + 7) }

    @Test("A title scrolls to its section with the items below its header, or to an empty section's header")
    func sections() throws {
        try run { stage, view, source in
            expectEqual(source.asked, ["titles"])

            stage.tap(at: title(2))
            stage.settle()
            expectEqual(source.asked, ["titles", "C 2"])
            expectEqual(view.contentOffset.y, 1040)

            stage.tap(at: title(3))
            stage.settle()
            expectEqual(view.contentOffset.y, 1560)
            expectNil(view.indexPathsForSelectedItems)
        }
    }

    @Test("A finger along the titles selects one after the other, and does not drag the items")
    func drag() throws {
        try run { stage, view, source in
            stage.touchDown(at: title(0))
            for index in 1...6 { stage.touchMove(to: title(index)) }
            stage.touchUp(at: title(6))
            stage.advance(by: 1)

            expectEqual(source.asked, ["titles", "A 0", "B 1", "C 2", "D 3", "E 4", "F 5", "G 6"])
            expectEqual(view.contentOffset.y, 2620)
        }
    }

    @Test("A title can scroll to an item; an out-of-range place is ignored")
    func items() throws {
        try run { stage, view, source in
            source.place = { index in
                switch index {
                case 0: IndexPath(item: 4, section: 1)
                case 1: IndexPath(item: 99, section: 1)
                case 2: IndexPath(index: 99)
                default: IndexPath()
                }
            }

            stage.tap(at: title(0))
            stage.settle()
            expectEqual(view.contentOffset.y, 720)
            for index in 1...3 { stage.tap(at: title(index)) }
            stage.settle()
            expectEqual(view.contentOffset.y, 720)
        }
    }

    @Test("Titles are loaded again after an update and a reload, and removed if missing; the indicator is shown again")
    func updates() throws {
        try run { stage, view, source in
            stage.advance(by: 1)
            source.asked = []
            source.letters.remove(at: 0)
            source.titles?.remove(at: 0)
            view.deleteSections([0])
            stage.advance(by: 0.5)
            expectEqual(source.asked, ["titles"])
            stage.tap(at: CGPoint(x: 312, y: 240 - 49 + 7))
            expectEqual(source.asked, ["titles", "B 0"])

            source.titles = nil
            view.reloadData()
            stage.settle()
            stage.tap(at: title(4))
            expectEqual(source.asked, ["titles", "B 0", "titles"])
            expectEqual(view.indexPathsForSelectedItems?.count, 1)
        }
    }

    @Test("The titles are at the left in right-to-left layout, and do not scroll")
    func place() throws {
        try run { stage, view, source in
            view.contentOffset.y = 700
            stage.settle()
            source.asked = []
            stage.tap(at: title(4))
            expectEqual(source.asked, ["E 4"])

            view.semanticContentAttribute = .forceRightToLeft
            view.setNeedsLayout()
            stage.settle()
            source.asked = []
            stage.tap(at: CGPoint(x: 8, y: title(5).y))
            expectEqual(source.asked, ["F 5"])
        }
    }
}
