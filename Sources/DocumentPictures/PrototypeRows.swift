import UIKit

/// The rows of a table without a program: a row for each prototype in the document.
final class PrototypeRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let rows: [(cell: UITableViewCell, height: CGFloat?)]

    private init(_ rows: [(cell: UITableViewCell, height: CGFloat?)]) { self.rows = rows }

    /// Fills a table that has prototypes, and returns its data source, which the table references weakly.
    static func fill(_ table: UITableView) -> PrototypeRows? {
        guard !(table.dataSource is PrototypeRows) else { return nil }
        let rows = table.makePrototypes()
        guard !rows.isEmpty else { return nil }
        let source = PrototypeRows(rows)
        (table.dataSource, table.delegate) = (source, source)
        table.reloadData()
        return source
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        rows[indexPath.row].cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        rows[indexPath.row].height ?? tableView.rowHeight
    }
}
