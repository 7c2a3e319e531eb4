import Foundation
import InterfaceDocuments
import QuartzCore

extension UITableViewController {
    func decodeTableController(from coder: DocumentCoder) {
        clearsSelectionOnViewWillAppear = coder.element.bool(.clearsSelectionOnViewWillAppear, default: true)
        if let control: UIRefreshControl = coder.object(.refreshControl) { refreshControl = control }
    }

    /// Called after the view was loaded from a storyboard or nib. The view must be a table. The controller becomes its
    /// data source and delegate if the storyboard or nib has no connections for them (documented).
    func useTableOfDocument() -> Bool {
        guard let table = viewIfLoaded as? UITableView else {
            Diagnostics.raise(.list, "-[UITableViewController loadView] \(origin), but didn't get a UITableView.")
            return false
        }
        if table.dataSource == nil { table.dataSource = self }
        if (table as UIScrollView).delegate == nil { table.delegate = self }
        return true
    }

    private var origin: String {
        guard let names = storyboardNames else { return "loaded the \"\(nibName ?? "\(type(of: self))")\" nib" }
        return
            "instantiated view controller with identifier \"\(names.identifier)\" from storyboard \"\(names.storyboard)\""
    }

    static func addTableControllerProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("tableView", \UITableViewController.tableView)
            .adding("refreshControl", \UITableViewController.refreshControl)
            .adding("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear)
    }
}
