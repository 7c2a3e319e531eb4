import Foundation
import RandomSupport
import UIKit

/// A data source and delegate that returns invalid values, and changes the collection view and the data in every
/// method.
@MainActor
final class HostileCollectionSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    weak var collection: UICollectionView?
    weak var home: UIView?
    var counts = [3, 0, 40]
    var isHostile = true
    /// Whether the collection view always has this delegate, so that its calls are in pairs.
    let staysDelegate: Bool
    private(set) var faults: [String] = []
    private(set) var displayed: [ObjectIdentifier: UICollectionReusableView] = [:]
    private var random: SeededGenerator
    private var depth = 0
    private var actions = 0
    private var lastCell: UICollectionViewCell?
    private var lastView: UICollectionReusableView?

    init(seed: Int) {
        random = SeededGenerator(seed: UInt64(seed))
        staysDelegate = seed.isMultiple(of: 2)
    }

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

    private func number() -> CGFloat {
        random.below(9) == 0
            ? random.pick([.nan, .infinity, -.infinity, -40, 0, 1e300, 0.001, 5000])
            : CGFloat(random.number(-20, 300))
    }

    private func changeCounts() {
        switch random.below(4) {
        case 0: counts = []
        case 1: counts = (0..<random.below(5)).map { _ in random.below(60) }
        case 2: counts.append(random.below(10))
        default: if !counts.isEmpty { counts[random.below(counts.count)] = random.below(50) }
        }
    }

    // MARK: Layouts

    func makeLayout() -> UICollectionViewLayout {
        switch random.below(4) {
        case 0:
            var configuration = UICollectionLayoutListConfiguration(
                appearance: random.pick([.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain]))
            configuration.headerMode = random.pick([.none, .supplementary, .firstItemInSection])
            configuration.footerMode = random.pick([.none, .supplementary])
            configuration.itemSeparatorHandler = { [weak self] _, separators in
                self?.interfere()
                return separators
            }
            return UICollectionViewCompositionalLayout.list(using: configuration)
        case 1:
            return UICollectionViewCompositionalLayout { [weak self] index, _ in
                self?.interfere()
                return self?.makeSection(index)
            }
        default:
            let layout = UICollectionViewFlowLayout()
            if random.below(2) == 0 { layout.estimatedItemSize = CGSize(width: 60, height: 40) }
            layout.headerReferenceSize = CGSize(width: 0, height: random.number(0, 40))
            layout.sectionHeadersPinToVisibleBounds = random.below(2) == 0
            return layout
        }
    }

    private func makeSection(_ index: Int) -> NSCollectionLayoutSection? {
        guard !happens(oneIn: 40) else { return nil }
        let size = NSCollectionLayoutSize(
            widthDimension: random.pick([.fractionalWidth(0.5), .absolute(70), .estimated(50)]),
            heightDimension: random.pick([.absolute(40), .estimated(30), .fractionalHeight(0.2)]))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        if index == 1 { section.orthogonalScrollingBehavior = random.pick([.continuous, .groupPagingCentered]) }
        section.visibleItemsInvalidationHandler = { [weak self] _, _, _ in self?.interfere() }
        return section
    }

    // MARK: Operations of a program

    func act() {
        guard let collection else { return }
        let isAnimated = random.below(2) == 0
        let done = { [weak self] (_: Bool) in self?.interfere() ?? () }
        switch random.below(40) {
        case 0, 1: changeCounts()
        case 2, 3:
            changeCounts()
            collection.reloadData()
        case 4: collection.performBatchUpdates({ collection.deleteItems(at: self.paths()) }, completion: done)
        case 5: collection.insertItems(at: paths())
        case 6, 7: insertRightly(collection, done)
        case 8: deleteRightly(collection, done)
        case 9: collection.reloadItems(at: paths())
        case 10: collection.reloadSections(IndexSet(integer: random.below(4)))
        case 11: collection.moveItem(at: path(), to: path())
        case 12: collection.scrollToItem(at: path(), at: .centeredVertically, animated: isAnimated)
        case 13: collection.selectItem(at: path(), animated: isAnimated, scrollPosition: .top)
        case 14: collection.contentOffset = CGPoint(x: 0, y: number() * 5)
        case 15: collection.layoutIfNeeded()
        case 16: collection.frame.size = CGSize(width: random.number(0, 400), height: random.number(0, 500))
        case 17: collection.removeFromSuperview()
        case 18: home?.addSubview(collection)
        case 19: if !staysDelegate { collection.delegate = collection.delegate == nil ? self : nil }
        case 20: collection.dataSource = collection.dataSource == nil ? self : nil
        case 21: collection.reconfigureItems(at: paths())
        case 22, 23: collection.setCollectionViewLayout(makeLayout(), animated: isAnimated, completion: done)
        case 24: collection.collectionViewLayout.invalidateLayout()
        case 25: collection.isEditing.toggle()
        case 26: collection.semanticContentAttribute = isAnimated ? .forceRightToLeft : .forceLeftToRight
        case 27: collection.window?.traitOverrides.horizontalSizeClass = isAnimated ? .compact : .regular
        case 28: collection.contentInset = UIEdgeInsets(top: number(), left: 0, bottom: 20, right: 0)
        case 29: _ = collection.dequeueReusableCell(withReuseIdentifier: isAnimated ? "cell" : "no", for: path())
        case 30: for cell in collection.visibleCells where random.below(3) == 0 { cell.removeFromSuperview() }
        case 31: for cell in collection.visibleCells { cell.invalidateIntrinsicContentSize() }
        case 32: _ = collection.beginInteractiveMovementForItem(at: path())
        case 33: collection.updateInteractiveMovementTargetPosition(CGPoint(x: number(), y: number()))
        case 34: if isAnimated { collection.endInteractiveMovement() } else { collection.cancelInteractiveMovement() }
        case 35: transition(collection)
        case 36: for path in paths() { collection.deselectItem(at: path, animated: isAnimated) }
        case 37: collection.allowsMultipleSelection = isAnimated
        case 38:
            collection.register(isAnimated ? UICollectionViewListCell.self : nil, forCellWithReuseIdentifier: "cell")
        default: ask(collection)
        }
    }

    /// An update that matches the counts.
    private func insertRightly(_ collection: UICollectionView, _ done: @escaping (Bool) -> Void) {
        guard !counts.isEmpty else { return }
        let (section, count) = (random.below(counts.count), 1 + random.below(2))
        collection.performBatchUpdates(
            {
                // Postponed changes are made first, and can change the counts.
                guard self.counts.indices.contains(section) else { return }
                self.counts[section] += count
                collection.insertItems(at: (0..<count).map { IndexPath(item: $0, section: section) })
            }, completion: done)
    }

    private func deleteRightly(_ collection: UICollectionView, _ done: @escaping (Bool) -> Void) {
        guard let section = counts.firstIndex(where: { $0 > 0 }) else { return }
        collection.performBatchUpdates(
            {
                guard self.counts.indices.contains(section) else { return }
                self.counts[section] -= 1
                collection.deleteItems(at: [IndexPath(item: 0, section: section)])
            }, completion: done)
    }

    private func transition(_ collection: UICollectionView) {
        if let layout = collection.collectionViewLayout as? UICollectionViewTransitionLayout {
            layout.transitionProgress = number()
            layout.invalidateLayout()
            if random.below(2) == 0 {
                collection.finishInteractiveTransition()
            } else {
                collection.cancelInteractiveTransition()
            }
        } else {
            _ = collection.startInteractiveTransition(to: makeLayout()) { [weak self] _, _ in self?.interfere() }
        }
    }

    /// Calls every method of the collection view, also with out-of-range paths.
    private func ask(_ collection: UICollectionView) {
        let path = path()
        _ = collection.layoutAttributesForItem(at: path)
        _ = collection.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: path)
        _ = collection.cellForItem(at: path)
        _ = collection.indexPathForItem(at: CGPoint(x: number(), y: number()))
        _ = collection.numberOfSections
        _ = collection.indexPathsForVisibleItems
        _ = collection.collectionViewLayout.layoutAttributesForElements(
            in: CGRect(x: number(), y: number(), width: number(), height: number()))
    }

    // MARK: The data source

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
        switch isHostile ? random.below(100) : 99 {
        case 0: return lastCell ?? UICollectionViewCell()
        case 1: return UICollectionViewListCell(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
        case 2: return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path())
        case 3: _ = collectionView.dequeueReusableCell(withReuseIdentifier: "other", for: indexPath)
        case 4: return collectionView.dequeueReusableCell(withReuseIdentifier: "unknown", for: indexPath)
        default: break
        }
        let name = indexPath.item.isMultiple(of: 3) ? "other" : "cell"
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
        cell.tag = indexPath.item
        lastCell = cell
        interfere()
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        interfere()
        switch isHostile ? random.below(60) : 59 {
        case 0: return lastView ?? UICollectionReusableView()
        case 1: return lastCell ?? UICollectionViewCell()
        case 2:
            return collectionView.dequeueReusableSupplementaryView(
                ofKind: "another", withReuseIdentifier: "view", for: indexPath)
        default: break
        }
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        lastView = view
        return view
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        interfere()
        return true
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { interfere() }

    // MARK: The delegate

    private func begin(_ view: UICollectionReusableView, _ path: IndexPath) {
        if displayed.updateValue(view, forKey: ObjectIdentifier(view)) != nil {
            faults.append("\(path) is displayed twice")
        }
        interfere()
    }

    private func end(_ view: UICollectionReusableView, _ path: IndexPath) {
        if displayed.removeValue(forKey: ObjectIdentifier(view)) == nil { faults.append("\(path) was not displayed") }
        interfere()
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { begin(cell, indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { end(cell, indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { begin(view, indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { end(view, indexPath) }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        interfere()
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { interfere() }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { interfere() }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        interfere()
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { interfere() }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        interfere()
        return !happens(oneIn: 3)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { interfere() }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        interfere()
    }

    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        interfere()
        return happens(oneIn: 5) ? CGPoint(x: 0, y: number()) : proposedContentOffset
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        interfere()
        return happens(oneIn: 3) ? path() : proposedIndexPath
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        interfere()
        return happens(oneIn: 30) ? CGSize(width: number(), height: number()) : CGSize(width: 50, height: 50)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { interfere() }
}
