import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A controller of fifty items.
private final class FiftyController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

@MainActor @Suite("Collection views with other components")
struct CollectionMeetingTests {
    @Test("A controller is its collection view's data source and delegate, and clears the selection when it appears")
    func controller() throws {
        let controller = FiftyController(collectionViewLayout: UICollectionViewFlowLayout())
        try Stage.run(
            root: UINavigationController(rootViewController: controller), size: CGSize(width: 320, height: 480)
        ) {
            stage, root in
            let collection = try #require(controller.collectionView)
            expectIdentical(collection.dataSource, controller)
            #expect(collection.visibleCells.count > 10)
            collection.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])

            root.pushViewController(UIViewController(), animated: false)
            stage.settle()
            root.popViewController(animated: false)
            stage.settle()

            expectNil(collection.indexPathsForSelectedItems)
        }
    }

    @Test("Arrow keys move the focus by the positions of items; Return chooses")
    func keys() throws {
        let source = RecordedCollection([12])
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        try Stage.runCollection(layout, source: source) { stage, collection in
            collection.becomeFirstResponder()

            stage.press(.keyboardDownArrow)
            expectTrue(collection.selection(ofFocus: 0))
            stage.press(.keyboardRightArrow)
            expectTrue(collection.selection(ofFocus: 1))
            stage.press(.keyboardDownArrow)
            expectTrue(collection.selection(ofFocus: 4))
            stage.press(.keyboardReturnOrEnter)

            expectEqual(collection.indexPathsForSelectedItems, [IndexPath(item: 4, section: 0)])
        }
    }

    @Test("The prefetching data source is called for the next items")
    func prefetching() throws {
        let source = RecordedCollection([100])
        let prefetching = Prefetching()
        try Stage.runCollection(RowLayout(), source: source) { stage, collection in
            collection.prefetchDataSource = prefetching
            collection.contentOffset.y = 400
            stage.settle()

            expectEqual(prefetching.announced.first, IndexPath(item: 20, section: 0))
            expectEqual(prefetching.announced.count, 10)
        }
    }

    @Test("An orthogonal section scrolls its cells in a separate scroll view")
    func orthogonal() throws {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let source = RecordedCollection([20])
        try Stage.runCollection(UICollectionViewCompositionalLayout(section: section), source: source) {
            stage, collection in
            let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
            let row = try #require(cell.superview as? UIScrollView)
            expectNotIdentical(row, collection)
            expectEqual(row.contentSize.width, 4000)
            expectEqual(collection.contentSize.height, 100)
            #expect(collection.indexPathsForVisibleItems.count < 5)

            row.contentOffset.x = 2000
            stage.settle()

            #expect(collection.indexPathsForVisibleItems.contains(IndexPath(item: 10, section: 0)))
            #expect(!collection.indexPathsForVisibleItems.contains(IndexPath(item: 0, section: 0)))
            let tenth = try #require(collection.cellForItem(at: IndexPath(item: 10, section: 0)))
            expectEqual(tenth.frame, CGRect(x: 2000, y: 0, width: 200, height: 100))
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Changes that the data source makes while it is called are made afterwards")
    func changesInside() throws {
        let source = RecordedCollection([5])
        var isChanged = false
        source.makesCell = { collection, path in
            if !isChanged {
                isChanged = true
                source.counts = [2]
                collection.reloadData()
            }
            return collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        try Stage.runCollection(RowLayout(), source: source) { stage, collection in
            stage.advance(by: 0.5)
            expectEqual(collection.visibleCells.count, 2)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A cell that is dequeued and not returned is an error in UIKit's words")
    func notReturned() throws {
        let source = RecordedCollection([1])
        source.makesCell = { collection, path in
            _ = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            return collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        try Stage.runCollection(RowLayout(), source: source) { stage, collection in
            let message = try #require(stage.diagnostics.first?.message)
            expectTrue(
                message.hasPrefix(
                    "Expected dequeued view to be returned to the collection view in preparation for display."))
            expectEqual(collection.visibleCells.count, 1)
        }
    }
}

@MainActor
private final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
    var announced: [IndexPath] = []

    nonisolated deinit {}

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        announced += indexPaths
    }
}

extension UICollectionView {
    /// Whether the item of a number has the keyboard focus, according to its cell's state.
    fileprivate func selection(ofFocus item: Int) -> Bool {
        cellForItem(at: IndexPath(item: item, section: 0))?.configurationState.isFocused == true
    }
}
