import Foundation

extension UITableView: ListHost {
    static var words: ListWords { .table }

    var dataCounts: [Int]? { rows.geometry.rowCounts }

    /// Whether the table has a data source whose data it has not loaded yet. An update in this state does not call the
    /// data source, which may be within an exclusive access to the program's data (a test of a library that passes
    /// with UIKit). A collection view does call its data source in this state.
    var defersLoading: Bool {
        rows.needsLoad && rows.geometry.sections.isEmpty && !activity.isAsking && !hasPostponedChanges
    }

    func loadLater() {
        rows.needsLoad = true
        setNeedsLayout()
    }

    func requestSectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

    func requestItemCount(ofSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    func refuse(_ count: Int, of what: String, inSection section: Int) {
        Diagnostics.raise(
            .list,
            "Failed to allocate data stores for \(count) \(what) in section \(section). Consider using fewer rows")
    }

    func itemCount(ofSection section: Int) -> Int? { rows.rowCount(ofSection: section) }

    /// Calls the data source to configure a row's cell again, and marks the height of the row as not measured.
    func configureAgain(_ path: IndexPath) -> Bool {
        rows.geometry.change(path.section) {
            var height = $0.rows[path.row]
            height.isMeasured = false
            $0.rows.set(height, of: path.row)
        }
        guard let cell = rows.cell(at: path), let dataSource else { return true }
        rows.reconfigured = cell
        rows.rowInProgress = path
        let configured = asking { dataSource.tableView(self, cellForRowAt: dataPath(of: path)) }
        rows.rowInProgress = nil
        rows.reconfigured = nil
        if !hasPostponedChanges { asking { prepare(cell, at: path) } }
        return configured === cell
    }
}
