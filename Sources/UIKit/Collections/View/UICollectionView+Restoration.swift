import CoreGraphics
import Foundation
import UIKitCore

extension UICollectionView: RestorableList {
    static var restorationKeys: RestorationKeys {
        RestorationKeys(
            first: "UICollectionView.firstItem", distance: "UICollectionView.distanceBelowFirstItem",
            distanceAcross: "UICollectionView.distanceBesideFirstItem", selected: "UICollectionView.selectedItems")
    }

    var association: (any UIDataSourceModelAssociation)? { dataSource as? any UIDataSourceModelAssociation }

    var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }

    var firstSeenItem: (path: IndexPath, origin: CGPoint)? {
        let seen = bounds.inset(by: adjustedContentInset)
        return shownCells.lazy.map(\.path).compactMap { [self] path in
            attributes(of: .cell(path)).map { (path, $0.frame) }
        }.first { $0.1.maxY > seen.minY && $0.1.maxX > seen.minX }.map { ($0.0, $0.1.origin) }
    }

    func originOfItem(at path: IndexPath) -> CGPoint { attributes(of: .cell(path))?.frame.origin ?? contentOffset }

    func selectRestoredItem(at path: IndexPath) { selectItem(at: path, animated: false, scrollPosition: []) }
}
