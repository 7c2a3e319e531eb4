import Foundation

extension UITableView: ListHost {
    static var words: ListWords { .table }

    var shownCounts: [Int]? { rows.geometry.rowCounts }
}
