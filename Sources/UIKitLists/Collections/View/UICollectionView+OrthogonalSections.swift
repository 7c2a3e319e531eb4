import Foundation

// Orthogonal sections. Their attributes have the positions in the unscrolled row; `seenFrame` returns the visible
// frames.
extension UICollectionView {
    /// Adds the scroll views of visible orthogonal sections. Their offsets are kept while they are invisible.
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

    /// Returns the scroll view of a row, at the row's frame.
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

    /// Returns the scroll view of an item's section, which is created if necessary; `nil` if the section is not
    /// orthogonal.
    func row(ofItemAt path: IndexPath) -> OrthogonalSectionView? {
        guard let frame = layoutStorage.layoutAttributesForItem(at: path)?.frame,
            let row = layoutStorage.orthogonalSections(in: frame).first(where: { $0.section == path.section })
        else { return nil }
        let isNew = items.rows[row.section] == nil
        let view = showRow(row)
        if isNew { view.isHidden = true }
        return view
    }

    /// Returns the scroll view that contains an element; `nil` if the collection view itself contains it. Headers and
    /// footers do not scroll.
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
            // A pinned header or footer can be above the row.
            guard !layoutStorage.isBoundary(attributes) else { return nil }
            let row = view.row
            let frame = attributes.frame
            let isInRow =
                row.isHorizontal
                ? frame.midY >= row.frame.minY && frame.midY <= row.frame.maxY
                : frame.midX >= row.frame.minX && frame.midX <= row.frame.maxX
            return isInRow ? view : nil
        }
    }

    /// Returns the visible frame of an element in the content.
    func seenFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let view = knownRow(of: attributes), !view.isHidden || isInRow(attributes) else {
            return attributes.frame
        }
        let shift = view.childShift
        return attributes.frame.offsetBy(
            dx: shift.x + view.frame.minX - view.contentOffset.x, dy: shift.y + view.frame.minY - view.contentOffset.y)
    }

    /// Returns whether an element's section is orthogonal in the current layout. An invisible row can belong to a
    /// previous layout.
    private func isInRow(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        layoutStorage.orthogonalSections(in: layoutStorage.mirrored(attributes.frame))
            .contains { $0.section == attributes.indexPath.section }
    }

    /// Called when the user or the program has scrolled a row.
    func rowDidScroll(_ view: OrthogonalSectionView) {
        layoutStorage.orthogonalSectionDidScroll(view.row.section, to: rowOffset(view))
        setNeedsLayout()
    }

    // Chosen (Collections): The row of an orthogonal section moves along with its section in an update, and returns to
    // its beginning after a reload.
    /// Moves rows with their sections in an update. Returns the rows of deleted sections, which still contain the
    /// views that are being removed.
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

    /// Removes all rows and their offsets.
    func dropRows() {
        for view in items.rows.values { view.removeFromSuperview() }
        items.rows = [:]
    }
}
