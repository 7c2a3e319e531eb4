import Foundation

extension UICollectionView {
    // MARK: - Scrolling to items

    /// - Parameter belowHeader: Whether the top position is below the section's header, which may be pinned.
    func scroll(
        to path: IndexPath, _ position: ScrollPosition, _ animated: Bool, belowHeader: Bool = false
    ) {
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
        // Scrolling measures the items at the target, which can move this item. It is therefore repeated a few times.
        for _ in 0..<(animated ? 1 : 10) {
            guard var place = placeToShow(path, belowHeader: belowHeader) else { return }
            var moves = false
            if let row = row(ofItemAt: path) {
                // An orthogonal section scrolls along its row, the collection view in the remaining direction.
                let shift = row.childShift
                moves = row.scroll(to: place.offsetBy(dx: shift.x, dy: shift.y), position, animated: animated)
                place = self.place(place, in: row)
            }
            let wanted = resolved(position, of: place)
            let offset = offset(toShow: place, wanted)
            if offset != contentOffset {
                moves = true
                setContentOffset(offset, animated: animated)
                if animated, let scroll = animatedScroll, row(ofItemAt: path) == nil {
                    items.scrollGoal = ScrollGoal(
                        path: path, position: CollectionGoal(position: wanted, belowHeader: belowHeader),
                        scroll: scroll, offset: offset)
                }
            }
            guard moves, !animated else { return }
            layoutIfNeeded()
            guard items.contains(path) else { return }
        }
    }

    /// Returns the frame of an item, with the header above it if `belowHeader` is `true`.
    private func placeToShow(_ path: IndexPath, belowHeader: Bool) -> CGRect? {
        guard var frame = attributes(of: .cell(path))?.frame else { return nil }
        if belowHeader, let header = header(ofSection: path.section) {
            frame.origin.y -= header.frame.height
            frame.size.height += header.frame.height
        }
        return frame
    }

    // Chosen (Collections): `scrollToItem` keeps an orthogonal section's item clear of the section's insets,
    // regardless of the resting positions of its groups.
    /// Returns the frame extended to the whole orthogonal section along its row, for scrolling across the row.
    private func place(_ frame: CGRect, in row: OrthogonalSectionView) -> CGRect {
        row.row.isHorizontal
            ? CGRect(x: row.frame.minX, y: frame.minY, width: row.frame.width, height: frame.height)
            : CGRect(x: frame.minX, y: row.frame.minY, width: frame.width, height: row.frame.height)
    }

    /// Returns the position, or the nearest edges for an empty position.
    private func resolved(_ position: ScrollPosition, of frame: CGRect) -> ScrollPosition {
        guard position.isEmpty else { return position }
        let seen = bounds.inset(by: adjustedContentInset)
        var resolved: ScrollPosition = []
        if frame.minY < seen.minY || frame.maxY > seen.maxY {
            resolved.insert(frame.minY - seen.minY < frame.maxY - seen.maxY || frame.minY < seen.minY ? .top : .bottom)
        }
        if frame.minX < seen.minX || frame.maxX > seen.maxX {
            resolved.insert(frame.minX - seen.minX < frame.maxX - seen.maxX || frame.minX < seen.minX ? .left : .right)
        }
        return resolved
    }

    func offset(of goal: ScrollGoal<CollectionGoal>) -> CGPoint? {
        guard items.contains(goal.path) else { return nil }
        return placeToShow(goal.path, belowHeader: goal.position.belowHeader).map {
            offset(toShow: $0, goal.position.position)
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
        return restingOffset(nearestTo: offset)
    }
}
