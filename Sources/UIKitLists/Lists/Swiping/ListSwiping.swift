import Foundation
import QuartzCore

// The states of a swipe:
//
//     drag ──▶ row and side ──▶ delegate's actions ──▶ began ──▶ follows the finger ──▶ finger lifted
//                  │ no row           │ no actions                                           │
//                  ▼                  ▼               ┌────────────── performed ◀── far ─────┤
//               ignored            ignored            ▼                                      │ half or fast
//                               closed ◀── done, scrolled, edited, tapped elsewhere, updated ◀── open ◀┘
//
// Chosen (Lists): A button of a swiped row is at least 74 points wide. The row opens if half of its buttons are
// visible, or the finger is fast, when it is lifted. The first action is performed if the finger is dragged over three
// fifths of the row's width.

/// Swipes the rows of a list open, one at a time, and shows actions in the space that the row leaves.
@MainActor
final class ListSwiping {
    private(set) weak var list: (any SwipingList)?
    let pan = RowPanGestureRecognizer(target: nil, action: nil)
    /// The row that is swiped or open.
    private(set) var current: ListSwipe?
    /// A row that an update removed while it was swiped, until it is closed.
    private var removed: ListSwipe?
    /// The row and the actions of a drag that may begin.
    private var coming: (path: IndexPath, edge: ListSwipe.Edge, configuration: UISwipeActionsConfiguration)?
    /// The offset of the row when the drag began.
    private var start: CGFloat = 0
    /// A touch in the open row, which may become a drag.
    private weak var touch: UITouch?

    init(_ list: (any SwipingList)?) {
        self.list = list
        pan.maximumNumberOfTouches = 1
        pan.allowedScrollTypesMask = .all
        pan.addTarget(self, action: ListSwiping.panDidChange)
    }

    /// Returns the offset of a row from its place.
    func offset(ofRow path: IndexPath) -> CGFloat { current?.path == path ? current?.offset ?? 0 : 0 }

    /// Returns the offset of a cell whose row is being removed.
    func offset(ofRemoved cell: UIView) -> CGFloat { removed?.cell === cell ? removed?.offset ?? 0 : 0 }

    // MARK: - The drag

    // Chosen (Lists): A horizontal wheel or two fingers on a trackpad swipe a row as a finger does.
    /// Returns whether the drag swipes a row. An open row is closed.
    func panShouldBegin() -> Bool {
        coming = nil
        guard let list, !list.isDragging else { return false }
        let heading = pan.heading(in: list)
        guard abs(heading.x) > abs(heading.y), let path = list.rowToSwipe(at: pan.location(in: list)) else {
            return false
        }
        if current?.path == path { return true }
        end(animated: true)
        let edge: ListSwipe.Edge = (heading.x < 0) == list.isRightToLeft ? .leading : .trailing
        guard let configuration = actions(path, edge) else { return false }
        coming = (path, edge, configuration)
        return true
    }

    private func actions(_ path: IndexPath, _ edge: ListSwipe.Edge) -> UISwipeActionsConfiguration? {
        guard let list, list.cellToSwipe(at: path) != nil,
            let configuration = list.swipeActions(ofRow: path, edge), !configuration.actions.isEmpty
        else { return nil }
        return configuration
    }

    private func panDidChange(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began {
            if let coming { begin(coming.path, coming.edge, coming.configuration) }
            start = current?.offset ?? 0
        }
        guard let swipe = current, let list, let place = list.placeToSwipe(ofRow: swipe.path) else { return }
        switch pan.state {
        case .began, .changed: drag(swipe, to: start + pan.translation(in: list).x, place)
        case .ended: endDrag(swipe, velocity: pan.velocity(in: list).x * swipe.direction, place)
        case .cancelled: end(animated: true)
        default: break
        }
    }

    /// Adds a row's actions beside it, without visible space.
    @discardableResult
    private func begin(
        _ path: IndexPath, _ edge: ListSwipe.Edge, _ configuration: UISwipeActionsConfiguration
    ) -> ListSwipe? {
        coming = nil
        guard let list, let cell = list.cellToSwipe(at: path), let container = cell.superview else { return nil }
        let isAtRight = (edge == .trailing) != list.isRightToLeft
        let actions = SwipeActionsView(configuration.actions, isAtRight: isAtRight) { [weak self] action in
            self?.perform(action)
        }
        let swipe = ListSwipe(path, cell, edge, configuration, actions)
        current = swipe
        actions.layer.zPosition = cell.layer.zPosition
        container.insertSubview(actions, belowSubview: cell)
        cell.setSwiped(true)
        list.swipeDidBegin(path)
        guard current === swipe else { return nil }
        layOut()
        return swipe
    }

    private func drag(_ swipe: ListSwipe, to offset: CGFloat, _ place: CGRect) {
        swipe.isOpen = false
        swipe.drag(to: offset, width: place.width)
        let isFull = swipe.isFull(inWidth: place.width)
        if isFull != swipe.actions.isExpanded {
            UIView.animate(withDuration: 0.2) { swipe.actions.isExpanded = isFull }
        }
        list?.placeSwipedRow(swipe.path)
        layOut()
    }

    /// - Parameter velocity: The velocity of the finger away from the row's place.
    private func endDrag(_ swipe: ListSwipe, velocity: CGFloat, _ place: CGRect) {
        if swipe.isFull(inWidth: place.width), let action = swipe.configuration.actions.first {
            settle(swipe, at: swipe.direction * place.width)
            return perform(action)
        }
        let opens =
            velocity > 300 || (velocity > -300 && abs(swipe.offset) > swipe.actions.preferredWidth / 2)
        if opens { settle(swipe, at: swipe.openOffset) } else { end(animated: true) }
    }

    // MARK: - The open row

    /// Opens a row for the list's editing control, if the row has actions.
    func open(_ path: IndexPath, _ edge: ListSwipe.Edge) {
        end(animated: true)
        guard let configuration = actions(path, edge), let swipe = begin(path, edge, configuration) else { return }
        settle(swipe, at: swipe.openOffset)
    }

    // Chosen (Lists): The left and right arrow keys open the swipe actions at that side of the focused row of a table
    // or a list, and then move the focus to the first action. The opposite key closes the row.
    /// Opens or closes a row because of an arrow key. Returns whether the row has actions.
    func move(_ path: IndexPath, towardsRight: Bool) -> Bool {
        guard let list else { return false }
        if let current, current.path == path, current.isOpen {
            if current.actions.isAtRight == towardsRight {
                current.actions.focusFirst()
            } else {
                end(animated: true)
            }
            return true
        }
        let isRightToLeft = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        open(path, towardsRight != isRightToLeft ? .trailing : .leading)
        return current?.path == path
    }

    private func settle(_ swipe: ListSwipe, at offset: CGFloat) {
        swipe.isOpen = true
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) { [self] in
            swipe.offset = offset
            swipe.actions.isExpanded = abs(offset) > swipe.actions.preferredWidth
            list?.placeSwipedRow(swipe.path)
            layOut()
        }
    }

    /// Calls an action's handler. The row closes with the next layout after the handler has called its completion, so
    /// that an update in the same turn can remove the open row.
    private func perform(_ action: UIContextualAction) {
        guard let swipe = current else { return }
        action.handler(action, swipe.actions) { [weak self] _ in
            guard let self, current === swipe else { return }
            guard let list, list.window != nil else { return end(animated: false) }
            swipe.isDone = true
            list.setNeedsLayout()
        }
    }

    // Chosen (Lists): Every update of the list closes an open row. If the update removes the row, its actions keep
    // their width and close with the row (as seen on iOS, but not recorded).
    /// Ends the swipe for an update. If the update removes the row, the row keeps its offset and its actions close
    /// with it.
    func end(along mapping: ListMapping, animated: Bool) {
        guard let swipe = current else { return end(animated: true) }
        let isRemoved = animated && swipe.isOpen && mapping.newPath(of: swipe.path) == nil
        end(animated: animated, isRemoved: isRemoved)
    }

    /// Closes the open row.
    func end(animated: Bool) { end(animated: animated, isRemoved: false) }

    private func end(animated: Bool, isRemoved: Bool) {
        coming = nil
        touch = nil
        guard let swipe = current, let list else { return }
        current = nil
        if isRemoved { removed = swipe }
        let cell = swipe.cell
        let mask = cell?.mask as? SwipedCellMask
        cell?.setSwiped(false)
        let close = {
            var frame = swipe.actions.frame
            if isRemoved {
                frame.size.height = 0
            } else {
                list.placeSwipedRow(swipe.path)
                if let cell, let mask, mask.frame != cell.bounds { mask.frame = cell.bounds }
                if swipe.actions.isAtRight { frame.origin.x = frame.maxX }
                frame.size.width = 0
            }
            swipe.actions.frame = frame
            swipe.actions.layoutIfNeeded()
        }
        let finish = { [weak self] in
            if let self, removed === swipe { removed = nil }
            swipe.actions.removeFromSuperview()
            // A new swipe of the cell may have begun meanwhile.
            guard let cell, let mask, cell.mask === mask, self?.current?.cell !== cell else { return }
            cell.mask = nil
            cell.applyCorners()
        }
        if animated, list.window != nil {
            UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: close) { _ in
                finish()
            }
        } else {
            UIView.performWithoutAnimation(close)
            finish()
        }
        list.swipeDidEnd(swipe.path)
    }

    // MARK: - Touches

    /// Returns the view for a touch while a row is open: a button of its actions, or the list itself, so that the
    /// touch closes the row.
    func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let list, let swipe = current, swipe.isOpen, list.point(inside: point, with: event) else { return nil }
        return swipe.actions.hitTest(list.convert(point, to: swipe.actions), with: event) ?? list
    }

    /// Handles touches that close the open row. Touches outside the row close it at once, touches in the row when the
    /// finger is lifted, since they may become a drag. Returns whether a row is open.
    func touchesBegan(_ touches: Set<UITouch>) -> Bool {
        guard let list, let swipe = current, swipe.isOpen, let touch = touches.first else { return false }
        if swipe.cell?.frame.contains(touch.location(in: list)) == true {
            self.touch = touch
        } else {
            end(animated: true)
        }
        return true
    }

    func touchesMoved(_ touches: Set<UITouch>) -> Bool { touch.map(touches.contains) ?? false }

    func touchesEnded(_ touches: Set<UITouch>) -> Bool {
        guard touchesMoved(touches) else { return false }
        end(animated: true)
        return true
    }

    func touchesCancelled(_ touches: Set<UITouch>) -> Bool {
        guard touchesMoved(touches) else { return false }
        touch = nil
        return true
    }
}
