import CoreGraphics
import Foundation

/// The gap and the placeholders of a table during a drop.
@MainActor
struct TableDrop {
    var gap: ListGap?
    var gapHeight: CGFloat = 0
    var placeholders: [ListPlaceholder] = []

    var isEmpty: Bool { gap == nil && placeholders.isEmpty }
}

extension UITableView: DraggingList {
    // MARK: - Shown rows

    func draggedItem(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    func draggedCell(at path: IndexPath) -> (any DraggedCell)? { rows.cell(at: path) }

    var draggedCells: [(path: IndexPath, cell: any DraggedCell)] { rows.shown.map { ($0.path, $0.cell) } }

    func place(ofItemAt path: IndexPath) -> CGRect? {
        loadItems()
        return rows.contains(path) ? rect(ofRow: path) : nil
    }

    /// Returns the target of a drop at a point. A header is the beginning of its section, a footer is its end, and the
    /// area below all rows is the end of the last section.
    func dropPlace(at point: CGPoint) -> ListDropPlace {
        loadItems()
        guard let section = rows.geometry.section(at: point.y) else { return .nowhere }
        if let path = rows.geometry.row(at: point.y) { return .item(path) }
        let extent = rows.geometry.extent(ofRowsIn: section)
        let openings = rows.geometry.sections[section].openings
        if let index = rows.geometry.sections[section].opening(at: point.y - extent.minY) {
            guard let gap = drop.gap, gap.insertion.section == section else {
                return .between(IndexPath(row: openings[index].row, section: section))
            }
            return index == openings.lastIndex { $0.height != nil && $0.row == gap.insertion.row }
                ? .gap : .between(IndexPath(row: openings[index].row, section: section))
        }
        let count = rows.geometry.sections[section].rows.count
        return .between(IndexPath(row: point.y < extent.minY ? 0 : count, section: section))
    }

    // Chosen (Dragging): In the middle half of a row, the intent `automatic` inserts items into the row.
    func restingItem(at point: CGPoint) -> (item: IndexPath, part: CGFloat)? {
        loadItems()
        var resting = rows.geometry
        for section in resting.sections.indices where !resting.sections[section].openings.isEmpty {
            resting.change(section) { $0.openings = [] }
        }
        guard let path = resting.row(at: point.y) else { return nil }
        let extent = resting.extent(ofRow: path)
        return (path, extent.height > 0 ? (point.y - extent.minY) / extent.height : 0)
    }

    // MARK: - Moving rows

    func canReorder(_ path: IndexPath) -> Bool {
        guard rows.contains(path), let dataSource else { return false }
        func permits(_ source: some UITableViewDataSource) -> Bool {
            source.movesRows && source.tableView(self, canMoveRowAt: path)
        }
        return asking { permits(dataSource) }
    }

    func reorderTarget(_ source: IndexPath, _ proposed: IndexPath) -> IndexPath {
        asking {
            tableDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
        } ?? proposed
    }

    func reorder(_ source: IndexPath) -> IndexPath {
        guard let gap = drop.gap, rows.contains(source) else { return source }
        var target = gap.insertion
        if target.section == source.section, source.row < target.row { target.row -= 1 }
        drop.gap = nil
        rows.cell(at: source)?.setConcealed(false)
        placeOpenings()
        if target != source { moveShown(from: source, to: target) }
        placeOpenings()
        dragAndDrop.follow { $0.moved(from: source, to: target) }
        UIView.performWithoutAnimation {
            placeRows()
            placeHeaders()
        }
        setNeedsLayout()
        if target != source { reportMove(from: source, to: target) }
        return target
    }
}
