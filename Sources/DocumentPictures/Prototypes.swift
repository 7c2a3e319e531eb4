import UIKit

/// Shows prototype cells in lists without a program.
@MainActor
enum Prototypes {
    /// Fills the tables and collection views in a view that have prototypes and are not filled yet, and returns their
    /// data sources, which they reference weakly.
    static func fill(_ view: UIView) -> [AnyObject] {
        switch view {
        case let table as UITableView: PrototypeRows.fill(table).map { [$0] } ?? []
        case let collection as UICollectionView: PrototypeItems.fill(collection).map { [$0] } ?? []
        default: view.subviews.flatMap(fill)
        }
    }
}
