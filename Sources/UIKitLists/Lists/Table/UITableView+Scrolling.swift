import Foundation

extension UITableView {
    // MARK: - Scrolling to rows

    func scroll(toRow path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        loadItems()
        guard isPlace(path) else {
            return Diagnostics.raise(
                .list,
                "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only \(rows.geometry.sections.indices.contains(path.section) ? rows.geometry.sections[path.section].rows.count : 0) rows in section \(path.section). Table view: \(Diagnostics.name(self))"
            )
        }
        guard bounds.height > 0 else { return }
        layoutIfNeeded()
        guard isPlace(path) else { return }
        let position = resolved(position, of: path)
        var offset = offset(toShow: path, position)
        if !animated {
            // Scrolling measures the rows at the target, which can move the row. It is therefore repeated a few times.
            for _ in 0..<10 {
                setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: false)
                layoutIfNeeded()
                guard isPlace(path) else { return }
                let next = self.offset(toShow: path, position)
                if abs(next - contentOffset.y) < 0.01 { break }
                offset = next
            }
        } else if abs(offset - contentOffset.y) > 0.01 {
            let target = CGPoint(x: contentOffset.x, y: offset)
            setContentOffset(target, animated: true)
            if let scroll = animatedScroll {
                rows.scrollGoal = ScrollGoal(path: path, position: position, scroll: scroll, offset: target)
            }
        }
    }

    func offset(of goal: ScrollGoal<ScrollPosition>) -> CGPoint? {
        isPlace(goal.path) ? CGPoint(x: goal.offset.x, y: offset(toShow: goal.path, goal.position)) : nil
    }

    /// Returns whether a row or section exists at a path.
    private func isPlace(_ path: IndexPath) -> Bool {
        rows.contains(path) || path.row == NSNotFound && rows.geometry.sections.indices.contains(path.section)
    }

    /// Returns the place of a row or a section's header, and the height of a header that is pinned above the row.
    private func placeToShow(_ path: IndexPath) -> (extent: TableGeometry.Extent, header: CGFloat) {
        guard path.row == NSNotFound else {
            return (
                rows.geometry.extent(ofRow: path),
                style == .plain ? rows.geometry.sections[path.section].header.value : 0
            )
        }
        var extent = rows.geometry.extent(ofHeader: path.section)
        extent.minY -= rows.geometry.sections[path.section].padding
        return (extent, 0)
    }

    /// Returns the position. For `none` it is the nearest edge, or `none` if the row is already visible.
    private func resolved(_ position: ScrollPosition, of path: IndexPath) -> ScrollPosition {
        guard position == .none else { return position }
        let (inset, (extent, header)) = (adjustedContentInset, placeToShow(path))
        if extent.minY < contentOffset.y + inset.top + header { return .top }
        return extent.maxY > contentOffset.y + bounds.height - inset.bottom ? .bottom : .none
    }

    private func offset(toShow path: IndexPath, _ position: ScrollPosition) -> CGFloat {
        let (inset, (extent, header)) = (adjustedContentInset, placeToShow(path))
        let offset: CGFloat =
            switch position {
            case .top: extent.minY - inset.top - header
            case .bottom: extent.maxY - bounds.height + inset.bottom
            case .middle: extent.minY + extent.height / 2 - (bounds.height + inset.top - inset.bottom) / 2
            case .none: contentOffset.y
            }
        let highest = max(-inset.top, rows.geometry.total() + inset.bottom - bounds.height)
        return min(max(offset, -inset.top), highest)
    }

    func scroll(toNearestSelectedRow position: ScrollPosition, _ animated: Bool) {
        guard let middle = indexPathsForVisibleRows?.middle,
            let nearest = selection.items.min(by: { distance($0, middle) < distance($1, middle) })
        else { return }
        scrollToRow(at: nearest, at: position, animated: animated)
    }

    private func distance(_ path: IndexPath, _ other: IndexPath) -> CGFloat {
        abs(rows.geometry.extent(ofRow: path).minY - rows.geometry.extent(ofRow: other).minY)
    }
}

extension Array {
    fileprivate var middle: Element? { isEmpty ? nil : self[count / 2] }
}
