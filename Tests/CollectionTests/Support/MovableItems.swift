import UIKit

/// Sections of numbered items, which follow the user's moves.
@MainActor
final class MovableItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[Int]]
    var moves: [String] = []
    /// The sizes of items; 60 by 60 points by default.
    var sizes: [Int: CGSize] = [:]
    var header: CGFloat = 0
    /// Called when the delegate is called for a place.
    var choose: ((IndexPath) -> IndexPath)?
    var menus = 0

    init(_ sections: [[Int]]) { self.sections = sections }

    nonisolated deinit {}

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.tag = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let (source, target) = (sourceIndexPath, destinationIndexPath)
        moves.append("\(source.section).\(source.item) \(target.section).\(target.item)")
        let item = sections[source.section].remove(at: source.item)
        sections[target.section].insert(item, at: target.item)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { choose?(proposedIndexPath) ?? proposedIndexPath }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[sections[indexPath.section][indexPath.item]] ?? CGSize(width: 60, height: 60) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: header) }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        menus += 1
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Act") { _ in }]) })
    }
}

extension UICollectionView {
    private func path(_ item: Int, _ section: Int) -> IndexPath { IndexPath(item: item, section: section) }

    /// Whether the visible items are those of a data source, each at its place. Places of orthogonal sections are not
    /// compared.
    func shows(_ sections: [[Int]], comparesPlaces: Bool = true) -> Bool {
        guard numberOfSections == sections.count else { return false }
        for section in sections.indices {
            guard numberOfItems(inSection: section) == sections[section].count else { return false }
            for item in sections[section].indices {
                guard let cell = cellForItem(at: path(item, section)) else { continue }
                guard cell.tag == sections[section][item], cell.alpha == 1, cell.layer.shadowOpacity == 0 else {
                    return false
                }
                let frame = layoutAttributesForItem(at: path(item, section))?.frame
                if comparesPlaces, cell.frame != frame { return false }
            }
        }
        return true
    }
}
