import Foundation

/// The loaded data of a table, and its visible rows.
///
/// This is a class, since an access to a structure in a property of a different class would copy everything that the
/// structure refers to.
@MainActor
final class TableRows {
    struct Shown {
        let path: IndexPath
        /// The section and row of the path, which a layout pass accesses often.
        let section, row: Int
        let cell: UITableViewCell

        init(path: IndexPath, cell: UITableViewCell) {
            (self.path, section, row, self.cell) = (path, path.section, path.row, cell)
        }
    }

    struct LeavingCell {
        let path: IndexPath
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
    /// The rows with cells, from top to bottom.
    @exclusivity(unchecked) var shown: [Shown] = []
    /// Cells without a visible row that are displayed until an animation ends.
    @exclusivity(unchecked) var leaving: [ObjectIdentifier: LeavingCell] = [:]
    var leavingCount = 0
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// Sections without a header or footer view, although they can have space for it.
    var withoutHeader: Set<Int> = []
    var withoutFooter: Set<Int> = []
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
    @exclusivity(unchecked) var scrollGoal: ScrollGoal<UITableView.ScrollPosition>?

    func cell(at path: IndexPath) -> UITableViewCell? {
        guard path.count == 2, let index = index(of: path) else { return nil }
        return shown[index].cell
    }

    func path(of cell: UITableViewCell) -> IndexPath? {
        for index in shown.indices where shown[index].cell === cell { return shown[index].path }
        return nil
    }

    func index(of path: IndexPath) -> Int? {
        let index = insertionIndex(of: path)
        return index < shown.count && shown[index].path == path ? index : nil
    }

    /// Returns the index of a row in `shown`, or its insertion index.
    func insertionIndex(of path: IndexPath) -> Int { insertionIndex(ofRow: path.row, path.section) }

    func insertionIndex(ofRow row: Int, _ section: Int) -> Int {
        var (low, high) = (0, shown.count)
        while low < high {
            let middle = (low + high) / 2
            let isBefore =
                shown[middle].section == section ? shown[middle].row < row : shown[middle].section < section
            if isBefore { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the number of rows in a section; `nil` for an unknown section.
    func rowCount(ofSection section: Int) -> Int? {
        if let pendingCounts { return pendingCounts.indices.contains(section) ? pendingCounts[section] : nil }
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : nil
    }

    var sectionCount: Int { pendingCounts?.count ?? geometry.sections.count }

    func contains(_ path: IndexPath) -> Bool { path.count == 2 && containsRow(path.row, path.section) }

    func contains(_ shown: Shown) -> Bool { containsRow(shown.row, shown.section) }

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
    var cells = ReusePool<UITableViewCell>()
    var headers = ReusePool<UITableViewHeaderFooterView>()
    var memoryWarnings: MemoryWarningObserver?
    /// The prototypes of the storyboard or nib, in order.
    var prototypes: [Prototype] = []

    /// A cell prototype in a storyboard or nib, and the height of its rows there.
    struct Prototype {
        let template: CellTemplate
        let height: CGFloat?
    }
}

/// The selected rows, and the row that a finger touches.
struct TableSelection {
    var rows: Set<IndexPath> = []
    /// The row that the finger has highlighted.
    var highlighted: IndexPath?
    weak var touch: UITouch?
    var focused: IndexPath?
    /// The row that was focused when the table last had the focus.
    var lastFocused: IndexPath?
    var pendingFocus: IndexPath?
    /// The row at which a drag to select began: with two fingers, or with one finger over the checkmarks.
    var dragStart: IndexPath?
    var dragSelects = true
    var rowsBeforeDrag: Set<IndexPath> = []
    var multiplePan: TwoFingerPan?
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

/// The rows for which the prefetching data source was called.
struct TablePrefetching {
    var announcedPaths: Set<IndexPath> = []
    var lastOffset: CGFloat = 0
}
