import UIKit

/// A list that marks the row of the detail beside it.
public class ListViewController: ReadableTableViewController {
    /// The row of the detail, for subclasses.
    var shownRow: Int? { nil }

    /// The split view's size class determines whether the detail is beside the list.
    private var isBesideDetail: Bool { splitViewController?.traitCollection.horizontalSizeClass == .regular }

    /// Sets the table's restoration identifier, so that its scroll position is restored.
    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "table"
    }

    /// Marks the row in a wide window, and removes the mark in a narrow window.
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
