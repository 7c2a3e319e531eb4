import Foundation
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

/// A data source and delegate that answers with nonsense, and changes the collection view and the data inside of every method.
@MainActor
private final class HostileCollectionSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    weak var collection: UICollectionView?
    weak var home: UIView?
    var counts = [3, 0, 40]
    var isHostile = true
    private var random: SeededGenerator
    private var depth = 0
    private var actions = 0
    private var lastCell: UICollectionViewCell?

    init(seed: Int) { random = SeededGenerator(seed: UInt64(seed)) }

    nonisolated deinit {}

    private func interfere() {
        guard isHostile, depth < 2, actions < 300, random.below(12) == 0 else { return }
        depth += 1
        actions += 1
        act()
        depth -= 1
    }

    private func happens(oneIn count: Int) -> Bool { isHostile && random.below(count) == 0 }

    private func path() -> IndexPath {
        switch random.below(12) {
        case 0: IndexPath()
        case 1: IndexPath(index: 2)
        case 2: IndexPath(item: -1, section: 0)
        case 3: IndexPath(item: 0, section: .max)
        case 4: IndexPath(item: .max, section: -5)
        default: IndexPath(item: random.below(45), section: random.below(4))
        }
    }

    private func paths() -> [IndexPath] { (0..<random.below(3)).map { _ in path() } }

    private func changeCounts() {
        switch random.below(4) {
        case 0: counts = []
        case 1: counts = (0..<random.below(5)).map { _ in random.below(60) }
        case 2: counts.append(random.below(10))
        default: if !counts.isEmpty { counts[random.below(counts.count)] = random.below(50) }
        }
    }

    /// Does anything that a program can do with a collection view.
    func act() {
        guard let collection else { return }
        let isAnimated = random.below(2) == 0
        switch random.below(20) {
        case 0: changeCounts()
        case 1, 2:
            changeCounts()
            collection.reloadData()
        case 3: collection.performBatchUpdates { collection.deleteItems(at: self.paths()) }
        case 4: collection.insertItems(at: paths())
        case 5:
            if !counts.isEmpty {
                counts[0] += 1
                collection.insertItems(at: [IndexPath(item: 0, section: 0)])
            }
        case 6: collection.reloadItems(at: paths())
        case 7: collection.reloadSections(IndexSet(integer: random.below(4)))
        case 8: collection.moveItem(at: path(), to: path())
        case 9: collection.scrollToItem(at: path(), at: .centeredVertically, animated: isAnimated)
        case 10: collection.selectItem(at: path(), animated: isAnimated, scrollPosition: .top)
        case 11: collection.contentOffset.y = random.number(-100, 3000)
        case 12: collection.layoutIfNeeded()
        case 13: collection.frame.size = CGSize(width: random.number(0, 400), height: random.number(0, 500))
        case 14: collection.removeFromSuperview()
        case 15: home?.addSubview(collection)
        case 16: collection.delegate = collection.delegate == nil ? self : nil
        case 17: collection.dataSource = collection.dataSource == nil ? self : nil
        case 18: collection.reconfigureItems(at: paths())
        default:
            let layout = UICollectionViewFlowLayout()
            if isAnimated { layout.estimatedItemSize = CGSize(width: 60, height: 40) }
            layout.headerReferenceSize = CGSize(width: 0, height: random.number(0, 40))
            collection.setCollectionViewLayout(layout, animated: isAnimated)
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        interfere()
        return happens(oneIn: 200) ? -3 : counts.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        interfere()
        if happens(oneIn: 200) { return random.pick([-1, .max, .min]) }
        return counts.indices.contains(section) ? counts[section] : 0
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        interfere()
        if happens(oneIn: 30) { return lastCell ?? UICollectionViewCell() }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.tag = indexPath.item
        lastCell = cell
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        interfere()
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { interfere() }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { interfere() }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        interfere()
        return true
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        interfere()
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { interfere() }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { interfere() }
}

@MainActor @Suite("Hostile data sources of collection views")
struct HostileCollectionTests {
    @Test(
        "Whatever is answered and changed inside of callbacks, the collection view is right afterwards",
        arguments: RandomSeeds.batches(20))
    func hostile(_ seeds: Range<Int>) throws {
        for seed in seeds { try run(seed) }
    }

    private func run(_ seed: Int) throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 300, height: 300)) { stage, root in
            stage.allowsDiagnostics = true
            let source = HostileCollectionSource(seed: seed)
            let collection = UICollectionView(
                frame: root.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            (source.collection, source.home) = (collection, root.view)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "view")
            collection.dataSource = source
            collection.delegate = source
            root.view.addSubview(collection)
            for step in 0..<15 {
                source.act()
                stage.advance(by: step.isMultiple(of: 3) ? 0.05 : 0.4)
                if step.isMultiple(of: 4) { stage.tap(at: CGPoint(x: 40, y: 40)) }
            }

            source.isHostile = false
            source.counts = [7]
            root.view.addSubview(collection)
            collection.frame = root.view.bounds
            collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
            (collection.dataSource, collection.delegate) = (source, source)
            collection.reloadData()
            collection.contentOffset = .zero
            stage.advance(by: 1)

            #expect(collection.visibleCells.map(\.tag) == Array(0..<7), "seed \(seed)")
            let inSight = collection.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
            #expect(inSight.count == 7, "seed \(seed)")
        }
    }
}
