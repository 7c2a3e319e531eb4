import Foundation

// Items of lists are swiped as rows of tables are. UIKit has no delegate's methods for it: the list's configuration has providers.
extension UICollectionView: SwipingList {
    func rowToSwipe(at point: CGPoint) -> IndexPath? {
        guard !isEditing, movement == nil, interactiveTransition == nil, !activity.isAsking,
            let path = indexPathForItem(at: point), items.rows[path.section] == nil
        else { return nil }
        return path
    }

    /// What the list's provider says; `nil` where the section is no list, the item cannot be edited (chosen: as a table's rows), or the items
    /// are not the same any more.
    func swipeActions(ofRow path: IndexPath, _ edge: ListSwipe.Edge) -> UISwipeActionsConfiguration? {
        guard let layout = layoutStorage as? UICollectionViewCompositionalLayout,
            let list = layout.listConfiguration(ofSection: path.section)
        else { return nil }
        let provider =
            edge == .leading
            ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
        guard let provider else { return nil }
        let configuration = asking { canEdit(path) ? provider(path) : nil }
        return hasPostponedChanges ? nil : configuration
    }

    func cellToSwipe(at path: IndexPath) -> (any SwipedCell)? { items.cell(at: path) }

    func placeToSwipe(ofRow path: IndexPath) -> CGRect? { items.shown[.cell(path)]?.attributes.frame }

    func placeSwipedRow(_ path: IndexPath) {
        guard let shown = items.shown[.cell(path)] else { return }
        place(shown.view, shown.attributes)
    }

    func swipeDidBegin(_ path: IndexPath) {}

    func swipeDidEnd(_ path: IndexPath) {}
}

extension UICollectionViewCell: SwipedCell {
    func setSwiped(_ isSwiped: Bool) {
        states.isSwiped = isSwiped
        swipeDidChange()
        setNeedsUpdateConfiguration()
    }
}
