import UIKit

/// Shows prototypes of cells in the lists that no program fills.
@MainActor
enum Prototypes {
    /// Fills the tables and collection views in a view that have prototypes and are not filled yet, and returns their
    /// data sources, which they keep weakly.
    static func fill(_ view: UIView) -> [AnyObject] {
        switch view {
        case let table as UITableView: PrototypeRows.fill(table).map { [$0] } ?? []
        case let collection as UICollectionView: PrototypeItems.fill(collection).map { [$0] } ?? []
        default: view.subviews.flatMap(fill)
        }
    }
}
