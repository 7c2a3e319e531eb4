import CoreGraphics
import Foundation
import UIKitCore

extension UITableView: RestorableList {
    static var restorationKeys: RestorationKeys {
        RestorationKeys(
            first: "UITableView.firstRow", distance: "UITableView.distanceFromFirstRow",
            selected: "UITableView.selectedRows")
    }

    var association: (any UIDataSourceModelAssociation)? { dataSource as? any UIDataSourceModelAssociation }

    var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }

    var firstSeenItem: (path: IndexPath, origin: CGPoint)? {
        let top = contentOffset.y + adjustedContentInset.top
        return indexPathsForVisibleRows?.first { rectForRow(at: $0).maxY > top }
            .map { ($0, rectForRow(at: $0).origin) }
    }

    func originOfItem(at path: IndexPath) -> CGPoint { rectForRow(at: path).origin }

    func selectRestoredItem(at path: IndexPath) { selectRow(at: path, animated: false, scrollPosition: .none) }
}
