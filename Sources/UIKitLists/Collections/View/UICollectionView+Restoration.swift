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
        for (shown, _) in shownCells {
            guard let path = presentation.dataPath(shown), let frame = attributes(of: .cell(shown))?.frame else {
                continue
            }
            if frame.maxY > seen.minY, frame.maxX > seen.minX { return (path, frame.origin) }
        }
        return nil
    }

    func originOfItem(at path: IndexPath) -> CGPoint {
        attributes(of: .cell(shownPath(of: path)))?.frame.origin ?? contentOffset
    }

    func selectRestoredItem(at path: IndexPath) { selectItem(at: path, animated: false, scrollPosition: []) }
}
