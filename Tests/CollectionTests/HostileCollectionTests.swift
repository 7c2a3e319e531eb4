import Expectations
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Hostile data sources of collection views")
struct HostileCollectionTests {
    @Test(
        "With any values and changes in callbacks, the collection view is correct afterwards",
        arguments: RandomSeeds.batches(100))
    func hostile(_ seeds: RandomSeeds) throws {
        for seed in seeds { try run(seed) }
    }

    @Test("A handler of visible items may remove sections and change the layout", arguments: [false, true])
    func removingHandler(resizes: Bool) throws {
        let source = RecordedCollection([3, 3, 3])
        let size = NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(50))
        weak var list: UICollectionView?
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let item = NSCollectionLayoutItem(layoutSize: size)
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            section.visibleItemsInvalidationHandler = { _, _, _ in
                guard index == 2, let list else { return }
                if resizes {
                    list.dataSource = nil
                    list.frame.size.width -= 30
                } else {
                    source.counts = [2]
                    list.reloadData()
                    _ = list.collectionViewLayout.collectionViewContentSize
                }
            }
            return section
        }
        try Stage.runCollection(layout, source: source) { stage, collection in
            list = collection
            collection.reloadData()
            stage.settle()

            expectEqual(collection.visibleCells.count, resizes ? 0 : 2)
            expectEmpty(stage.diagnostics)
        }
    }

    private func run(_ seed: Int) throws {
        weak var gone: UICollectionView?
        try Stage.run(root: UIViewController(), size: CGSize(width: 300, height: 300)) { stage, root in
            stage.allowsDiagnostics = true
            let source = HostileCollectionSource(seed: seed)
            var random = SeededGenerator(seed: UInt64(seed) &+ 1 << 32)
            let collection = UICollectionView(
                frame: root.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            gone = collection
            (source.collection, source.home) = (collection, root.view)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "other")
            for kind in ["UICollectionElementKindSectionHeader", "UICollectionElementKindSectionFooter", "another"] {
                collection.register(
                    UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
            }
            collection.dataSource = source
            collection.delegate = source
            root.view.addSubview(collection)
            for _ in 0..<20 {
                step(stage, source, &random)
                // Outside the window it waits for layout.
                guard collection.window != nil else { continue }
                expectNil(collection.violatedInvariant, "seed \(seed)")
            }

            source.isHostile = false
            source.counts = [7]
            stage.touchCancel(at: .zero)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            root.view.addSubview(collection)
            collection.frame = root.view.bounds
            collection.contentInset = .zero
            collection.semanticContentAttribute = .forceLeftToRight
            collection.cancelInteractiveMovement()
            if collection.collectionViewLayout is UICollectionViewTransitionLayout {
                collection.finishInteractiveTransition()
                stage.advance(by: 1)
            }
            collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
            (collection.dataSource, collection.delegate) = (source, source)
            collection.reloadData()
            stage.advance(by: 1)
            collection.contentOffset = .zero
            stage.advance(by: 1)
            check(collection, source, "seed \(seed)")
            collection.removeFromSuperview()
        }
        expectNil(gone, "seed \(seed): the collection view is not freed")
    }

    private func step(_ stage: Stage, _ source: HostileCollectionSource, _ random: inout SeededGenerator) {
        let point = CGPoint(x: random.number(0, 300), y: random.number(0, 300))
        switch random.below(11) {
        case 0: stage.tap(at: point)
        case 1: stage.drag(from: point, to: CGPoint(x: point.x, y: random.number(-200, 500)), duration: 0.1)
        case 2: stage.drag(from: point, to: CGPoint(x: random.number(-200, 500), y: point.y), duration: 0.1)
        case 3: stage.press(random.pick([.keyboardTab, .keyboardDownArrow, .keyboardUpArrow, .keyboardReturnOrEnter]))
        case 4: stage.advance(by: random.number(0, 0.5))
        case 5: stage.sendMemoryWarning()
        case 6, 7: if let home = source.home { stage.point(in: home, &random) }
        default: source.act()
        }
        stage.settle()
    }

    private func check(_ collection: UICollectionView, _ source: HostileCollectionSource, _ name: String) {
        expectEqual(collection.visibleCells.map(\.tag), Array(0..<7), "\(name)")
        for path in collection.indexPathsForVisibleItems {
            let (cell, frame) = (
                collection.cellForItem(at: path), collection.layoutAttributesForItem(at: path)?.frame
            )
            expectTrue(cell != nil && cell?.frame == frame && cell?.superview === collection, "\(name): \(path)")
            expectTrue(cell?.isHidden == false && cell?.alpha == 1, "\(name): \(path)")
        }
        let inSight = collection.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }
        expectEqual(inSight.count, 7, "\(name): \(inSight)")
        guard source.staysDelegate else { return }
        expectEmpty(source.faults, "\(name): \(source.faults)")
        expectEqual(Set(source.displayed.keys), Set(collection.visibleCells.map(ObjectIdentifier.init)), "\(name)")
    }
}
