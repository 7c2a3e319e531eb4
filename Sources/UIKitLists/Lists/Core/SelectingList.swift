import Foundation

/// The selected items of a list, the item that a finger touches, and the focused item.
@MainActor
struct ListSelection {
    /// A drag that selects items.
    struct Drag {
        var start: IndexPath
        /// Whether the drag selects items, and does not deselect them.
        var selects: Bool
        /// The items that were selected before the drag.
        var before: Set<IndexPath>
    }

    var items: Set<IndexPath> = []
    /// The item that the finger has highlighted.
    var highlighted: IndexPath?
    weak var touch: UITouch?
    var focused: IndexPath?
    /// The item that was focused when the list last had the focus.
    var lastFocused: IndexPath?
    var pendingFocus: IndexPath?
    var drag: Drag?
    var twoFingerPan: TwoFingerPan?

    /// Gives the items their paths after an update. A reloaded item is no longer selected.
    mutating func follow(_ new: (IndexPath) -> IndexPath?, isReloaded: (IndexPath) -> Bool = { _ in false }) {
        items = Set(items.compactMap { isReloaded($0) ? nil : new($0) })
        highlighted = highlighted.flatMap(new)
        focused = focused.flatMap(new)
        lastFocused = lastFocused.flatMap(new)
        if let drag {
            self.drag?.start = new(drag.start) ?? drag.start
            self.drag?.before = Set(drag.before.compactMap(new))
        }
    }
}

// A two-finger selection:
//
//     shouldBegin ──▶ several can be selected ──▶ didBegin ──▶ items from first to finger are selected ──▶ didEnd

/// A list with items that can be selected.
@MainActor
protocol SelectingList: ListHost, SwipingList {
    var selection: ListSelection { get set }

    /// Removes the highlight of a cell, and notifies the delegate.
    func didUnhighlight(_ path: IndexPath)
    /// Returns the item at a point of the content.
    func itemToSelect(at point: CGPoint) -> IndexPath?
    /// The items with cells, in ascending order.
    var itemsWithCells: [IndexPath] { get }
    /// Selects or deselects an item, and calls the delegate.
    func setSelectedByHand(_ path: IndexPath, _ isSelected: Bool)
    /// Calls the delegate to check whether a two-finger selection may begin.
    func permitsTwoFingerSelection(at path: IndexPath) -> Bool
    /// Permits the selection of several items, and notifies the delegate.
    func twoFingerSelectionWillBegin(at path: IndexPath)
    func twoFingerSelectionDidEnd()
}

extension SelectingList {
    var focusedPath: IndexPath? {
        get { selection.focused }
        set { selection.focused = newValue }
    }

    var lastFocusedPath: IndexPath? {
        get { selection.lastFocused }
        set { selection.lastFocused = newValue }
    }

    var pendingFocus: IndexPath? {
        get { selection.pendingFocus }
        set { selection.pendingFocus = newValue }
    }

    // MARK: - Touches

    func itemTouchMoved(_ touches: Set<UITouch>) -> Bool {
        if swiping.touchesMoved(touches) { return true }
        guard let touch = selection.touch, touches.contains(touch) else { return selection.highlighted != nil }
        if hasLeftItem(touch) { unhighlight() }
        return true
    }

    func itemTouchCancelled(_ touches: Set<UITouch>) -> Bool {
        if swiping.touchesCancelled(touches) { return true }
        guard let touch = selection.touch, touches.contains(touch) else { return false }
        unhighlight()
        return true
    }

    // Chosen (Lists): A touch that is 20 points outside its row or item ends without selecting, even if it was too
    // fast for a movement event.
    /// Returns whether a finger is outside the item that it has highlighted, which ends the highlight.
    func hasLeftItem(_ touch: UITouch) -> Bool {
        guard let cell = selection.highlighted.flatMap(cellToSwipe) else { return false }
        return !cell.bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: cell))
    }

    func unhighlight() {
        selection.touch = nil
        guard let path = selection.highlighted else { return }
        selection.highlighted = nil
        didUnhighlight(path)
    }

    // MARK: - Two fingers

    func setUpTwoFingerSelection() {
        let pan = TwoFingerPan()
        pan.addTarget(self, action: Self.twoFingerPanDidChange)
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        addGestureRecognizer(pan)
        selection.twoFingerPan = pan
    }

    /// Returns whether one of the list's own recognizers may begin; `nil` for other recognizers, and if the result of
    /// the scroll view applies.
    func ownRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
        if recognizer === swiping.pan { return swiping.panShouldBegin() }
        guard let pan = selection.twoFingerPan else { return nil }
        let mayBegin = { [self] in
            itemToSelect(at: pan.location(in: self)).map(permitsTwoFingerSelection) ?? false
        }
        if recognizer === pan { return pan.mayBegin(mayBegin) }
        return recognizer === panGestureRecognizer && pan.takesPrecedence(recognizer, mayBegin) ? false : nil
    }

    private func twoFingerPanDidChange(_ pan: UIPanGestureRecognizer) {
        let path = itemToSelect(at: pan.location(in: self))
        switch pan.state {
        case .began:
            guard let path else { return }
            twoFingerSelectionWillBegin(at: path)
            selection.drag = ListSelection.Drag(
                start: path, selects: !selection.items.contains(path), before: selection.items)
            selectDragged(to: path)
        case .changed:
            if let path { selectDragged(to: path) }
        case .ended, .cancelled:
            guard selection.drag != nil else { return }
            selection.drag = nil
            twoFingerSelectionDidEnd()
        default: break
        }
    }

    /// Selects items during a drag. The items between the first touched item and the current item get the same
    /// selection as the first item. The remaining items keep their previous selection.
    private func selectDragged(to path: IndexPath) {
        guard let drag = selection.drag, hasItem(at: drag.start) else { return }
        let (first, last) = (min(drag.start, path), max(drag.start, path))
        for shown in itemsWithCells {
            let isInside = shown >= first && shown <= last
            let wanted = isInside ? drag.selects : drag.before.contains(shown)
            if wanted != selection.items.contains(shown) { setSelectedByHand(shown, wanted) }
        }
    }
}
