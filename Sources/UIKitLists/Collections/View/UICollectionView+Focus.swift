import Foundation
import UIKitCore

extension UICollectionView: FocusingList {
    // MARK: - Keys

    private func canFocus(_ path: IndexPath) -> Bool {
        guard let item = presentation.dataPath(path) else { return false }
        return collectionDelegate?.collectionView(self, canFocusItemAt: item) ?? canSelect
    }

    // Chosen (Lists): If the delegate of a list refuses the movement of the focus, the key has no other effect.
    /// Handles a key that moves the focus or selects an item. Returns whether the key was handled.
    func focusKeyBegan(_ presses: Set<UIPress>) -> Bool {
        guard allowsFocus, !isEditing || allowsFocusDuringEditing, !(window?.firstResponder is any UIKeyInput),
            let key = presses.first?.key
        else { return false }
        let headings: [UIKeyboardHIDUsage: UIFocusHeading] = [
            .keyboardDownArrow: .down, .keyboardUpArrow: .up, .keyboardRightArrow: .right, .keyboardLeftArrow: .left,
        ]
        if let heading = headings[key.keyCode] {
            if key.modifierFlags.contains(.alternate) { return moveFocusedItem(towards: heading) }
            return openSwipeActions(towards: heading) || moveFocus(with: presses) { moveFocus(by: heading) }
        }
        switch key.keyCode {
        case .keyboardReturnOrEnter, .keyboardSpacebar:
            guard let path = selection.focused, items.contains(path) else { return false }
            selectByHand(path)
            return true
        default: return false
        }
    }

    /// Opens or closes the swipe actions of the focused item of a list because of a left or right arrow key. Returns
    /// `false` if the item has no actions at that side.
    private func openSwipeActions(towards heading: UIFocusHeading) -> Bool {
        guard heading == .left || heading == .right, !isEditing, movement == nil, interactiveTransition == nil,
            !activity.isAsking, let path = selection.focused, items.contains(path),
            presentation.dataPath(path) != nil, items.rows[path.section] == nil
        else { return false }
        return swiping.move(path, towardsRight: heading == .right)
    }

    /// Moves the focus to the nearest item in a direction: the item beyond the focused item that deviates least from
    /// the direction.
    private func moveFocus(by heading: UIFocusHeading) -> Bool {
        if let didMove = moveFocusOut(towards: heading) { return didMove }
        _ = committedCounts
        layoutIfNeeded()
        let start = selection.focused ?? selection.items.min()
        guard let start, items.contains(start), attributes(of: .cell(start)) != nil else {
            guard let first = cellsInVisibleRect.map(\.path).first(where: canFocus) else { return false }
            moveFocus(to: first, heading)
            return true
        }
        guard let next = rowToFocus(beside: start, towards: heading) else { return false }
        moveFocus(to: next, heading)
        return true
    }

    // Chosen (Lists): Arrow keys move the focus to the item beyond the focused item that deviates least from the
    // direction. Along an orthogonal section, this includes items beyond its visible part.
    func rowToFocus(beside start: IndexPath, towards heading: UIFocusHeading) -> IndexPath? {
        let directions: [UIFocusHeading: CGPoint] = [
            .down: CGPoint(x: 0, y: 1), .up: CGPoint(x: 0, y: -1), .right: CGPoint(x: 1, y: 0),
            .left: CGPoint(x: -1, y: 0),
        ]
        guard let direction = directions[heading], let from = attributes(of: .cell(start)).map(seenFrame) else {
            return nil
        }
        // Without an item near the focused item, an item near the visible area gets the focus.
        let (near, seen) = (from.insetBy(dx: -bounds.width, dy: -bounds.height), bounds)
        return path(in: near, beside: start, from, direction)
            ?? path(
                in: seen.insetBy(dx: -seen.width, dy: -seen.height).union(from), beside: start, from, direction)
    }

    /// Returns the focusable item in an area that is nearest in a direction.
    private func path(
        in area: CGRect, beside start: IndexPath, _ from: CGRect, _ direction: CGPoint
    ) -> IndexPath? {
        var best: (path: IndexPath, cost: CGFloat)?
        // In an orthogonal row, items beyond its visible ends are candidates as well.
        var candidates = elementsInVisibleRect(area).filter { $0.representedElementCategory == .cell }
        if items.rows[start.section] != nil {
            let near = (start.item - 10...start.item + 10).map { IndexPath(item: $0, section: start.section) }
            candidates += near.compactMap { items.contains($0) ? self.attributes(of: .cell($0)) : nil }
        }
        for attributes in candidates {
            let frame = seenFrame(attributes)
            let (x, y) = (frame.midX - from.midX, frame.midY - from.midY)
            let along = x * direction.x + y * direction.y
            let beyond =
                direction.x > 0
                ? frame.minX >= from.maxX - 1
                : direction.x < 0
                    ? frame.maxX <= from.minX + 1
                    : direction.y > 0 ? frame.minY >= from.maxY - 1 : frame.maxY <= from.minY + 1
            guard beyond, along > 0 else { continue }
            let cost = along + 3 * abs(x * direction.y - y * direction.x)
            guard best.map({ cost < $0.cost }) ?? true, canFocus(attributes.indexPath) else { continue }
            best = (attributes.indexPath, cost)
        }
        return best?.path
    }

    // MARK: - Items

    func preferredFocusPath() -> IndexPath? {
        _ = committedCounts
        layoutIfNeeded()
        if remembersLastFocusedIndexPath || restoresFocus, let path = selection.lastFocused, items.contains(path),
            canFocus(path)
        {
            return path
        }
        if let path = collectionDelegate?.indexPathForPreferredFocusedView(in: self).map(shownPath),
            items.contains(path), canFocus(path)
        {
            return path
        }
        let seen = bounds.inset(by: adjustedContentInset)
        let inSight = shownCells.filter { seen.contains($0.cell.convert($0.cell.bounds, to: self)) }.map(\.path)
        return inSight.first { selection.items.contains($0) && canFocus($0) } ?? inSight.first { canFocus($0) }
    }

    func hasRowToFocus(at path: IndexPath) -> Bool { items.contains(path) }

    func cellToFocus(at path: IndexPath) -> (any FocusedCell)? { items.cell(at: path) }

    func rowToFocus(around view: UIView) -> IndexPath? { shownCells.first { view.isDescendant(of: $0.cell) }?.path }

    func scrollToFocused(_ path: IndexPath) { scrollToItem(at: publicPath(of: path), at: [], animated: false) }

    func selectFocused(_ path: IndexPath) {
        let follows =
            collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: publicPath(of: path))
            ?? selectionFollowsFocus
        // The focus selects the item without its primary action.
        if follows, !selection.items.contains(path) { chooseByHand(path) }
    }

    // MARK: - The delegate

    /// Returns a context with index paths of the data source, not of the shown items.
    private func context(_ move: ListFocusMove) -> UICollectionViewFocusUpdateContext {
        var move = move
        (move.from, move.to) = (move.from.map { publicPath(of: $0) }, move.to.map { publicPath(of: $0) })
        return UICollectionViewFocusUpdateContext(move)
    }

    func mayMoveFocus(_ move: ListFocusMove) -> Bool {
        collectionDelegate?.collectionView(self, shouldUpdateFocusIn: context(move)) ?? true
    }

    func focusDidMove(_ move: ListFocusMove, with coordinator: UIFocusAnimationCoordinator) {
        collectionDelegate?.collectionView(self, didUpdateFocusIn: context(move), with: coordinator)
    }
}

extension UICollectionViewCell: FocusedCell {}

extension UICollectionView: FocusRowHost {
    package var focusedCell: UIView? { focusedPath.flatMap { cellToFocus(at: $0) } }

    package func hasRow(from view: UIView, before next: UIView?, towards heading: UIFocusHeading) -> Bool {
        hasRowToFocus(from: view, before: next, towards: heading)
    }

    package func cellOfRow(after view: UIView, towards heading: UIFocusHeading) -> UIView? {
        cellToFocus(after: view, towards: heading)
    }
}
