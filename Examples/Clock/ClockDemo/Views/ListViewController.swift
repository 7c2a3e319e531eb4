import UIKit

/// A list of what is shown beside it where there is room: there its row is marked.
public class ListViewController: ReadableTableViewController {
    /// The row of what is shown beside the list, for subclasses.
    var shownRow: Int? { nil }

    /// The list's own size class says how wide its column is.
    private var isBesideDetail: Bool { splitViewController?.traitCollection.horizontalSizeClass == .regular }

    /// The table has a name in the state that is kept, so that it comes back scrolled to where it was.
    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "table"
    }

    /// Marks the row; in a narrow window none.
    func markShownRow() {
        let row = isBesideDetail ? shownRow : nil
        tableView.selectRow(at: row.map { IndexPath(row: $0, section: 0) }, animated: false, scrollPosition: .none)
    }

    public override func viewWillAppear(_ animated: Bool) {
        clearsSelectionOnViewWillAppear = !isBesideDetail
        super.viewWillAppear(animated)
        if isBesideDetail { markShownRow() }
    }
}
