import Foundation

// Items of lists are swiped like rows of tables. UIKit has no delegate methods for swiping items; the list's
// configuration provides the actions.
extension UICollectionView: SwipingList {
    // Chosen (Lists): As in tables, items that cannot be edited (`collectionView(_:canEditItemAt:)`) cannot be swiped,
    // and do not show the editing state.
    func rowToSwipe(at point: CGPoint) -> IndexPath? {
        guard !isEditing, movement == nil, interactiveTransition == nil, !activity.isAsking,
            let path = item(at: point), presentation.dataPath(path) != nil, items.rows[path.section] == nil
        else { return nil }
        return path
    }

    /// Returns the actions of the list's provider; `nil` if the section is not a list, if the item cannot be edited (as
    /// in tables), or if the items have changed meanwhile.
    func swipeActions(ofRow path: IndexPath, _ edge: ListSwipe.Edge) -> UISwipeActionsConfiguration? {
        guard let layout = layoutStorage as? UICollectionViewCompositionalLayout,
            let list = layout.listConfiguration(ofSection: path.section)
        else { return nil }
        let provider =
            edge == .leading
            ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
        guard let provider else { return nil }
        let configuration = asking { canEdit(path) ? provider(publicPath(of: path)) : nil }
        return hasPostponedChanges ? nil : configuration
    }

    func cellToSwipe(at path: IndexPath) -> (any SwipedCell)? { items.cell(at: path) }

    func placeToSwipe(ofRow path: IndexPath) -> CGRect? { items[.cell(path)]?.attributes.frame }

    func placeSwipedRow(_ path: IndexPath) {
        guard let shown = items[.cell(path)] else { return }
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
