import Expectations
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Random collection views")
struct RandomCollectionTests {
    @Test(
        "After any edits, scrolls, sizes and layouts a collection view shows the content of its model",
        arguments: RandomSeeds.batches(100))
    func random(_ seeds: RandomSeeds) throws {
        for seed in seeds { try run(seed) }
    }

    private func run(_ seed: Int) throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 300, height: 300)) { stage, root in
            var random = SeededGenerator(seed: UInt64(seed))
            let model = CollectionModel()
            model.sections = (0..<3).map { _ in (0..<random.below(20)).map { _ in model.makeItem() } }
            let collection = UICollectionView(
                frame: root.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = model
            root.view.addSubview(collection)
            stage.settle()
            var selected: Int?
            for step in 0..<12 {
                act(stage, collection, model, &selected, &random)
                stage.advance(by: 0.5)
                check(collection, model, selected, "seed \(seed), step \(step)")
                expectEmpty(stage.diagnostics, "seed \(seed), step \(step): \(stage.diagnostics)")
                expectNil(collection.violatedInvariant, "seed \(seed), step \(step)")
            }
        }
    }

    private func act(
        _ stage: Stage, _ collection: UICollectionView, _ model: CollectionModel, _ selected: inout Int?,
        _ random: inout SeededGenerator
    ) {
        switch random.below(8) {
        case 0: collection.contentOffset.y = CGFloat(random.number(-100, Double(collection.contentSize.height) + 100))
        case 1: collection.frame.size = CGSize(width: random.number(60, 400), height: random.number(10, 500))
        case 2:
            model.sections[random.below(model.sections.count)].append(model.makeItem())
            collection.reloadData()
            selected = nil
        case 3:
            let items = model.sections.flatMap(\.self)
            guard !items.isEmpty else { return }
            let item = random.pick(items)
            collection.selectItem(at: model.path(of: item), animated: false, scrollPosition: [])
            selected = item
        case 4:
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: random.number(20, 60), height: random.number(20, 90))
            collection.setCollectionViewLayout(layout, animated: random.below(2) == 0)
        case 5: stage.advance(by: random.number(0, 0.4))
        default: model.change(collection, &selected, &random)
        }
    }

    private func check(_ collection: UICollectionView, _ model: CollectionModel, _ selected: Int?, _ name: String) {
        let layout = collection.collectionViewLayout
        let wanted = (layout.layoutAttributesForElements(in: collection.bounds) ?? [])
            .filter { !$0.frame.intersection(collection.bounds).isEmpty }
        let shown = collection.indexPathsForVisibleItems
        expectEqual(shown, wanted.map(\.indexPath).sorted(), "\(name)")
        for attributes in wanted {
            let cell = collection.cellForItem(at: attributes.indexPath)
            expectEqual(cell?.tag, model.sections[attributes.indexPath.section][attributes.indexPath.item], "\(name)")
            expectEqual(cell?.frame, attributes.frame, "\(name)")
            expectTrue(cell?.isHidden == false && cell?.alpha == 1, "\(name)")
        }
        let inSight = collection.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
        expectEqual(inSight.count, wanted.count, "\(name)")
        expectEqual(
            collection.indexPathsForSelectedItems, selected.flatMap { model.path(of: $0) }.map { [$0] }, "\(name)")
    }
}
