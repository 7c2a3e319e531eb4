import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

/// What a collection view shows, as plainly as can be: sections of numbered items.
@MainActor
private final class CollectionModel: NSObject, UICollectionViewDataSource {
    var sections: [[Int]] = []
    private var next = 0

    nonisolated deinit {}

    func makeItem() -> Int {
        next += 1
        return next
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.tag = sections[indexPath.section][indexPath.item]
        return cell
    }

    func path(of item: Int) -> IndexPath? {
        for (section, items) in sections.enumerated() {
            if let index = items.firstIndex(of: item) { return IndexPath(item: index, section: section) }
        }
        return nil
    }
}

@MainActor @Suite("Random collection views")
struct RandomCollectionTests {
    @Test(
        "After any edits, scrolls, sizes and layouts a collection view shows what its model says",
        arguments: RandomSeeds.batches(20))
    func random(_ seeds: Range<Int>) throws {
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
                #expect(stage.diagnostics.isEmpty, "seed \(seed), step \(step): \(stage.diagnostics)")
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
        default: batch(collection, model, &selected, &random)
        }
    }

    /// Some items go, some move, some are reloaded, and new items and sections come, all at once.
    private func batch(
        _ collection: UICollectionView, _ model: CollectionModel, _ selected: inout Int?,
        _ random: inout SeededGenerator
    ) {
        let old = model.sections
        var (deleted, moved, reloaded) = (Set<Int>(), Set<Int>(), Set<Int>())
        let gone = old.count > 1 && random.below(4) == 0 ? random.below(old.count) : nil
        var new: [[Int]] = []
        for (section, items) in old.enumerated() where section != gone {
            var rest: [Int] = []
            for item in items {
                switch random.below(7) {
                case 0: deleted.insert(item)
                case 1: moved.insert(item)
                default:
                    if random.below(9) == 0 { reloaded.insert(item) }
                    rest.append(item)
                }
            }
            new.append(rest)
        }
        var inserted = Set<Int>()
        for item in moved.sorted() {
            let section = random.below(new.count)
            new[section].insert(item, at: random.below(new[section].count + 1))
        }
        for _ in 0..<random.below(5) {
            let (item, section) = (model.makeItem(), random.below(new.count))
            new[section].insert(item, at: random.below(new[section].count + 1))
            inserted.insert(item)
        }
        let place = random.below(4) == 0 ? random.below(new.count + 1) : nil
        if let place { new.insert((0..<random.below(6)).map { _ in model.makeItem() }, at: place) }
        let oldPaths = Dictionary(uniqueKeysWithValues: old.flatMap(\.self).map { ($0, model.path(of: $0)) })
        collection.performBatchUpdates {
            model.sections = new
            if let gone { collection.deleteSections([gone]) }
            if let place { collection.insertSections([place]) }
            collection.deleteItems(at: deleted.compactMap { oldPaths[$0] ?? nil })
            collection.reloadItems(at: reloaded.compactMap { oldPaths[$0] ?? nil })
            collection.insertItems(at: inserted.compactMap { model.path(of: $0) })
            for item in moved {
                guard let from = oldPaths[item] ?? nil, let to = model.path(of: item) else { continue }
                collection.moveItem(at: from, to: to)
            }
        }
        if let item = selected, model.path(of: item) == nil || reloaded.contains(item) { selected = nil }
    }

    private func check(_ collection: UICollectionView, _ model: CollectionModel, _ selected: Int?, _ name: String) {
        let layout = collection.collectionViewLayout
        let wanted = (layout.layoutAttributesForElements(in: collection.bounds) ?? [])
            .filter { !$0.frame.intersection(collection.bounds).isEmpty }
        let shown = collection.indexPathsForVisibleItems
        #expect(shown == wanted.map(\.indexPath).sorted(), "\(name)")
        for attributes in wanted {
            let cell = collection.cellForItem(at: attributes.indexPath)
            #expect(cell?.tag == model.sections[attributes.indexPath.section][attributes.indexPath.item], "\(name)")
            #expect(cell?.frame == attributes.frame, "\(name)")
            #expect(cell?.isHidden == false && cell?.alpha == 1, "\(name)")
        }
        let inSight = collection.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
        #expect(inSight.count == wanted.count, "\(name)")
        #expect(
            collection.indexPathsForSelectedItems == selected.flatMap { model.path(of: $0) }.map { [$0] }, "\(name)")
    }
}
