import Foundation

extension UICollectionView {
    // MARK: - Scrolling to items

    /// - Parameter belowHeader: Whether the top is that below the section's header, which may be pinned.
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
            if belowHeader, let header = header(ofSection: path.section) {
                frame.origin.y -= header.frame.height
                frame.size.height += header.frame.height
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
}
