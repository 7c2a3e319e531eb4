import Foundation

extension UITableView: ListHost {
    static var words: ListWords { .table }

    var dataCounts: [Int]? { rows.geometry.rowCounts }
}
