import Expectations
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

/// The selected item of a collection view, from the calls of its delegate and the calls of the program.
@MainActor
private final class SelectionModel: NSObject, UICollectionViewDelegate {
    let content: CollectionModel
    var selected: Int?
    /// Deselections of items that are not selected.
    private(set) var faults: [String] = []

    nonisolated deinit {}

    init(content: CollectionModel) { self.content = content }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected = content.sections[indexPath.section][indexPath.item]
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        let item = content.sections[indexPath.section][indexPath.item]
        if selected != item { faults.append("\(item) was not selected") }
        selected = nil
    }
}

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
            let selection = SelectionModel(content: model)
            collection.dataSource = model
            collection.delegate = selection
            root.view.addSubview(collection)
            stage.settle()
            for step in 0..<12 {
                act(stage, collection, selection, &random, "seed \(seed), step \(step)")
                stage.advance(by: 0.5)
                check(collection, selection, "seed \(seed), step \(step)")
                expectEmpty(stage.diagnostics, "seed \(seed), step \(step): \(stage.diagnostics)")
                expectNil(collection.violatedInvariant, "seed \(seed), step \(step)")
            }
        }
    }

    private func act(
        _ stage: Stage, _ collection: UICollectionView, _ selection: SelectionModel,
        _ random: inout SeededGenerator, _ name: String
    ) {
        let model = selection.content
        switch random.below(12) {
        case 0: collection.contentOffset.y = CGFloat(random.number(-100, Double(collection.contentSize.height) + 100))
        case 1: collection.frame.size = CGSize(width: random.number(60, 400), height: random.number(10, 500))
        case 2:
            model.sections[random.below(model.sections.count)].append(model.makeItem())
            collection.reloadData()
            selection.selected = nil
        case 3:
            let items = model.sections.flatMap(\.self)
            guard !items.isEmpty else { return }
            let item = random.pick(items)
            collection.selectItem(at: model.path(of: item), animated: false, scrollPosition: [])
            selection.selected = item
        case 4:
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: random.number(20, 60), height: random.number(20, 90))
            collection.setCollectionViewLayout(layout, animated: random.below(2) == 0)
        case 5: stage.advance(by: random.number(0, 0.4))
        case 6, 7: stage.point(in: collection, &random)
        case 8, 9: tap(stage, collection, selection, &random, name)
        default:
            var selected = selection.selected
            model.change(collection, &selected, &random)
            selection.selected = selected
        }
    }

    /// Points at a collection view that does not move. A tap on an item selects it.
    private func tap(
        _ stage: Stage, _ collection: UICollectionView, _ selection: SelectionModel,
        _ random: inout SeededGenerator, _ name: String
    ) {
        stage.advance(by: 4)
        let (offset, before) = (collection.contentOffset, selection.selected)
        guard let taps = stage.point(in: collection, &random) else { return }
        stage.advance(by: 4)
        let place = collection.convert(taps.place, from: nil)
        // A pointer at the edge grabs the scroll indicator.
        guard collection.contentOffset == offset, place.x < collection.bounds.maxX - 16 else { return }
        let path = collection.bounds.contains(place) ? collection.indexPathForItem(at: place) : nil
        expectEqual(
            selection.selected, path.map { selection.content.sections[$0.section][$0.item] } ?? before,
            "\(name): \(taps)")
    }

    private func check(_ collection: UICollectionView, _ selection: SelectionModel, _ name: String) {
        let (model, selected) = (selection.content, selection.selected)
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
        expectEmpty(selection.faults, "\(name): \(selection.faults)")
    }
}
