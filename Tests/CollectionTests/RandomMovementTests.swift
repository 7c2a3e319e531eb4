import Expectations
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Random movement of items")
struct RandomMovementTests {
    @Test(
        "During any movement the data is shown with the moved item at its place, and at the end the data",
        arguments: RandomSeeds.batches(100))
    func random(_ seeds: RandomSeeds) throws {
        for seed in seeds { try MovementWorld.run(seed) }
    }
}

/// A collection view of numbered items, and random operations on it.
@MainActor
private final class MovementWorld: NSObject, UICollectionViewDelegateFlowLayout {
    private let stage: Stage
    private let model: CollectionModel
    private let source: MovingSource
    private let collection: UICollectionView
    private var random: SeededGenerator
    /// The moved item, according to the test.
    private var moving: Int?
    private var finger = CGPoint.zero

    static func run(_ seed: Int) throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 300, height: 300)) { stage, root in
            let world = MovementWorld(stage, root.view, seed)
            for step in 0..<16 {
                world.act()
                stage.advance(by: [0, 0.05, 0.5][world.random.below(3)])
                world.check("seed \(seed), step \(step)")
                expectEmpty(stage.diagnostics, "seed \(seed), step \(step): \(stage.diagnostics)")
            }
            world.collection.endInteractiveMovement()
            world.moving = nil
            stage.advance(by: 1)
            world.check("seed \(seed), end", isAtRest: true)
        }
    }

    private init(_ stage: Stage, _ view: UIView, _ seed: Int) {
        self.stage = stage
        var random = SeededGenerator(seed: UInt64(seed))
        collection = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout(&random))
        let model = CollectionModel()
        model.sections = (0..<3).map { _ in (0..<random.below(15)).map { _ in model.makeItem() } }
        (self.model, source) = (model, MovingSource(model))
        self.random = random
        super.init()
        if self.random.below(3) == 0 { collection.semanticContentAttribute = .forceRightToLeft }
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        collection.delegate = self
        view.addSubview(collection)
        stage.settle()
    }

    nonisolated deinit {}

    private static func layout(_ random: inout SeededGenerator) -> UICollectionViewLayout {
        switch random.below(4) {
        case 0:
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = random.below(2) == 0 ? .vertical : .horizontal
            layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            return layout
        case 1: return UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        default:
            let size = NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(70))
            let item = NSCollectionLayoutItem(layoutSize: size)
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
            if random.below(3) > 0 { section.orthogonalScrollingBehavior = .continuous }
            return UICollectionViewCompositionalLayout(section: section)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let item = model.sections[indexPath.section][indexPath.item]
        return CGSize(width: 30 + item % 3 * 20, height: 30 + item % 4 * 15)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        switch random.below(12) {
        case 0: return originalIndexPath
        case 1: return IndexPath(item: random.below(9), section: random.below(4))
        case 2:
            collection.endInteractiveMovement()
            moving = nil
            return proposedIndexPath
        default: return proposedIndexPath
        }
    }

    // MARK: Operations

    private func point() -> CGPoint {
        let bounds = collection.bounds
        return CGPoint(
            x: random.number(Double(bounds.minX) - 20, Double(bounds.maxX) + 20),
            y: random.number(Double(bounds.minY) - 20, Double(bounds.maxY) + 20))
    }

    private func act() {
        switch random.below(15) {
        case 0...3: begin()
        case 4...7:
            finger = point()
            collection.updateInteractiveMovementTargetPosition(finger)
        case 8:
            collection.endInteractiveMovement()
            moving = nil
        case 9:
            collection.cancelInteractiveMovement()
            moving = nil
        case 10:
            moving = nil
            var selected: Int?
            model.change(collection, &selected, &random)
        case 11:
            moving = nil
            model.sections[random.below(model.sections.count)].append(model.makeItem())
            collection.reloadData()
        case 12: collection.frame.size = CGSize(width: random.number(100, 400), height: random.number(100, 400))
        case 13:
            let offset = random.number(-50, Double(max(collection.contentSize.width, collection.contentSize.height)))
            collection.contentOffset = CGPoint(x: 0, y: offset)
        default: stage.advance(by: random.number(0, 1))
        }
    }

    private func begin() {
        let items = model.sections.flatMap(\.self)
        guard !items.isEmpty, moving == nil else { return }
        let item = random.pick(items)
        guard let path = model.path(of: item) else { return }
        if collection.beginInteractiveMovementForItem(at: path) { moving = item }
    }

    // MARK: Checks

    /// The shown items: the data with the moved item at its current place.
    private var expected: [[Int]]? {
        guard let moving else { return model.sections }
        guard let cell = collection.visibleCells.first(where: { $0.tag == moving }),
            let path = collection.indexPath(for: cell)
        else { return nil }
        var sections = model.sections.map { $0.filter { $0 != moving } }
        guard path.section < sections.count, path.item <= sections[path.section].count else { return nil }
        sections[path.section].insert(moving, at: path.item)
        return sections
    }

    private func check(_ name: String, isAtRest: Bool = false) {
        let total = (0..<collection.numberOfSections).reduce(0) { $0 + collection.numberOfItems(inSection: $1) }
        expectEqual(total, model.sections.reduce(0) { $0 + $1.count }, "\(name)")
        // An item without a position is visible only if its place is.
        guard let expected else { return }
        expectEqual(
            expected.map(\.count), (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) },
            "\(name)")
        var seen = Set<Int>()
        for path in collection.indexPathsForVisibleItems {
            guard let cell = collection.cellForItem(at: path), path.section < expected.count,
                path.item < expected[path.section].count
            else {
                Issue.record("\(name): no cell at \(path)")
                continue
            }
            expectEqual(cell.tag, expected[path.section][path.item], "\(name), \(path)")
            expectTrue(seen.insert(cell.tag).inserted, "\(name), \(path)")
            if isAtRest {
                expectTrue(cell.alpha == 1 && cell.layer.shadowOpacity == 0 && !cell.isHidden, "\(name), \(path)")
                #expect(cell.layer.zPosition < 100, "\(name), \(path)")
                let frame = collection.layoutAttributesForItem(at: path)?.frame
                if cell.superview === collection { expectEqual(cell.frame, frame, "\(name), \(path)") }
            }
        }
    }
}

/// A data source with movable items.
@MainActor
private final class MovingSource: NSObject, UICollectionViewDataSource {
    private let model: CollectionModel

    init(_ model: CollectionModel) { self.model = model }

    nonisolated deinit {}

    func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        model.sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { model.collectionView(collectionView, cellForItemAt: indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let item = model.sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        model.sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }
}
