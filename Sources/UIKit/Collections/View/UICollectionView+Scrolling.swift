import Foundation

extension UICollectionView {
    // MARK: - Scrolling to items

    func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        let counts = committedCounts
        let down: ScrollPosition = [.top, .centeredVertically, .bottom]
        let across: ScrollPosition = [.left, .centeredHorizontally, .right]
        guard position.intersection(down).rawValue.nonzeroBitCount <= 1,
            position.intersection(across).rawValue.nonzeroBitCount <= 1
        else {
            return Diagnostics.raise(
                .list, "multiple positions along one axis were given to scroll to the item \(ListText.name(path))")
        }
        guard items.contains(path) else {
            let count = counts.indices.contains(path.section) ? counts[path.section] : 0
            return Diagnostics.raise(
                .list,
                "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only \(count) items in section \(path.section). Collection view: \(Diagnostics.name(self))."
            )
        }
        guard !bounds.isEmpty else { return }
        layoutIfNeeded()
        // Items there are measured, which can move this one; a few turns find its place.
        for _ in 0..<(animated ? 1 : 10) {
            guard let attributes = attributes(of: .cell(path)) else { return }
            var frame = attributes.frame
            var moves = false
            if let row = row(ofItemAt: path) {
                // A section that scrolls by itself takes the part along it, the collection view the other one.
                let shift = row.childShift
                moves = row.scroll(to: frame.offsetBy(dx: shift.x, dy: shift.y), position, animated: animated)
                if row.row.isHorizontal {
                    (frame.origin.x, frame.size.width) = (row.frame.minX, row.frame.width)
                } else {
                    (frame.origin.y, frame.size.height) = (row.frame.minY, row.frame.height)
                }
            }
            let offset = offset(toShow: frame, position)
            if offset != contentOffset {
                moves = true
                setContentOffset(offset, animated: animated)
            }
            guard moves, !animated else { return }
            layoutIfNeeded()
            guard items.contains(path) else { return }
        }
    }

    private func offset(toShow frame: CGRect, _ position: ScrollPosition) -> CGPoint {
        let insets = adjustedContentInset
        var offset = contentOffset
        let seen = bounds.inset(by: insets)
        if position.contains(.top) {
            offset.y = frame.minY - insets.top
        } else if position.contains(.centeredVertically) {
            offset.y = frame.midY - seen.height / 2 - insets.top
        } else if position.contains(.bottom) {
            offset.y = frame.maxY - bounds.height + insets.bottom
        }
        if position.contains(.left) {
            offset.x = frame.minX - insets.left
        } else if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - seen.width / 2 - insets.left
        } else if position.contains(.right) {
            offset.x = frame.maxX - bounds.width + insets.right
        }
        if position.isEmpty {
            // As far as it takes.
            offset.y += min(0, frame.minY - seen.minY) + max(0, min(frame.maxY - seen.maxY, frame.minY - seen.minY))
            offset.x += min(0, frame.minX - seen.minX) + max(0, min(frame.maxX - seen.maxX, frame.minX - seen.minX))
        }
        return restingOffset(nearestTo: offset)
    }

    // MARK: - Keyboard focus

    private func canFocus(_ path: IndexPath) -> Bool {
        collectionDelegate?.collectionView(self, canFocusItemAt: publicPath(of: path)) ?? canSelect
    }

    /// Whether a key was one that moves the focus or chooses an item.
    func focusKeyBegan(_ presses: Set<UIPress>) -> Bool {
        guard allowsFocus, !isEditing || allowsFocusDuringEditing, !(window?.firstResponder is any UIKeyInput),
            let key = presses.first?.key
        else { return false }
        switch key.keyCode {
        case .keyboardDownArrow: return moveFocus(by: CGPoint(x: 0, y: 1))
        case .keyboardUpArrow: return moveFocus(by: CGPoint(x: 0, y: -1))
        case .keyboardRightArrow: return moveFocus(by: CGPoint(x: 1, y: 0))
        case .keyboardLeftArrow: return moveFocus(by: CGPoint(x: -1, y: 0))
        case .keyboardReturnOrEnter, .keyboardSpacebar:
            guard let path = selection.focused, items.contains(path) else { return false }
            selectByHand(path)
            return true
        default: return false
        }
    }

    /// Gives the focus to an item, when it comes to the collection view from elsewhere.
    func focusPreferredItem() {
        _ = committedCounts
        layoutIfNeeded()
        if remembersLastFocusedIndexPath, let path = selection.lastFocused, items.contains(path), canFocus(path) {
            return moveFocus(to: path)
        }
        let seen = bounds.inset(by: adjustedContentInset)
        if let path = collectionDelegate?.indexPathForPreferredFocusedView(in: self), items.contains(path),
            canFocus(path)
        {
            return moveFocus(to: path)
        }
        let inSight = shownCells.filter { seen.contains($0.cell.convert($0.cell.bounds, to: self)) }.map(\.path)
        let path = inSight.first { selection.items.contains($0) && canFocus($0) } ?? inSight.first { canFocus($0) }
        if let path { moveFocus(to: path) }
    }

    /// Moves the focus to the nearest item in a direction: of those beyond the focused one, the one that deviates least (chosen).
    private func moveFocus(by direction: CGPoint) -> Bool {
        _ = committedCounts
        layoutIfNeeded()
        let start = selection.focused ?? selection.items.min()
        guard let start, items.contains(start), let from = attributes(of: .cell(start)).map(seenFrame) else {
            guard let first = cellsInSight.map(\.path).first(where: canFocus) else { return false }
            moveFocus(to: first)
            return true
        }
        let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height).union(from)
        var best: (path: IndexPath, cost: CGFloat)?
        // Of a row that scrolls by itself, items beyond its ends as well.
        var candidates = elementsInSight(area).filter { $0.representedElementCategory == .cell }
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
        guard let best else { return false }
        moveFocus(to: best.path)
        return true
    }

    /// Shows an item as the one that has the focus, and scrolls to it.
    func moveFocus(to path: IndexPath?) {
        if let old = selection.focused { items.cell(at: old)?.setFocused(false) }
        selection.focused = path
        if let path { selection.lastFocused = path }
        // The delegate, which has just been asked, may have changed the data.
        guard let path, items.contains(path) else { return }
        scrollToItem(at: publicPath(of: path), at: [], animated: false)
        layoutIfNeeded()
        guard items.contains(path) else { return }
        items.cell(at: path)?.setFocused(true)
        let follows =
            collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: publicPath(of: path))
            ?? selectionFollowsFocus
        if follows, !selection.items.contains(path) { selectByHand(path) }
    }
}
