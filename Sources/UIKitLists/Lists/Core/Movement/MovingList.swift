import CoreGraphics
import Foundation

// Interactive movement of an item:
//
//     begin ──permits?──▶ moving ──position──▶ proposed path ──changed──▶ the delegate's path ──▶ shown there
//                           │ ▲                     │ unchanged                                      │
//                           │ └─────────────────────┴────────────────────────────────────────────────┘
//                           ├── end ────▶ animated to its place ──▶ the data source moves it once, if the path differs
//                           └── cancel ─▶ animated back
//
// The list shows the item at its new path, and the data source has it at its old path: calls about cells use
// `dataPath(of:)`. Updates during the movement undo it first, and a reload ends it. If a callback ends the movement,
// it ends with the next layout pass.

/// A list with items that can be moved interactively.
@MainActor
protocol MovingList: ListHost {
    var movement: ListMovement? { get set }
    /// Whether the list moves the lifted cell to the front. If not, layout attributes determine the order of cells.
    static var raisesLiftedCells: Bool { get }

    func itemPath(of cell: UIView) -> IndexPath?
    /// Returns whether the data source permits moving an item.
    func permitsMovement(of path: IndexPath) -> Bool
    /// Returns the path for an item with its middle at a point of the content.
    func proposedPlace(of path: IndexPath, at position: CGPoint) -> IndexPath
    /// Returns the path that the delegate chooses.
    func chosenPlace(_ source: IndexPath, _ current: IndexPath, _ proposed: IndexPath) -> IndexPath
    /// Sets whether an item's cell is being moved. Returns the cell.
    func setReordering(_ isReordering: Bool, at path: IndexPath) -> UIView?
    /// Shows the item at the finger, and the remaining items at their places around the proposed path.
    func follow(_ movement: ListMovement, from previous: CGPoint, to place: IndexPath)
    /// Updates cells, counts and selection for the new path of an item, without calling the data source or the
    /// delegate.
    func moveShown(from old: IndexPath, to new: IndexPath)
    /// Shows the item at its final place after the finger is lifted. If the movement is cancelled, it is the place
    /// where the movement began.
    func settle(_ movement: ListMovement, at place: IndexPath, cancelled: Bool)
    /// Calls the data source to move an item.
    func reportMove(from source: IndexPath, to target: IndexPath)
    /// Returns the separately scrolling part of the list at a position.
    func scrollViewOfSection(at position: CGPoint) -> UIScrollView?

    /// Returns the data source's path for a shown path, without regard to interactive movement.
    func publicPath(of shown: IndexPath) -> IndexPath
    /// Returns the data source's path for a new place of an item, without regard to interactive movement.
    func publicPath(ofPlace place: IndexPath, from current: IndexPath) -> IndexPath
}

extension MovingList {
    func scrollViewOfSection(at position: CGPoint) -> UIScrollView? { nil }

    var isMoving: Bool { movement != nil }

    func publicPath(of shown: IndexPath) -> IndexPath { shown }
    func publicPath(ofPlace place: IndexPath, from current: IndexPath) -> IndexPath { place }

    // Chosen (Movement): During an interactive movement, calls of the data source and the delegate about a cell, its
    // height, size, editing and display use the index paths of the data source, which do not change before the
    // movement ends.
    /// Returns the data source's path of a shown item. During interactive movement this is the path before the
    /// movement.
    func dataPath(of shown: IndexPath) -> IndexPath {
        let path = publicPath(of: shown)
        guard let movement else { return path }
        return path.moved(from: publicPath(of: movement.path), to: movement.item)
    }

    // MARK: - Phases

    func beginMovement(of path: IndexPath) -> Bool {
        guard movement == nil, !activity.isAsking else { return false }
        loadItems()
        guard movement == nil, hasItem(at: path), asking({ permitsMovement(of: path) }) else { return false }
        loadItems()
        guard movement == nil, hasItem(at: path) else { return false }
        swiping.end(animated: true)
        movement = ListMovement(path, item: publicPath(of: path))
        _ = setReordering(true, at: path)
        return true
    }

    // Chosen (Movement): During an interactive movement, the delegate is called once for a proposed place, and again
    // when a different place is proposed.
    func updateMovement(to position: CGPoint) {
        guard let movement, !activity.isAsking, position.x.isFinite, position.y.isFinite else { return }
        let previous = movement.position ?? position
        if movement.position == nil, let cell = setReordering(true, at: movement.path) {
            movement.appearance = LiftedAppearance(lifting: cell, raises: Self.raisesLiftedCells)
        }
        movement.position = position
        scrollAtEdges(movement)
        let place = place(of: movement, at: position)
        guard self.movement === movement, !hasPostponedChanges else { return }
        follow(movement, from: previous, to: place)
    }

    func endMovement(cancelled: Bool) {
        guard let movement else { return }
        // If a callback ends the movement, it ends with the next layout pass.
        guard !activity.isAsking else {
            movement.postponedEnd = cancelled
            return setNeedsLayout()
        }
        movement.scrolling?.end()
        movement.position = nil
        movement.postponedEnd = nil
        let (source, target) = (movement.source, movement.path)
        _ = setReordering(false, at: target)
        movement.appearance?.endAnimated()
        settle(movement, at: cancelled ? source : target, cancelled: cancelled)
        self.movement = nil
        let place = publicPath(of: target)
        if !cancelled, movement.item != place { reportMove(from: movement.item, to: place) }
    }

    // Chosen (Movement): If the delegate is being called for a place of an interactive movement, the end of the
    // movement, an update or a reload is postponed to the next layout pass.
    func endPostponedMovement() {
        guard let movement, let cancelled = movement.postponedEnd, !activity.isAsking else { return }
        if hasPostponedChanges { undoMovement() } else { endMovement(cancelled: cancelled) }
    }

    /// Undoes the movement before updates, since the data may have changed already. No methods are called for it; the
    /// updates begin with the item at its old path.
    func batchWillBegin() {
        if activity.isAsking { movement?.postponedEnd = true } else { undoMovement() }
    }

    // Chosen (Movement): Updates and reloads during an interactive movement undo the movement without calling the data
    // source, and are animated from the shown state.
    /// Restores the item's path in the data source before counts are loaded. No layout pass is made.
    func undoMovement() {
        guard let movement else { return }
        let (source, path) = (movement.source, movement.path)
        movement.appearance?.endAnimated()
        dropMovement()
        if path != source { moveShown(from: path, to: source) }
        setNeedsLayout()
    }

    /// Ends the movement without an animation because the data is reloaded.
    func dropMovement() {
        guard let movement else { return }
        movement.scrolling?.end()
        _ = setReordering(false, at: movement.path)
        UIView.performWithoutAnimation { movement.appearance?.end() }
        self.movement = nil
    }

    // MARK: - Places

    private func place(of movement: ListMovement, at position: CGPoint) -> IndexPath {
        let current = movement.path
        let proposed = proposedPlace(of: current, at: position)
        guard proposed != movement.proposed else { return current }
        movement.proposed = proposed
        guard proposed != current, isPlace(proposed, of: movement) else { return current }
        let wanted = publicPath(ofPlace: proposed, from: current)
        let answer = asking { chosenPlace(movement.item, publicPath(of: current), wanted) }
        let chosen = answer == wanted ? proposed : shownPath(of: answer)
        return isPlace(chosen, of: movement) ? chosen : current
    }

    private func isPlace(_ path: IndexPath, of movement: ListMovement) -> Bool {
        guard path.count == 2, path.item >= 0, let count = itemCount(ofSection: path.section) else { return false }
        return path.item < count + (path.section == movement.path.section ? 0 : 1)
    }

    // MARK: - Handles

    /// Moves the item up and down with a finger on the cell's handle, which stays below the finger.
    func followHandle(_ press: UILongPressGestureRecognizer, of cell: UIView) {
        let y = press.location(in: self).y
        let middle = convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), from: cell)
        switch press.state {
        case .began:
            guard let path = itemPath(of: cell), beginMovement(of: path) else { return }
            movement?.handle = ListMovement.Handle(press: press, distance: middle.y - y)
            updateMovement(to: middle)
        case .changed:
            guard let handle = movement?.handle, handle.press === press else { return }
            updateMovement(to: CGPoint(x: middle.x, y: y + handle.distance))
        case .ended, .cancelled, .failed:
            guard movement?.handle?.press === press else { return }
            endMovement(cancelled: press.state != .ended)
        default: break
        }
    }
}
