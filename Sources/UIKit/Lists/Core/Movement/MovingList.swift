import CoreGraphics
import Foundation

// An item that is moved by hand:
//
//     begin ──permits?──▶ moving ──position──▶ proposed place ──another one──▶ the delegate's place ──▶ shown there
//                           │ ▲                     │ the same one                                        │
//                           │ └─────────────────────┴─────────────────────────────────────────────────────┘
//                           ├── end ────▶ it goes to its place ──▶ the data source moves it, once, where the place is another one
//                           └── cancel ─▶ it goes back
//
// What is shown has the item at its new place, the data source at its old one: questions about cells use `dataPath(of:)`. Updates that
// arrive meanwhile undo the movement first, and loading anew forgets it; an end that a callback asks for comes with the next layout.

/// A list whose items can be moved by hand.
@MainActor
protocol MovingList: ListHost {
    var movement: ListMovement? { get set }
    /// Whether the cell that is lifted is put in front by the list; otherwise by its attributes.
    static var raisesLiftedCells: Bool { get }

    func itemPath(of cell: UIView) -> IndexPath?
    /// Whether the data source lets an item be moved.
    func permitsMovement(of path: IndexPath) -> Bool
    /// The place for an item whose middle is at a point of the content.
    func proposedPlace(of path: IndexPath, at position: CGPoint) -> IndexPath
    /// The place that the delegate chooses.
    func chosenPlace(_ source: IndexPath, _ current: IndexPath, _ proposed: IndexPath) -> IndexPath
    /// Tells an item's cell whether it is moved. Returns the cell.
    func setReordering(_ isReordering: Bool, at path: IndexPath) -> UIView?
    /// Shows the item where the hand is, and the others where they are when it has its place.
    func follow(_ movement: ListMovement, from previous: CGPoint, to place: IndexPath)
    /// Cells, numbers and selection are as they are when an item has another place. Nothing is asked.
    func moveShown(from old: IndexPath, to new: IndexPath)
    /// Shows the item at a place, which is another one where it was cancelled, without a hand.
    func settle(_ movement: ListMovement, at place: IndexPath, cancelled: Bool)
    /// Has the data source move an item.
    func reportMove(from source: IndexPath, to target: IndexPath)
    /// A part of the list that scrolls by itself, below the hand.
    func scrollViewOfSection(at position: CGPoint) -> UIScrollView?

    /// The data source's path of what is shown, which a movement by hand leaves alone.
    func publicPath(of shown: IndexPath) -> IndexPath
    /// The same of the place that an item would have.
    func publicPath(ofPlace place: IndexPath, from current: IndexPath) -> IndexPath
}

extension MovingList {
    func scrollViewOfSection(at position: CGPoint) -> UIScrollView? { nil }

    func publicPath(of shown: IndexPath) -> IndexPath { shown }
    func publicPath(ofPlace place: IndexPath, from current: IndexPath) -> IndexPath { place }

    /// The path by which the data source knows an item that is shown: while an item is moved by hand, as if it were not.
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

    func updateMovement(to position: CGPoint) {
        guard let movement, !activity.isAsking, position.x.isFinite, position.y.isFinite else { return }
        let previous = movement.position ?? position
        if movement.position == nil, let cell = setReordering(true, at: movement.path) {
            movement.look = LiftedLook(lifting: cell, raises: Self.raisesLiftedCells)
        }
        movement.position = position
        scrollAtEdges(movement)
        let place = place(of: movement, at: position)
        guard self.movement === movement, !hasPostponedChanges else { return }
        follow(movement, from: previous, to: place)
    }

    func endMovement(cancelled: Bool) {
        guard let movement else { return }
        // From a callback it ends with the next layout.
        guard !activity.isAsking else {
            movement.postponedEnd = cancelled
            return setNeedsLayout()
        }
        movement.scrolling?.end()
        movement.position = nil
        movement.postponedEnd = nil
        let (source, target) = (movement.source, movement.path)
        _ = setReordering(false, at: target)
        movement.look?.endAnimated()
        settle(movement, at: cancelled ? source : target, cancelled: cancelled)
        self.movement = nil
        let place = publicPath(of: target)
        if !cancelled, movement.item != place { reportMove(from: movement.item, to: place) }
    }

    /// What was to end in a callback ends.
    func endPostponedMovement() {
        guard let movement, let cancelled = movement.postponedEnd, !activity.isAsking else { return }
        if hasPostponedChanges { undoMovement() } else { endMovement(cancelled: cancelled) }
    }

    /// Updates are announced, for which the data may have changed already: the item is at its old place without another question, and the
    /// updates show it there.
    func batchWillBegin() {
        if activity.isAsking { movement?.postponedEnd = true } else { undoMovement() }
    }

    /// The item is where the data source has it, before numbers are asked. Nothing is laid out.
    func undoMovement() {
        guard let movement else { return }
        let (source, path) = (movement.source, movement.path)
        movement.look?.endAnimated()
        dropMovement()
        if path != source { moveShown(from: path, to: source) }
        setNeedsLayout()
    }

    /// The data is loaded anew: nothing is moved any more, and nothing is animated.
    func dropMovement() {
        guard let movement else { return }
        movement.scrolling?.end()
        _ = setReordering(false, at: movement.path)
        UIView.performWithoutAnimation { movement.look?.end() }
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

    /// A finger on a cell's handle moves the item up and down; the handle stays below the finger.
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
