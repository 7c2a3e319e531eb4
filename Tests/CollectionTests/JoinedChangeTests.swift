import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Several changes during one call, each with its data.
@MainActor @Suite("Changes during data source calls")
struct JoinedChangeTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// Runs a test with a list of ten items, and with a closure that is called in the next request for a cell.
    private func run(_ inside: @escaping (UICollectionView, CollectionModel) -> Void, _ expected: [Int]) throws {
        let model = CollectionModel()
        model.sections = [(0..<10).map { _ in model.makeItem() }]
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 480)) { stage, root in
            let collection = UICollectionView(frame: root.view.bounds, collectionViewLayout: RowLayout())
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = model
            root.view.addSubview(collection)
            stage.settle()
            collection.selectItem(at: path(5), animated: false, scrollPosition: [])
            let selected = model.sections[0][5]

            model.inside = { [unowned collection, unowned model] in inside(collection, model) }
            collection.reloadItems(at: [path(9)])
            stage.advance(by: 1)

            expectEqual(model.sections[0], expected)
            expectEqual(collection.visibleCells.map(\.tag), expected)
            expectEqual(collection.visibleCells.map(\.frame.minY), expected.indices.map { CGFloat($0) * 40 })
            let item = collection.indexPathsForSelectedItems?.first.map { model.sections[0][$0.item] }
            expectEqual(item, (expected.contains(selected) ? selected : nil))
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Two insertions, a configuration and a deletion are joined to one update for the final data")
    func updates() throws {
        try run(
            { collection, model in
                for item in [100, 101] {
                    model.sections[0].insert(item, at: 0)
                    collection.insertItems(at: [path(0)])
                }
                collection.reconfigureItems(at: [path(4)])
                model.sections[0].remove(at: 3)
                collection.deleteItems(at: [path(3)])
                model.sections[0].swapAt(0, 5)
                collection.performBatchUpdates {
                    collection.moveItem(at: path(0), to: path(5))
                    collection.moveItem(at: path(5), to: path(0))
                }
            }, [5, 100, 1, 3, 4, 101, 6, 7, 8, 9, 10])
    }

    @Test("A change after a reload is part of it, and its completion is called")
    func reload() throws {
        var completions = 0
        try run(
            { collection, model in
                model.sections[0].removeAll { $0 == 6 }
                collection.reloadData()
                collection.performBatchUpdates {
                    model.sections[0].insert(100, at: 0)
                    collection.insertItems(at: [path(0)])
                } completion: { _ in
                    completions += 1
                }
            }, [100, 1, 2, 3, 4, 5, 7, 8, 9, 10])
        expectEqual(completions, 1)
    }

    @Test("A reload of the program makes pending changes unnecessary")
    func reloadAfterwards() throws {
        let model = CollectionModel()
        model.sections = [[1, 2, 3]]
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 480)) { stage, root in
            let collection = UICollectionView(frame: root.view.bounds, collectionViewLayout: RowLayout())
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = model
            root.view.addSubview(collection)
            stage.settle()
            model.inside = { [unowned collection, unowned model] in
                model.sections[0] = [3]
                collection.deleteItems(at: [path(0), path(1)])
            }
            collection.reloadItems(at: [path(0)])

            model.sections[0] = [7, 8]
            collection.reloadData()
            stage.advance(by: 1)

            expectEqual(collection.visibleCells.map(\.tag), [7, 8])
            expectEmpty(stage.diagnostics)
        }
    }
}
