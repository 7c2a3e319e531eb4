import Foundation
import QuartzCore

/// An item that is moved by hand. The layout has it at `path` already; the data source has it at `source` until the end.
@MainActor
final class InteractiveMovement {
    let source: IndexPath
    var path: IndexPath
    /// Where the middle of the item is, in the content; `nil` until the first update.
    var position: CGPoint?
    var scrolling: EdgeScrolling?

    init(_ path: IndexPath) {
        source = path
        self.path = path
    }

    /// The path by which the data source knows what is shown at a path.
    func dataPath(of shown: IndexPath) -> IndexPath {
        Self.path(shown, whenMoved: path, to: source)
    }

    /// Where an item is after another one was moved.
    static func path(_ path: IndexPath, whenMoved old: IndexPath, to new: IndexPath) -> IndexPath {
        guard path.count == 2 else { return path }
        if path == old { return new }
        var item = path.item
        if path.section == old.section, item > old.item { item -= 1 }
        if path.section == new.section, item >= new.item { item += 1 }
        return IndexPath(item: item, section: path.section)
    }
}

extension UICollectionView {
    /// The path by which the data source knows an item that is shown: another one only while an item is moved by hand.
    func dataPath(of path: IndexPath) -> IndexPath { publicPath(of: movement?.dataPath(of: path) ?? path) }

    // MARK: - Phases

    func beginMovement(of path: IndexPath) -> Bool {
        guard movement == nil, presentation.gap == nil, !items.activity.isAsking, !committedCounts.isEmpty,
            items.contains(path), presentation.placeholder(at: path) == nil, let dataSource
        else { return false }
        func permits(_ source: some UICollectionViewDataSource) -> Bool {
            source.implementsMove && source.collectionView(self, canMoveItemAt: publicPath(of: path))
        }
        guard asking({ permits(dataSource) }) else { return false }
        applyPostponedChanges()
        guard items.contains(path) else { return false }
        movement = InteractiveMovement(path)
        setReordering(true)
        return true
    }

    func updateMovement(to position: CGPoint) {
        guard let movement, !items.activity.isAsking, position.x.isFinite, position.y.isFinite else { return }
        let previousPosition = movement.position ?? position
        movement.position = position
        scrollsAtEdges(movement)
        let current = movement.path
        let target = target(of: movement, at: position)
        guard self.movement === movement else { return }
        let context = layoutStorage.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: position, previousIndexPaths: [current],
            previousPosition: previousPosition)
        guard target != current else {
            layoutStorage.invalidateLayout(with: context)
            return
        }
        shift(movement, to: target, context)
    }

    func endMovement(cancelled: Bool) {
        guard let movement else { return }
        // From a callback it ends with the next layout.
        guard !items.activity.isAsking else {
            endsMovement = cancelled
            return setNeedsLayout()
        }
        endsMovement = nil
        let (source, target) = (movement.source, movement.path)
        if cancelled, source != target { shift(movement, to: source, .make(for: layoutStorage)) }
        setReordering(false)
        movement.scrolling?.end()
        self.movement = nil
        layoutStorage.invalidateLayout(
            with: layoutStorage.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [cancelled ? source : target], previousIndexPaths: [cancelled ? target : source],
                movementCancelled: cancelled))
        settle()
        guard !cancelled, source != target, let dataSource else { return }
        let item = publicPath(of: source)
        presentation.follow { InteractiveMovement.path($0, whenMoved: source, to: target) }
        func move(_ dataSource: some UICollectionViewDataSource) {
            _ = dataSource.collectionView(self, moveItemAt: item, to: publicPath(of: target))
        }
        move(dataSource)
    }

    /// What was to end in a callback ends.
    func endPostponedMovement() {
        if let cancelled = endsMovement, !items.activity.isAsking { endMovement(cancelled: cancelled) }
    }

    /// The data is loaded anew: nothing is moved any more, and nothing is animated.
    func dropMovement() {
        setReordering(false)
        movement?.scrolling?.end()
        movement = nil
        endsMovement = nil
    }

    // MARK: - Places

    /// Elements as the layout says, and the item that is moved where the hand is, whether its place is in sight or not.
    func withMovingItem(_ elements: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        guard let movement, let position = movement.position else { return elements }
        let moving = layoutStorage.layoutAttributesForInteractivelyMovingItem(
            at: movement.path, withTargetPosition: position)
        return elements.filter { $0.element != moving.element } + [moving]
    }

    private func target(of movement: InteractiveMovement, at position: CGPoint) -> IndexPath {
        let current = movement.path
        let proposed = layoutStorage.targetIndexPath(forInteractivelyMovingItem: current, withPosition: position)
        guard proposed != current, isTarget(proposed, of: movement) else { return current }
        let wanted =
            asking {
                collectionDelegate?.collectionView(
                    self, targetIndexPathForMoveOfItemFromOriginalIndexPath: publicPath(of: movement.source),
                    atCurrentIndexPath: publicPath(of: current), toProposedIndexPath: publicPath(of: proposed))
            }.map(shownPath) ?? proposed
        return isTarget(wanted, of: movement) ? wanted : current
    }

    private func isTarget(_ path: IndexPath, of movement: InteractiveMovement) -> Bool {
        guard path.count == 2, path.item >= 0, let count = items.count(of: path.section) else { return false }
        return path.item < count + (path.section == movement.path.section ? 0 : 1)
    }

    /// Moves the item in what is shown.
    private func shift(
        _ movement: InteractiveMovement, to target: IndexPath, _ context: UICollectionViewLayoutInvalidationContext
    ) {
        let old = movement.path
        func moved(_ path: IndexPath) -> IndexPath { InteractiveMovement.path(path, whenMoved: old, to: target) }
        let update = UICollectionViewUpdateItem(.move, before: old, after: target)
        layoutStorage.carryMeasuredSizes(along: [update])
        items.counts?[old.section] -= 1
        items.counts?[target.section] += 1
        context.invalidateDataSourceCounts = true
        movement.path = target
        layoutStorage.invalidateLayout(with: context)
        selection.items = Set(selection.items.map(moved))
        selection.highlighted = selection.highlighted.map(moved)
        selection.focused = selection.focused.map(moved)
        selection.lastFocused = selection.lastFocused.map(moved)
        selection.announced = Set(selection.announced.map(moved))
        rearrangeForMovement(
            { $0.category == .cell ? .cell(moved($0.indexPath)) : $0 }, updates: [update])
    }

    private func settle() { rearrangeForMovement({ $0 }, updates: []) }

    private func rearrangeForMovement(
        _ mapped: @escaping (CollectionElement) -> CollectionElement?, updates: [UICollectionViewUpdateItem]
    ) {
        guard items.hasBeenLaidOut, window != nil, !bounds.isEmpty else { return asking { dropViews() } }
        let change = ElementChange(
            mapped: mapped,
            begin: { [self] in if !updates.isEmpty { layoutStorage.prepare(forCollectionViewUpdates: updates) } },
            end: { [self] in if !updates.isEmpty { layoutStorage.finalizeCollectionViewUpdates() } },
            isAnimated: true)
        asking { rearrange(change) { _ in {} } }()
    }

    private func setReordering(_ isReordering: Bool) {
        guard let movement, let cell = items.cell(at: movement.path) else { return }
        cell.states.isReordering = isReordering
        cell.setNeedsUpdateConfiguration()
    }

    // MARK: - Scrolling at the edges

    private func scrollsAtEdges(_ movement: InteractiveMovement) {
        if movement.scrolling == nil {
            movement.scrolling = EdgeScrolling { [weak self] in self?.scrollMovement() ?? false }
        }
        movement.scrolling?.update()
    }

    private func scrollMovement() -> Bool {
        guard let movement, let position = movement.position else { return false }
        guard window != nil else {
            endMovement(cancelled: true)
            return false
        }
        guard !items.activity.isAsking else { return true }
        let step = scrollNearEdges(fingerAt: position)
        guard step != .zero else { return false }
        updateMovement(to: CGPoint(x: position.x + step.dx, y: position.y + step.dy))
        return true
    }
}
