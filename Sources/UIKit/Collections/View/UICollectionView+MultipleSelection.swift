import Foundation

/// The state of a two-finger selection.
@MainActor
struct MultipleSelection {
    var start: IndexPath
    var selects: Bool
    var before: Set<IndexPath>
}

// A two-finger selection:
//
//     shouldBegin ──▶ several can be selected ──▶ didBegin ──▶ items from first to finger are selected ──▶ didEnd
extension UICollectionView {
    func setUpMultipleSelection() {
        let pan = TwoFingerPan(target: self, action: UICollectionView.multiplePanDidChange)
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        addGestureRecognizer(pan)
        selection.multiplePan = pan
    }

    /// Returns whether one of the collection view's own recognizers may begin; `nil` for other recognizers, and if the
    /// result of the scroll view applies.
    func ownRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
        if recognizer === swiping.pan { return swiping.panShouldBegin() }
        guard let pan = selection.multiplePan else { return nil }
        if recognizer === pan { return pan.mayBegin { multiplePanShouldBegin(pan) } }
        if recognizer === panGestureRecognizer, pan.takesPrecedence(recognizer, { multiplePanShouldBegin(pan) }) {
            return false
        }
        return nil
    }

    private func multiplePanShouldBegin(_ pan: UIPanGestureRecognizer) -> Bool {
        guard let path = item(at: pan.location(in: self)) else { return false }
        return collectionDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: publicPath(of: path))
            ?? false
    }

    private func multiplePanDidChange(_ pan: UIPanGestureRecognizer) {
        let path = item(at: pan.location(in: self))
        switch pan.state {
        case .began:
            guard let path else { return }
            if isEditing { allowsMultipleSelectionDuringEditing = true } else { allowsMultipleSelection = true }
            collectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: publicPath(of: path))
            selection.multiple = MultipleSelection(
                start: path, selects: !selection.items.contains(path), before: selection.items)
            selectDragged(to: path)
        case .changed:
            if let path { selectDragged(to: path) }
        case .ended, .cancelled:
            guard selection.multiple != nil else { return }
            selection.multiple = nil
            collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self)
        default: break
        }
    }

    /// Selects items during a drag. The items between the first touched item and the current item get the same
    /// selection as the first item. The remaining items keep their previous selection.
    private func selectDragged(to path: IndexPath) {
        guard let multiple = selection.multiple, items.contains(multiple.start) else { return }
        let (first, last) = (min(multiple.start, path), max(multiple.start, path))
        for (shown, _) in shownCells {
            let isInside = shown >= first && shown <= last
            let wanted = isInside ? multiple.selects : multiple.before.contains(shown)
            if wanted != selection.items.contains(shown) { chooseByHand(shown) }
        }
    }
}
