import Foundation
import QuartzCore

// Chosen (Movement): The layout determines the order, size and opacity of a lifted cell of a collection view, unless
// the cell is moved by its reorder control. The cell is in front of orthogonal sections, and scrolls them as well.
extension UICollectionView: MovingList {
    /// `false`, since layout attributes determine which cells are in front.
    static var raisesLiftedCells: Bool { false }

    func itemPath(of cell: UIView) -> IndexPath? {
        (cell as? UICollectionViewCell).flatMap { items.element(of: $0)?.indexPath }
    }

    func permitsMovement(of path: IndexPath) -> Bool {
        guard let dataSource, presentation.gap == nil, presentation.dataPath(path) != nil else { return false }
        func permits(_ source: some UICollectionViewDataSource) -> Bool {
            source.implementsMove && source.collectionView(self, canMoveItemAt: publicPath(of: path))
        }
        return permits(dataSource)
    }

    func chosenPlace(_ source: IndexPath, _ current: IndexPath, _ proposed: IndexPath) -> IndexPath {
        collectionDelegate?.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: source, atCurrentIndexPath: current,
            toProposedIndexPath: proposed) ?? proposed
    }

    func setReordering(_ isReordering: Bool, at path: IndexPath) -> UIView? {
        guard let cell = items.cell(at: path), cell.states.isReordering != isReordering else {
            return items.cell(at: path)
        }
        cell.states.isReordering = isReordering
        cell.setNeedsUpdateConfiguration()
        return cell
    }

    func follow(_ movement: ListMovement, from previous: CGPoint, to place: IndexPath) {
        let current = movement.path
        let context = layoutStorage.invalidationContext(
            forInteractivelyMovingItems: [place],
            withTargetPosition: layoutStorage.mirrored(movement.position ?? previous), previousIndexPaths: [current],
            previousPosition: layoutStorage.mirrored(previous))
        guard place != current else { return layoutStorage.invalidateLayout(with: context) }
        shift(movement, to: place, context)
    }

    func settle(_ movement: ListMovement, at place: IndexPath, cancelled: Bool) {
        let context = layoutStorage.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [place], previousIndexPaths: [cancelled ? movement.path : movement.source],
            movementCancelled: cancelled)
        if place != movement.path { return shift(movement, to: place, context) }
        layoutStorage.invalidateLayout(with: context)
        rearrangeForMovement([])
    }

    func reportMove(from source: IndexPath, to target: IndexPath) {
        guard let dataSource else { return }
        func move(_ dataSource: some UICollectionViewDataSource) {
            _ = dataSource.collectionView(self, moveItemAt: source, to: target)
        }
        move(dataSource)
    }

    // Chosen (Lists): Option with an arrow key moves the focused item of a collection view to the next item in that
    // direction, if the data source permits the movement. (With shift, the left arrow does not pop a navigation stack.)
    /// Moves the focused item because of a key. Returns whether the item can be moved.
    func moveFocusedItem(towards heading: UIFocusHeading) -> Bool {
        guard let path = selection.focused, beginMovement(of: path) else { return false }
        guard let movement, let next = rowToFocus(beside: path, towards: heading) else {
            endMovement(cancelled: true)
            return true
        }
        let target = asking { chosenPlace(path, path, next) }
        // Changes that the delegate has requested meanwhile undo the movement.
        guard self.movement === movement, !hasPostponedChanges else { return true }
        if target != path, hasItem(at: target) { follow(movement, from: center(of: path), to: target) }
        endMovement(cancelled: false)
        if let path = selection.focused { scrollToFocused(path) }
        return true
    }

    private func center(of path: IndexPath) -> CGPoint { attributes(of: .cell(path))?.center ?? .zero }

    func scrollViewOfSection(at position: CGPoint) -> UIScrollView? { orthogonalSection(at: position) }

    // MARK: - Showing

    /// Returns the layout's elements, with the interactively moved item at the position of the finger, whether its
    /// place is visible or not.
    func withMovingItem(_ elements: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        guard let movement, let position = movement.position else { return elements }
        let moving = layoutStorage.mirrored(
            layoutStorage.layoutAttributesForInteractivelyMovingItem(
                at: movement.path, withTargetPosition: layoutStorage.mirrored(position)))
        if movement.handle != nil {
            // The item moves only vertically, even if the list has become wider meanwhile.
            if let place = layoutStorage.shownAttributes(of: .cell(movement.path)) { moving.center.x = place.center.x }
            moving.alpha *= LiftedAppearance.opacity
        }
        return elements.filter { $0.element != moving.element } + [moving]
    }

    /// Returns whether the attributes are those of the item under the finger, which is in front of all sections, and
    /// not in an orthogonal section.
    func isInHand(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let movement, movement.position != nil else { return false }
        return attributes.indexPath == movement.path && attributes.representedElementCategory == .cell
    }

    func moveShown(from old: IndexPath, to new: IndexPath) { moveShown(from: old, to: new, .make(for: layoutStorage)) }

    private func moveShown(
        from old: IndexPath, to new: IndexPath, _ context: UICollectionViewLayoutInvalidationContext
    ) {
        func moved(_ path: IndexPath) -> IndexPath { path.moved(from: old, to: new) }
        layoutStorage.carryMeasuredSizes(along: [UICollectionViewUpdateItem(.move, before: old, after: new)])
        items.counts?[old.section] -= 1
        items.counts?[new.section] += 1
        _ = items.remap { $0.category == .cell ? .cell(moved($0.indexPath)) : $0 }
        presentation.follow(moved: moved)
        selection.follow(moved)
        items.prefetching.announcedPaths = Set(items.prefetching.announcedPaths.map(moved))
        context.invalidateDataSourceCounts = true
        layoutStorage.invalidateLayout(with: context)
    }

    /// Moves the item in the shown elements.
    private func shift(
        _ movement: ListMovement, to target: IndexPath, _ context: UICollectionViewLayoutInvalidationContext
    ) {
        let update = UICollectionViewUpdateItem(.move, before: movement.path, after: target)
        let old = movement.path
        movement.path = target
        moveShown(from: old, to: target, context)
        rearrangeForMovement([update])
    }

    private func rearrangeForMovement(_ updates: [UICollectionViewUpdateItem]) {
        guard items.hasBeenLaidOut, window != nil, !bounds.isEmpty else { return asking { dropViews() } }
        let change = ElementChange(
            mapped: { $0 },
            begin: { [self] in if !updates.isEmpty { layoutStorage.prepare(forCollectionViewUpdates: updates) } },
            end: { [self] in if !updates.isEmpty { layoutStorage.finalizeCollectionViewUpdates() } },
            isAnimated: true)
        asking { rearrange(change) { _ in {} } }()
    }
}
