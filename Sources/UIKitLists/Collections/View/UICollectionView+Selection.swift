import Foundation

// The selection of an item by touch:
//
//     down ──shouldHighlight──▶ highlighted ──up──▶ shouldSelect ──▶ [didDeselect] ──▶ [segue] ──▶ didSelect ──▶ end
//                 │ no              │ drag, cancel        │ no
//                 ▼                 ▼                     ▼
//              ignored         didUnhighlight            end
//
//     end: primary action ──▶ didUnhighlight
//
// If several items can be selected, a selected item is deselected instead: shouldDeselect, didDeselect. (The order is
// documented, except for `didDeselect` of the previous item.)
extension UICollectionView: SelectingList {
    var canSelect: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection || allowsMultipleSelection }

    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    // MARK: - Touches

    func itemTouchBegan(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
        if swiping.touchesBegan(touches) { return true }
        // No item is selected during interactive movement.
        guard UIEvent.pressesContent(touches, with: event), movement == nil, selection.highlighted == nil,
            let touch = touches.first, let hit = touch.view, hit !== self,
            let (path, cell) = shownCells.last(where: { hit.isDescendant(of: $0.cell) }), canSelect,
            !cell.states.isPlaceholder
        else { return false }
        guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: publicPath(of: path)) ?? true else {
            return true
        }
        guard items.contains(path) else { return true }
        selection.touch = touch
        selection.highlighted = path
        cell.isHighlighted = true
        collectionDelegate?.collectionView(self, didHighlightItemAt: publicPath(of: path))
        return true
    }

    func itemTouchEnded(_ touches: Set<UITouch>) -> Bool {
        if swiping.touchesEnded(touches) { return true }
        guard let touch = selection.touch, touches.contains(touch) else { return false }
        // A late touch can have moved without an event.
        if hasLeftItem(touch) { unhighlight() }
        if let path = selection.highlighted { selectByHand(path) }
        unhighlight()
        return true
    }

    func didUnhighlight(_ path: IndexPath) {
        items.cell(at: path)?.isHighlighted = false
        collectionDelegate?.collectionView(self, didUnhighlightItemAt: publicPath(of: path))
    }

    // MARK: - By hand

    /// Handles a tap on an item: selects it, or deselects it if several items can be selected, and performs its
    /// primary action.
    func selectByHand(_ path: IndexPath) {
        if items.cell(at: path)?.performTap() == true { return }
        let deselects = selectsSeveral && selection.items.contains(path)
        guard canSelect, items.contains(path), presentation.dataPath(path) != nil else { return }
        chooseByHand(path)
        guard !deselects, let delegate = collectionDelegate, items.contains(path),
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: publicPath(of: path))
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: publicPath(of: path))
    }

    // Chosen (Lists): If a collection view allows the selection of one item only, `didDeselectItemAt` for the previous
    // item is called between `shouldSelectItemAt` and `didSelectItemAt`.
    /// Selects or deselects an item, and calls the delegate.
    func chooseByHand(_ path: IndexPath) {
        guard canSelect, items.contains(path), presentation.dataPath(path) != nil else { return }
        let delegate = collectionDelegate
        if selectsSeveral, selection.items.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: publicPath(of: path)) ?? true else { return }
            guard selection.items.contains(path) else { return }
            setSelected(path, false)
            delegate?.collectionView(self, didDeselectItemAt: publicPath(of: path))
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: publicPath(of: path)) ?? true, items.contains(path)
        else { return }
        if !selectsSeveral {
            for old in selection.items.sorted() where old != path {
                setSelected(old, false)
                delegate?.collectionView(self, didDeselectItemAt: publicPath(of: old))
            }
            guard items.contains(path) else { return }
        }
        setSelected(path, true)
        // As in tables, the source controller of a segue is called to prepare before the delegate is called.
        if let cell = items.cell(at: path), let segue = cell.selectionSegue { segue.fire(cell) }
        guard items.contains(path) else { return }
        delegate?.collectionView(self, didSelectItemAt: publicPath(of: path))
    }

    func setSelected(_ path: IndexPath, _ isSelected: Bool) {
        if isSelected { selection.items.insert(path) } else { selection.items.remove(path) }
        items.cell(at: path)?.isSelected = isSelected
    }

    // MARK: - By the program

    func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        _ = committedCounts
        guard canSelect else { return }
        guard let path else {
            for old in selection.items { setSelected(old, false) }
            return
        }
        guard items.contains(path) else { return }
        if !selectsSeveral {
            for old in selection.items where old != path { setSelected(old, false) }
        }
        setSelected(path, true)
        if !position.isEmpty { scrollToItem(at: publicPath(of: path), at: position, animated: animated) }
    }

    /// - Parameter endsEditing: Whether editing ends. Several items that were selected while editing are deselected.
    func selectionPermissionDidChange(endsEditing: Bool = false) {
        guard !selectsSeveral else { return }
        let kept = canSelect && !(endsEditing && selection.items.count > 1) ? selection.items.min() : nil
        for path in selection.items where path != kept { setSelected(path, false) }
    }

    // MARK: - Drags that select

    func itemToSelect(at point: CGPoint) -> IndexPath? { item(at: point) }

    var itemsWithCells: [IndexPath] { shownCells.map(\.path) }

    func setSelectedByHand(_ path: IndexPath, _ isSelected: Bool) { chooseByHand(path) }

    func isBesideCheckmark(_ point: CGPoint) -> Bool { false }

    func permitsSelectionDrag(at path: IndexPath) -> Bool {
        collectionDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: publicPath(of: path))
            ?? false
    }

    func selectionDragWillBegin(at path: IndexPath) {
        if isEditing { allowsMultipleSelectionDuringEditing = true } else { allowsMultipleSelection = true }
        collectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: publicPath(of: path))
    }

    func selectionDragDidEnd() { collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
}
