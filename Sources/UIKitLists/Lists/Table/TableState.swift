import Foundation

/// A row with a cell.
struct ShownRow: ShownElement {
    let path: IndexPath
    /// The section and row of the path, which a layout pass accesses often.
    let section, row: Int
    let cell: UITableViewCell

    init(path: IndexPath, cell: UITableViewCell) {
        (self.path, section, row, self.cell) = (path, path.section, path.row, cell)
    }

    var element: IndexPath { path }
    var view: UITableViewCell { cell }
    func moved(to path: IndexPath) -> ShownRow { ShownRow(path: path, cell: cell) }
}

/// A header or footer with a view.
struct ShownHeader: ShownElement {
    let element: TableHeader
    let view: UIView

    func moved(to header: TableHeader) -> ShownHeader { ShownHeader(element: header, view: view) }
}

/// The loaded data of a table, and its rows with cells.
@MainActor
final class TableRows: ListElements<ShownRow, UITableView.ScrollPosition> {
    struct LeavingCell {
        let path: IndexPath
        /// The number of the animation.
        let number: Int
    }

    struct LeavingHeader {
        let element: TableHeader
        /// The number of the animation.
        let number: Int
    }

    @exclusivity(unchecked) var geometry = TableGeometry()
    /// The new numbers of rows, while the delegate is called for their heights.
    var pendingCounts: [Int]?
    /// Whether the counts must be loaded from the data source.
    var needsLoad = true
    /// The table width of the current heights; `nil` before the first layout pass.
    var width: CGFloat?
    /// The row that kept its position when the width changed the last time.
    var widthAnchor: WidthAnchor?
    /// Cells without a visible row that are displayed until an animation ends.
    @exclusivity(unchecked) var leaving: [ObjectIdentifier: LeavingCell] = [:]
    /// Headers and footers without a place in the visible area that are displayed until an animation ends, with the
    /// number of the animation.
    var leavingHeaders: [ObjectIdentifier: LeavingHeader] = [:]
    var leavingCount = 0
    let headers = ListElements<ShownHeader, Never>()
    /// The headers and footers without a view, although there can be space for it.
    var withoutView: Set<TableHeader> = []
    var separatorInset: UIEdgeInsets?
    /// The position that all cells shared in the last layout pass.
    var commonPosition: CellPosition?
    var headerHeight: CGFloat = 0
    var footerHeight: CGFloat = 0
    /// The heights of the last measured header and footer, which are the estimates for other headers and footers.
    var lastHeaderHeight: CGFloat = 0
    var lastFooterHeight: CGFloat = 0
    /// The row whose cell the data source is creating.
    var rowInProgress: IndexPath?
    /// A cell that will be configured again.
    var reconfigured: UITableViewCell?
    var fillers: [UIView] = []

    func cell(at path: IndexPath) -> UITableViewCell? { path.count == 2 ? self[path]?.cell : nil }

    /// As `element(of:)`, without the cost of generic code in debug builds.
    func path(of cell: UITableViewCell) -> IndexPath? {
        for index in shown.indices where shown[index].cell === cell { return shown[index].path }
        return nil
    }

    /// Returns the number of rows in a section; `nil` for an unknown section.
    func rowCount(ofSection section: Int) -> Int? {
        if let pendingCounts { return pendingCounts.indices.contains(section) ? pendingCounts[section] : nil }
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : nil
    }

    var sectionCount: Int { pendingCounts?.count ?? geometry.sections.count }

    func contains(_ path: IndexPath) -> Bool { path.count == 2 && containsRow(path.row, path.section) }

    func contains(_ shown: ShownRow) -> Bool { containsRow(shown.row, shown.section) }

    /// Whether cells are shown for rows that no longer exist.
    var showsDeletedRows: Bool {
        for index in shown.indices where !containsRow(shown[index].row, shown[index].section) { return true }
        return false
    }

    private func containsRow(_ row: Int, _ section: Int) -> Bool {
        section >= 0 && section < geometry.sections.count && row >= 0 && row < geometry.sections[section].rows.count
    }
}

/// The cells, headers and footers for reuse, and the sources of new views.
@MainActor
struct TableReuse {
    let cells = ReusePool<UITableViewCell>()
    let headers = ReusePool<UITableViewHeaderFooterView>()
    /// The prototypes of the storyboard or nib, in order.
    var prototypes: [Prototype] = []

    /// A cell prototype in a storyboard or nib, and the height of its rows there.
    struct Prototype {
        let template: CellTemplate
        let height: CGFloat?
    }
}

/// The editing state of the table.
struct TableEditing {
    var isEditing = false
    /// The row that is moved interactively.
    var reordering: ListMovement?
    /// A row that the user has moved, while the data source is called for the move. The table already shows it at its
    /// new place.
    var reportedMove: (source: IndexPath, target: IndexPath)?
}

/// A row that keeps its position while the width of the table changes.
struct WidthAnchor {
    var anchor: ListAnchor<IndexPath>
    /// The distance of the row from the top of the bounds, in points.
    var distance: CGFloat
}
