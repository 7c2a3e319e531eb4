import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

/// A list with an outline in each section, its model, and random operations on both.
@MainActor
private final class OutlineWorld {
    typealias Source = UICollectionViewDiffableDataSource<Int, Int>

    let model = OutlineModel()
    let displayed = DisplayedViews()
    let collection: UICollectionView
    private(set) var source: Source?
    var random: SeededGenerator
    /// Called once in the next request for a cell.
    var inside: (() -> Void)?
    private var selected: Int?

    nonisolated deinit {}

    init(seed: Int) {
        random = SeededGenerator(seed: UInt64(seed))
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        collection.setCollectionViewLayout(makeLayout(), animated: false)
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [unowned self] cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = Self.text(item)
            cell.contentConfiguration = content
            cell.tag = item
            let isParent = model.node(item)?.below.isEmpty == false
            cell.accessories =
                isParent ? [.outlineDisclosure(options: .init(style: .header))] : item % 3 == 0 ? [.checkmark()] : []
            let action = inside
            inside = nil
            action?()
        }
        let headers = ["UICollectionElementKindSectionHeader", "UICollectionElementKindSectionFooter"].map {
            UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: $0) { view, kind, path in
                var content = view.defaultContentConfiguration()
                content.text = "\(kind) \(path.section)"
                view.contentConfiguration = content
            }
        }
        let source = Source(collectionView: collection) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.supplementaryViewProvider = { collection, kind, path in
            collection.dequeueConfiguredReusableSupplementary(
                using: headers[kind == UICollectionView.elementKindSectionHeader ? 0 : 1], for: path)
        }
        source.sectionSnapshotHandlers.willExpandItem = { [unowned self] in model.node($0)?.isExpanded = true }
        source.sectionSnapshotHandlers.willCollapseItem = { [unowned self] in
            model.node($0)?.isExpanded = false
            deselectHidden()
        }
        displayed.selectionChanged = { [unowned self] path, isSelected in
            selected = isSelected ? source.itemIdentifier(for: path) : nil
        }
        self.source = source
        collection.delegate = displayed
    }

    /// Some texts take several lines.
    static func text(_ item: Int) -> String {
        "Item \(item)" + String(repeating: " and more", count: item % 5 == 0 ? item % 23 : 0)
    }

    func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(
            appearance: random.pick([.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain]))
        configuration.headerMode = random.pick([.none, .supplementary, .firstItemInSection])
        configuration.footerMode = random.pick([.none, .none, .supplementary])
        configuration.showsSeparators = random.below(4) > 0
        if random.below(4) == 0 { configuration.headerTopPadding = CGFloat(random.below(30)) }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    // MARK: The program

    /// Changes the data and applies it, from any caller.
    func change() {
        let isAnimated = random.below(3) > 0
        switch random.below(8) {
        case 0: applyAll(isAnimated)
        case 1:
            if model.sections.count < 5 { model.sections.append(model.makeSection(&random)) }
            applyAll(isAnimated)
        case 2:
            guard var snapshot = source?.snapshot(), !snapshot.itemIdentifiers.isEmpty else { return }
            let item = random.pick(snapshot.itemIdentifiers)
            if random.below(2) == 0 {
                snapshot.reloadItems([item])
                if item == selected { selected = nil }
            } else {
                snapshot.reconfigureItems([item])
            }
            source?.apply(snapshot, animatingDifferences: isAnimated)
        default:
            guard !model.sections.isEmpty else { return applyAll(isAnimated) }
            let section = random.pick(model.sections)
            model.change(section, &random)
            deselectHidden()
            apply(section, isAnimated)
        }
    }

    private func apply(_ section: OutlineModel.Section, _ isAnimated: Bool) {
        source?.apply(model.outline(section), to: section.number, animatingDifferences: isAnimated) { [weak self] in
            guard let self, random.below(6) == 0 else { return }
            change()
        }
    }

    /// Deletes and moves sections with their items.
    private func applyAll(_ isAnimated: Bool) {
        guard let source else { return }
        if !model.sections.isEmpty, random.below(2) == 0 {
            model.sections.remove(at: random.below(model.sections.count))
            deselectHidden()
        }
        model.sections.shuffle(using: &random)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in model.sections {
            snapshot.appendSections([section.number])
            snapshot.appendItems(source.snapshot(for: section.number).visibleItems, toSection: section.number)
        }
        source.apply(snapshot, animatingDifferences: isAnimated)
        // Callbacks may delete sections meanwhile.
        for section in model.sections where model.sections.contains(where: { $0 === section }) {
            apply(section, isAnimated)
        }
    }

    /// Ends the selection of an item that is deleted or in a collapsed item.
    private func deselectHidden() {
        guard let item = selected else { return }
        let isVisible = model.sections.contains { model.visible($0).contains { $0.item == item } }
        if !isVisible { selected = nil }
    }

    // MARK: The user and the system

    func act(_ stage: Stage) {
        let point = CGPoint(x: random.number(0, 300), y: random.number(0, 300))
        switch random.below(19) {
        case 0: collection.contentOffset.y = CGFloat(random.number(-60, Double(collection.contentSize.height)))
        case 1: stage.tap(at: point)
        case 2: stage.drag(from: point, to: CGPoint(x: point.x, y: random.number(-300, 500)), duration: 0.1)
        case 3: collection.frame.size = CGSize(width: random.number(150, 400), height: random.number(20, 400))
        case 4: collection.semanticContentAttribute = random.pick([.forceRightToLeft, .forceLeftToRight])
        case 5: stage.window.traitOverrides.horizontalSizeClass = random.pick([.compact, .regular])
        case 6:
            stage.window.traitOverrides.preferredContentSizeCategory = random.pick([
                .small, .large, .accessibilityMedium,
            ])
        case 7: collection.setCollectionViewLayout(makeLayout(), animated: random.below(2) == 0)
        case 8:
            collection.isEditing.toggle()
            if collection.isEditing { selected = nil }
        case 9: inside = { [unowned self] in change() }
        case 10: displayed.inside = { [unowned self] in change() }
        case 11: stage.window.overrideUserInterfaceStyle = random.pick([.dark, .light])
        case 12, 13, 14:
            // Callbacks use the generator meanwhile.
            var pointing = SeededGenerator(seed: random.next())
            stage.point(in: collection, &pointing)
        default: change()
        }
    }

    var isAnimating: Bool { collection.subviews.contains { $0.layer.animationKeys()?.isEmpty == false } }

    // MARK: The simple rule

    func check(_ name: String) {
        guard let source else { return }
        let snapshot = source.snapshot()
        expectEqual(snapshot.sectionIdentifiers, model.sections.map(\.number), "\(name)")
        let shown = Set(collection.indexPathsForVisibleItems)
        for (number, section) in model.sections.enumerated() {
            let visible = model.visible(section)
            guard snapshot.indexOfSection(section.number) != nil else { continue }
            expectEqual(snapshot.itemIdentifiers(inSection: section.number), visible.map(\.item), "\(name): \(number)")
            guard number < collection.numberOfSections else { continue }
            expectEqual(collection.numberOfItems(inSection: number), visible.count, "\(name): \(number)")
            var end: CGFloat?
            for (index, node) in visible.enumerated() {
                let path = IndexPath(item: index, section: number)
                guard let frame = collection.layoutAttributesForItem(at: path)?.frame else {
                    Issue.record("\(name): \(path) has no attributes")
                    continue
                }
                if let end { #expect(abs(frame.minY - end) < 0.51, "\(name): \(path) at \(frame), behind \(end)") }
                end = frame.maxY
                let overlap = frame.intersection(collection.bounds)
                let meets = !overlap.isNull && overlap.width > 0.01 && overlap.height > 0.01
                // A cell that is visible by less than a rounding error may be shown or not.
                if meets || overlap.isNull || overlap.isEmpty {
                    expectEqual(shown.contains(path), meets, "\(name): \(path) at \(frame) in \(collection.bounds)")
                }
                if let cell = collection.cellForItem(at: path) { check(cell, node, frame, "\(name): \(path)") }
            }
        }
        let inSight = collection.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
        let views = ["UICollectionElementKindSectionHeader", "UICollectionElementKindSectionFooter"].flatMap {
            collection.visibleSupplementaryViews(ofKind: $0)
        }
        expectEqual(inSight.count, shown.count + views.count, "\(name)")
        let all = Set((collection.visibleCells as [UICollectionReusableView] + views).map(ObjectIdentifier.init))
        expectEqual(displayed.cells.union(displayed.supplementaries), all, "\(name)")
        expectEmpty(displayed.faults, "\(name): \(displayed.faults)")
        let paths = collection.indexPathsForSelectedItems ?? []
        expectEqual(paths.compactMap(source.itemIdentifier), selected.map { [$0] } ?? [], "\(name)")
    }

    private func check(_ cell: UICollectionViewCell, _ node: (item: Int, level: Int), _ frame: CGRect, _ name: String) {
        expectEqual(cell.tag, node.item, "\(name)")
        expectEqual(cell.frame, frame, "\(name)")
        expectEqual(cell.isSelected, node.item == selected, "\(name)")
        expectTrue(!cell.isHidden && cell.alpha == 1 && cell.superview === collection, "\(name)")
        expectEqual((cell as? UICollectionViewListCell)?.indentationLevel, node.level, "\(name)")
        let content = cell.contentConfiguration as? UIListContentConfiguration
        expectEqual(content?.text, Self.text(node.item), "\(name)")
    }
}

/// Outlines in lists of every appearance, compared with a tree.
@MainActor @Suite("Random outlines")
struct RandomOutlineTests {
    @Test(
        "After any snapshots, taps, scrolls, sizes and traits a list shows the expanded items, each once",
        arguments: RandomSeeds.batches(100))
    func random(_ seeds: RandomSeeds) throws {
        for seed in seeds { try run(seed) }
    }

    private func run(_ seed: Int) throws {
        weak var last: UICollectionView?
        try Stage.run(root: UIViewController(), size: CGSize(width: 400, height: 400)) { stage, root in
            let world = OutlineWorld(seed: seed)
            root.view.addSubview(world.collection)
            for _ in 0..<3 { world.change() }
            for step in 0..<12 {
                let name = "seed \(seed), step \(step)"
                world.act(stage)
                // The next changes are made while the list still scrolls and moves.
                if world.random.below(2) == 0 {
                    stage.advance(by: world.random.number(0, 0.3))
                    world.act(stage)
                }
                stage.advance(by: 0.5)
                while world.collection.isDecelerating { stage.advance(by: 0.2) }
                stage.advance(by: 0.5)
                // Completions of changes begin new changes.
                for _ in 0..<20 where world.isAnimating { stage.advance(by: 0.2) }
                stage.settle()
                world.check(name)
                expectEmpty(stage.diagnostics, "\(name): \(stage.diagnostics)")
            }
            last = world.collection
            world.collection.removeFromSuperview()
        }
        expectNil(last, "seed \(seed): the collection view is not freed")
    }
}
