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
    /// The recognizers of drags that select items.
    var pans: [SelectionPan] = []

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

// A selection by a drag of two fingers, or of one finger along the checkmarks:
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
    /// Returns whether a point of the content is in the column of the checkmarks in editing mode.
    func isBesideCheckmark(_ point: CGPoint) -> Bool
    /// Calls the delegate to check whether a drag that selects items may begin.
    func permitsSelectionDrag(at path: IndexPath) -> Bool
    /// Permits the selection of several items, and notifies the delegate.
    func selectionDragWillBegin(at path: IndexPath)
    func selectionDragDidEnd()
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

    // MARK: - Drags that select

    /// Adds a recognizer for drags of a number of fingers that select items.
    func addSelectionPan(fingers: Int) {
        let pan = SelectionPan()
        pan.addTarget(self, action: Self.selectionPanDidChange)
        pan.minimumNumberOfTouches = fingers
        pan.maximumNumberOfTouches = fingers
        addGestureRecognizer(pan)
        selection.pans.append(pan)
    }

    /// Returns whether one of the list's own recognizers may begin; `nil` for other recognizers, and if the result of
    /// the scroll view applies.
    func ownRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
        if recognizer === swiping.pan { return swiping.panShouldBegin() }
        for pan in selection.pans {
            let mayBegin = { [self] in maySelect(with: pan, recognizer) }
            if recognizer === pan { return pan.mayBegin(mayBegin) }
            if recognizer === panGestureRecognizer, pan.takesPrecedence(recognizer, mayBegin) { return false }
        }
        return nil
    }

    /// Returns whether a drag may select items. One finger must move along the checkmarks.
    ///
    /// - Parameter recognizer: The recognizer that is about to begin with the touches of the pan.
    private func maySelect(with pan: SelectionPan, _ recognizer: UIGestureRecognizer) -> Bool {
        let point = pan.location(in: self)
        if pan.minimumNumberOfTouches == 1 {
            let heading = (recognizer as? UIPanGestureRecognizer)?.heading(in: self) ?? .zero
            guard isBesideCheckmark(point), abs(heading.y) > abs(heading.x) else { return false }
        }
        return itemToSelect(at: point).map(permitsSelectionDrag) ?? false
    }

    private func selectionPanDidChange(_ pan: UIPanGestureRecognizer) {
        let path = itemToSelect(at: pan.location(in: self))
        switch pan.state {
        case .began:
            guard let path else { return }
            selectionDragWillBegin(at: path)
            selection.drag = ListSelection.Drag(
                start: path, selects: !selection.items.contains(path), before: selection.items)
            selectDragged(to: path)
        case .changed:
            if let path { selectDragged(to: path) }
        case .ended, .cancelled:
            guard selection.drag != nil else { return }
            selection.drag = nil
            selectionDragDidEnd()
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
