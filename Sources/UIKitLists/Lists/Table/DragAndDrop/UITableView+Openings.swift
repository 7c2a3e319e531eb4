import CoreGraphics
import Foundation

// The gap for a drop and placeholders are openings between rows. The rows keep their index paths.
extension UITableView {
    // MARK: - Openings

    /// Opens the space for the gap and the placeholders. A row that is being moved takes no space at its old place.
    func placeOpenings() {
        for section in rows.geometry.sections.indices where !rows.geometry.sections[section].openings.isEmpty {
            rows.geometry.change(section) { $0.openings = [] }
        }
        guard !drop.isEmpty else { return }
        func open(_ path: IndexPath, _ height: CGFloat?) {
            guard rows.geometry.sections.indices.contains(path.section) else { return }
            rows.geometry.change(path.section) { section in
                let row = min(max(0, path.row), section.rows.count)
                let index = section.openings.firstIndex { $0.row > row } ?? section.openings.count
                section.openings.insert(TableGeometry.Opening(row: row, height: height), at: index)
            }
        }
        for placeholder in drop.placeholders { open(placeholder.insertion, height(of: placeholder)) }
        // The gap is the last opening before its row.
        if let gap = drop.gap {
            open(gap.insertion, drop.gapHeight)
            if let lifted = gap.lifted, rows.contains(lifted) { open(lifted, nil) }
        }
    }

    private func height(of placeholder: ListPlaceholder) -> CGFloat {
        if placeholder.rowHeight != Self.automaticDimension { return usable(placeholder.rowHeight) }
        return rowHeight == Self.automaticDimension ? 44 : usable(rowHeight)
    }

    func placePlaceholders() {
        guard !drop.placeholders.isEmpty else { return }
        for (number, placeholder) in drop.placeholders.enumerated() {
            guard let frame = frame(ofPlaceholder: number), let cell = placeholder.cell else { continue }
            if cell.frame != frame { cell.frame = frame }
        }
    }

    private func frame(ofPlaceholder number: Int) -> CGRect? {
        let path = drop.placeholders[number].insertion
        guard rows.geometry.sections.indices.contains(path.section) else { return nil }
        let row = min(max(0, path.row), rows.geometry.sections[path.section].rows.count)
        let before = drop.placeholders[..<number].filter {
            $0.insertion.section == path.section
                && min(max(0, $0.insertion.row), rows.geometry.sections[path.section].rows.count) == row
        }.count
        let openings = rows.geometry.sections[path.section].openings
        let index = openings.indices.filter { openings[$0].row == row && openings[$0].height != nil }
            .dropFirst(before).first
        guard let index else { return nil }
        let extent = rows.geometry.extent(ofOpening: index, inSection: path.section)
        return cellFrame(minY: extent.minY, height: extent.height)
    }

    // MARK: - Changes by a drop

    var gapDelay: TimeInterval { 0 }

    func show(_ gap: ListGap?) -> Bool {
        loadItems()
        guard !activity.isAsking, batch == nil, movement == nil else { return false }
        if let gap {
            guard rows.geometry.sections.indices.contains(gap.insertion.section), gap.insertion.row >= 0,
                gap.insertion.row <= rows.geometry.sections[gap.insertion.section].rows.count,
                gap.lifted.map(rows.contains) ?? true
            else { return false }
        }
        guard gap != drop.gap else { return true }
        if let lifted = drop.gap?.lifted, lifted != gap?.lifted { rows.cell(at: lifted)?.setConcealed(false) }
        if let gap {
            drop.gapHeight = gap.lifted.map { rows.geometry.extent(ofRow: $0).height } ?? heightOfDraggedRow
        }
        drop.gap = gap
        if let lifted = gap?.lifted { rows.cell(at: lifted)?.setConcealed(true) }
        placeOpenings()
        animateOpenings()
        return true
    }

    // Chosen (Dragging): The gap for a drop is as high as the first dragged row of the table. For items from
    // elsewhere, its height is `rowHeight`, or 44 points.
    /// The height of the gap for a drop.
    private var heightOfDraggedRow: CGFloat {
        if let path = dragAndDrop.dragging.firstPath, rows.contains(path) {
            return rows.geometry.extent(ofRow: path).height
        }
        return rowHeight == Self.automaticDimension ? 44 : usable(rowHeight)
    }

    private func animateOpenings() {
        guard rows.width != nil, window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            [self] in
            updateContentSize()
            placeRows()
            placeHeaders()
            layOutEdgeViews()
        }
        setNeedsLayout()
    }

    func insert(_ placeholder: ListPlaceholder) {
        beginBatch()
        batch?.placeholders.append(placeholder)
        endBatch(nil)
    }

    /// Closes the gap when rows are inserted or deleted, and moves placeholders with their neighbors.
    func followDragAndDrop(_ mapping: ListMapping, _ batch: ListBatch) {
        dragAndDrop.follow { mapping.newPath(of: $0) }
        // A deleted row does not become visible again.
        if let lifted = drop.gap?.lifted, mapping.newPath(of: lifted) != nil {
            rows.cell(at: lifted)?.setConcealed(false)
        }
        drop.gap = nil
        for placeholder in batch.removedPlaceholders { take(placeholder) }
        for placeholder in drop.placeholders where !placeholder.follow(mapping) { take(placeholder) }
        for placeholder in batch.placeholders where !placeholder.isInserted { put(placeholder) }
    }

    private func put(_ placeholder: ListPlaceholder) {
        guard let cell = dequeueCell(placeholder.reuseIdentifier) else {
            return Diagnostics.raise(
                .list,
                "unable to dequeue a cell with identifier \(placeholder.reuseIdentifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            )
        }
        placeholder.isInserted = true
        placeholder.cell = cell
        drop.placeholders.append(placeholder)
        UIView.performWithoutAnimation {
            cell.table = self
            cell.isHidden = false
            cell.position = commonPosition
            if cell.backgroundColor == nil, cell.configurations.background == nil, cell.parts.background == nil {
                AppearanceRegistry.withoutCustomizing {
                    cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
                }
            }
            if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
        }
        placeholder.update(cell)
    }

    private func take(_ placeholder: ListPlaceholder) {
        placeholder.isInserted = false
        drop.placeholders.removeAll { $0 === placeholder }
        guard let cell = placeholder.cell as? UITableViewCell else { return }
        placeholder.cell = nil
        discard(cell)
    }

    /// Removes the gap, the placeholders and the sources of dragged rows when the data is reloaded.
    func dropDragAndDrop() {
        dragAndDrop.follow { _ in nil }
        if let lifted = drop.gap?.lifted { rows.cell(at: lifted)?.setConcealed(false) }
        drop.gap = nil
        for placeholder in drop.placeholders { take(placeholder) }
        placeOpenings()
    }
}
