import Foundation

// Sections that scroll by themselves. Their attributes lie where the elements are while the row is not scrolled; `seenFrame` is where
// they are seen.
extension UICollectionView {
    /// Sees to it that sections in sight that scroll by themselves have their scroll views. Their offsets stay while they are out of sight.
    func layOutRows(_ sight: CGRect) {
        let rows =
            items.counts?.isEmpty == false ? layoutStorage.orthogonalSections(in: layoutStorage.mirrored(sight)) : []
        guard !rows.isEmpty || !items.rows.isEmpty else { return }
        var left = items.rows
        for row in rows {
            left[row.section] = nil
            let view = showRow(row)
            view.isHidden = false
            layoutStorage.orthogonalSectionDidScroll(row.section, to: rowOffset(view))
        }
        for view in left.values { view.isHidden = true }
    }

    /// A row's scroll view, where the row is.
    private func showRow(_ row: OrthogonalSection) -> OrthogonalSectionView {
        var row = row
        row.frame = layoutStorage.mirrored(row.frame)
        if let view = items.rows[row.section] {
            view.show(row)
            return view
        }
        let view = OrthogonalSectionView(row, in: self)
        items.rows[row.section] = view
        insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
        return view
    }

    private func rowOffset(_ view: OrthogonalSectionView) -> CGPoint {
        view.row.isHorizontal ? CGPoint(x: view.layoutOffset, y: 0) : CGPoint(x: 0, y: view.layoutOffset)
    }

    /// The scroll view of an item's section, made where the section has none yet; `nil` where it does not scroll by itself.
    func row(ofItemAt path: IndexPath) -> OrthogonalSectionView? {
        guard let frame = layoutStorage.layoutAttributesForItem(at: path)?.frame,
            let row = layoutStorage.orthogonalSections(in: frame).first(where: { $0.section == path.section })
        else { return nil }
        let isNew = items.rows[row.section] == nil
        let view = showRow(row)
        if isNew { view.isHidden = true }
        return view
    }

    /// The scroll view that an element is in; `nil` for one that is in the collection view itself. Headers and footers do not scroll.
    func row(of attributes: UICollectionViewLayoutAttributes) -> OrthogonalSectionView? {
        guard let view = knownRow(of: attributes), !view.isHidden else { return nil }
        return view
    }

    private func knownRow(of attributes: UICollectionViewLayoutAttributes) -> OrthogonalSectionView? {
        guard !items.rows.isEmpty, attributes.indexPath.count == 2, let view = items.rows[attributes.indexPath.section]
        else { return nil }
        switch attributes.representedElementCategory {
        case .cell: return view
        case .decorationView: return nil
        case .supplementaryView:
            let row = view.row
            let frame = attributes.frame
            let isInRow =
                row.isHorizontal
                ? frame.midY >= row.frame.minY && frame.midY <= row.frame.maxY
                : frame.midX >= row.frame.minX && frame.midX <= row.frame.maxX
            return isInRow ? view : nil
        }
    }

    /// Where an element is seen in the content.
    func seenFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let view = knownRow(of: attributes), !view.isHidden || isInRow(attributes) else {
            return attributes.frame
        }
        let shift = view.childShift
        return attributes.frame.offsetBy(
            dx: shift.x + view.frame.minX - view.contentOffset.x, dy: shift.y + view.frame.minY - view.contentOffset.y)
    }

    /// Whether an element's section scrolls by itself in the layout that there is now: a row out of sight may be another layout's.
    private func isInRow(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        layoutStorage.orthogonalSections(in: layoutStorage.mirrored(attributes.frame))
            .contains { $0.section == attributes.indexPath.section }
    }

    /// A row was scrolled: by hand, or by the program.
    func rowDidScroll(_ view: OrthogonalSectionView) {
        layoutStorage.orthogonalSectionDidScroll(view.row.section, to: rowOffset(view))
        setNeedsLayout()
    }

    /// Rows follow their sections in an update. Returns those of sections that are gone, which what leaves is still in.
    func moveRows(_ sections: IndexMapping) -> [OrthogonalSectionView] {
        guard !items.rows.isEmpty else { return [] }
        var gone: [OrthogonalSectionView] = []
        var rows: [Int: OrthogonalSectionView] = [:]
        for (section, view) in items.rows {
            if let new = sections.new(forOld: section) { rows[new] = view } else { gone.append(view) }
        }
        items.rows = rows
        return gone
    }

    /// Takes all rows away, with where they stood.
    func dropRows() {
        for view in items.rows.values { view.removeFromSuperview() }
        items.rows = [:]
    }
}
