import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

/// A cell whose preferred size depends on its item's number, along estimated axes.
private final class NumberedCell: UICollectionViewCell {
    static func size(_ tag: Int) -> CGSize { CGSize(width: 30 + tag * 13 % 50, height: 20 + tag * 7 % 60) }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let wanted = super.preferredLayoutAttributesFitting(layoutAttributes)
        wanted.size = Self.size(tag)
        return wanted
    }
}

/// Compositional and list layouts compared with a simple rule: exactly the elements in the view's bounds are shown,
/// each item by a separate cell at its attributes' place, or at its place in a scrolled row.
@MainActor @Suite("Random compositional layouts")
struct RandomCompositionalTests {
    @Test(
        "After any edits, scrolls, sizes, traits and changes in callbacks the visible elements are shown in place",
        arguments: RandomSeeds.batches(100))
    func random(_ seeds: RandomSeeds) throws {
        for seed in seeds { try run(seed) }
    }

    private func run(_ seed: Int) throws {
        weak var last: UICollectionView?
        try Stage.run(root: UIViewController(), size: CGSize(width: 400, height: 400)) { stage, root in
            var random = SeededGenerator(seed: UInt64(seed))
            let model = CollectionModel()
            model.sections = (0..<4).map { _ in (0..<random.below(25)).map { _ in model.makeItem() } }
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: Self.layout(&random))
            collection.register(NumberedCell.self, forCellWithReuseIdentifier: "cell")
            for kind in ["header", "footer", "badge"] {
                collection.register(
                    UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
            }
            if random.below(3) == 0 { collection.semanticContentAttribute = .forceRightToLeft }
            collection.dataSource = model
            root.view.addSubview(collection)
            stage.settle()
            var selected: Int?
            for step in 0..<10 {
                let name = "seed \(seed), step \(step)"
                let isReloadPending = model.inside != nil
                act(stage, collection, model, &selected, &random, name)
                stage.advance(by: 0.5)
                stage.settle()
                // A reload that waited for the next requested cell has cleared the selection.
                if isReloadPending, model.inside == nil { selected = nil }
                check(collection, model, selected, name)
                expectEmpty(stage.diagnostics, "\(name): \(stage.diagnostics)")
                expectNil(collection.violatedInvariant, "\(name)")
            }
            last = collection
            collection.removeFromSuperview()
        }
        expectNil(last, "seed \(seed): the collection view is not freed")
    }

    // MARK: Layouts

    private static func layout(_ random: inout SeededGenerator) -> UICollectionViewLayout {
        if random.below(5) == 0 {
            return UICollectionViewCompositionalLayout.list(using: .init(appearance: random.pick([.plain, .grouped])))
        }
        let kinds = (0..<3).map { _ in random.below(6) }
        let spacing = CGFloat(random.below(9))
        return UICollectionViewCompositionalLayout { index, environment in
            section(
                kinds[index % 3], spacing, isWide: environment.traitCollection.horizontalSizeClass == .regular)
        }
    }

    private static func section(_ kind: Int, _ spacing: CGFloat, isWide: Bool) -> NSCollectionLayoutSection {
        typealias Size = NSCollectionLayoutSize
        typealias Group = NSCollectionLayoutGroup
        let section: NSCollectionLayoutSection
        switch kind {
        case 0:
            // A tall item beside two low items, as nested groups.
            let tall = NSCollectionLayoutItem(
                layoutSize: Size(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
            let low = NSCollectionLayoutItem(
                layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
            let pair = Group.vertical(
                layoutSize: Size(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
                subitems: [low])
            section = NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
                    subitems: [tall, pair]))
        case 1:
            // Lines of estimated height.
            let size = Size(
                widthDimension: .fractionalWidth(isWide ? 0.25 : 0.5), heightDimension: .estimated(40))
            section = NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
                    subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        default:
            let width: NSCollectionLayoutDimension = kind == 2 ? .estimated(40) : .absolute(isWide ? 90 : 70)
            let size = Size(widthDimension: width, heightDimension: .absolute(60))
            section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            section.orthogonalScrollingBehavior =
                kind == 2
                ? .continuous : kind == 3 ? .groupPagingCentered : kind == 4 ? .paging : .continuousGroupLeadingBoundary
            section.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 12, bottom: 3, trailing: 7)
        }
        section.interGroupSpacing = spacing
        if kind % 2 == 1 {
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(25)),
                    elementKind: "header", alignment: .top)
            ]
        }
        return section
    }

    // MARK: Changes

    private func act(
        _ stage: Stage, _ collection: UICollectionView, _ model: CollectionModel, _ selected: inout Int?,
        _ random: inout SeededGenerator, _ name: String
    ) {
        let all = model.sections.flatMap(\.self)
        switch random.below(12) {
        case 0:
            let end = max(0, Double(collection.contentSize.height - collection.bounds.height))
            collection.contentOffset.y = CGFloat(random.number(-60, end + 60))
        case 1: collection.frame.size = CGSize(width: random.number(120, 400), height: random.number(20, 400))
        case 2:
            model.sections[random.below(model.sections.count)].append(model.makeItem())
            collection.reloadData()
            selected = nil
        case 3:
            guard !all.isEmpty else { return }
            let item = random.pick(all)
            collection.selectItem(at: model.path(of: item), animated: false, scrollPosition: [])
            selected = item
        case 4: collection.setCollectionViewLayout(Self.layout(&random), animated: random.below(2) == 0)
        case 5:
            guard let row = rows(collection).values.sorted(by: { $0.frame.minY < $1.frame.minY }).first else { return }
            row.contentOffset.x = CGFloat(random.number(-20, Double(row.contentSize.width)))
        case 6, 7:
            guard !all.isEmpty, let path = model.path(of: random.pick(all)) else { return }
            let position = random.pick([
                UICollectionView.ScrollPosition([.top, .left]), [.centeredVertically, .centeredHorizontally],
                [.bottom, .right], [],
            ])
            let isAnimated = random.below(3) == 0
            collection.scrollToItem(at: path, at: position, animated: isAnimated)
            stage.advance(by: 1)
            let place = collection.cellForItem(at: path).map { $0.convert($0.bounds, to: collection) }
            let meets = place.map { $0.intersects(collection.bounds) } ?? false
            let frame = collection.layoutAttributesForItem(at: path)?.frame ?? .null
            // An animated scroll targets the item's place when it began; cells that are measured meanwhile can move it
            // (recorded).
            expectTrue(
                meets || isAnimated,
                "\(name): \(path) at \(frame), animated: \(isAnimated), to \(position), in \(collection.bounds)")
        case 8:
            stage.window.traitOverrides.horizontalSizeClass = random.pick([.compact, .regular])
        case 9:
            model.inside = { [unowned model, unowned collection] in
                model.sections[0].append(model.makeItem())
                collection.reloadData()
            }
            collection.reloadData()
            selected = nil
        default: model.change(collection, &selected, &random)
        }
    }

    // MARK: The simple rule

    /// The scroll views of sections, by section.
    private func rows(_ collection: UICollectionView) -> [Int: UIScrollView] {
        var rows: [Int: UIScrollView] = [:]
        for path in collection.indexPathsForVisibleItems {
            if let row = collection.cellForItem(at: path)?.superview as? UIScrollView, row !== collection {
                rows[path.section] = row
            }
        }
        return rows
    }

    private func check(_ collection: UICollectionView, _ model: CollectionModel, _ selected: Int?, _ name: String) {
        let rows = rows(collection)
        let isMirrored = collection.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let shown = Set(collection.indexPathsForVisibleItems)
        var lowest: CGFloat = 0
        for (section, items) in model.sections.enumerated() {
            for (index, item) in items.enumerated() {
                let path = IndexPath(item: index, section: section)
                guard let attributes = collection.layoutAttributesForItem(at: path) else {
                    Issue.record("\(name): \(path) has no attributes")
                    continue
                }
                lowest = max(lowest, attributes.frame.maxY)
                var place = attributes.frame
                if let row = rows[section] {
                    let start = isMirrored ? max(0, row.contentSize.width - row.bounds.width) : 0
                    place.origin.x += start - row.contentOffset.x
                } else {
                    let overlap = place.intersection(collection.bounds)
                    let isSliver = !overlap.isEmpty && min(overlap.width, overlap.height) <= 0.01
                    let meets = !overlap.isEmpty && !isSliver
                    // Invisible rows cannot be distinguished here. A cell that is visible by less than a rounding
                    // error may be shown or not.
                    if !isSliver, !meets || !isRow(collection, section) {
                        expectEqual(shown.contains(path), meets, "\(name): \(path) at \(place)")
                    }
                }
                if rows[section] != nil, !place.intersection(collection.bounds).isEmpty {
                    #expect(shown.contains(path), "\(name): \(path) of a row at \(place)")
                }
                guard let cell = collection.cellForItem(at: path) else { continue }
                expectEqual(cell.tag, item, "\(name): \(path)")
                expectTrue(!cell.isHidden && cell.alpha == 1, "\(name): \(path)")
                let seen = cell.convert(cell.bounds, to: collection)
                expectTrue(isNear(seen, place), "\(name): \(path) is at \(seen), not \(place)")
                let middle = seen.intersection(collection.bounds)
                if middle.width > 1, middle.height > 1 {
                    expectEqual(
                        collection.indexPathForItem(at: CGPoint(x: middle.midX, y: middle.midY)), path,
                        "\(name): \(path)")
                }
            }
        }
        #expect(collection.contentSize.height >= lowest - 0.5, "\(name)")
        expectEqual(
            collection.indexPathsForSelectedItems, selected.flatMap { model.path(of: $0) }.map { [$0] }, "\(name)")
    }

    /// Whether all items of a section are side by side.
    private func isRow(_ collection: UICollectionView, _ section: Int) -> Bool {
        let frames = (0..<collection.numberOfItems(inSection: section)).compactMap {
            collection.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
        return Set(frames.map(\.minY)).count < 2
    }

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
            && abs(a.height - b.height) < 0.01
    }
}
