import Foundation

/// What of a table's data is loaded, and what of it is in sight.
///
/// A class, since each question to a value in a property of another class would copy all that it refers to.
@MainActor
final class TableRows {
    struct Shown {
        let path: IndexPath
        /// The path's numbers, which a layout asks for often.
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
    /// How many rows the sections are going to have, while the delegate is asked for their heights.
    var comingCounts: [Int]?
    /// Whether the data source has to be asked how much there is.
    var needsLoad = true
    /// The width that the heights are for; `nil` before the first layout.
    var width: CGFloat?
    /// The rows that have cells, from above.
    @exclusivity(unchecked) var shown: [Shown] = []
    /// Cells that are displayed until an animation ends, without a row that is visible.
    @exclusivity(unchecked) var leaving: [ObjectIdentifier: LeavingCell] = [:]
    var leavingCount = 0
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// Sections that have no view there, though there may be space for one.
    var withoutHeader: Set<Int> = []
    var withoutFooter: Set<Int> = []
    var separatorInset: UIEdgeInsets?
    /// What was the same for all cells' places in the last layout.
    var commonPosition: CellPosition?
    var headerHeight: CGFloat = 0
    var footerHeight: CGFloat = 0
    /// The height of the headers and footers that were measured last, for those that were not.
    var lastHeaderHeight: CGFloat = 0
    var lastFooterHeight: CGFloat = 0
    /// The row for which the data source is making a cell.
    var rowInProgress: IndexPath?
    /// A cell that is to be configured again, by its row.
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

    /// Where a row stands among those that have cells, or would stand.
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

    /// How many rows a section has; `nil` for an unknown section.
    func rowCount(ofSection section: Int) -> Int? {
        if let comingCounts { return comingCounts.indices.contains(section) ? comingCounts[section] : nil }
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : nil
    }

    var sectionCount: Int { comingCounts?.count ?? geometry.sections.count }

    func contains(_ path: IndexPath) -> Bool { path.count == 2 && containsRow(path.row, path.section) }

    func contains(_ shown: Shown) -> Bool { containsRow(shown.row, shown.section) }

    /// Whether rows have cells that the table does not have any more.
    var showsLostRows: Bool {
        for index in shown.indices where !containsRow(shown[index].row, shown[index].section) { return true }
        return false
    }

    private func containsRow(_ row: Int, _ section: Int) -> Bool {
        section >= 0 && section < geometry.sections.count && row >= 0 && row < geometry.sections[section].rows.count
    }
}

/// Cells and headers that are used again, and what new ones are made of.
@MainActor
struct TableReuse {
    var cells = ReusePool<UITableViewCell>()
    var headers = ReusePool<UITableViewHeaderFooterView>()
    var memoryWarnings: MemoryWarningObserver?
    /// The prototypes of the document, in order.
    var prototypes: [Prototype] = []

    /// A kind of cells in a document, and the height of its rows there.
    struct Prototype {
        let template: CellTemplate
        let height: CGFloat?
    }
}

/// Which rows are selected, and which one a finger is on.
struct TableSelection {
    var rows: Set<IndexPath> = []
    /// The row that the finger has highlighted.
    var highlighted: IndexPath?
    weak var touch: UITouch?
    var focused: IndexPath?
    /// The row that had the focus when the table last had it.
    var lastFocused: IndexPath?
    var comingFocus: IndexPath?
    /// Where two fingers, or one in the check marks, began to select.
    var dragStart: IndexPath?
    var dragSelects = true
    var rowsBeforeDrag: Set<IndexPath> = []
    var multiplePan: TwoFingerPan?
}

/// How the table is edited.
struct TableEditing {
    var isEditing = false
    /// The row that is moved by hand.
    var reordering: ListMovement?
    /// A row that the user has moved, of which the data source is being told: the table shows it at its new place already.
    var reportedMove: (source: IndexPath, target: IndexPath)?
}

/// Which rows were announced to the prefetching data source.
struct TablePrefetching {
    var announced: Set<IndexPath> = []
    var lastOffset: CGFloat = 0
}
