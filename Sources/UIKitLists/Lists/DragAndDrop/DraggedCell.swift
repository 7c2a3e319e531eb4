import Foundation

/// The state of a cell during drags and drops.
struct CellDragDrop {
    var drag = UICellConfigurationState.DragState.none
    var drop = UICellConfigurationState.DropState.none
    /// Whether the cell is invisible because its picture is dragged.
    var isConcealed = false
}

/// A cell of a table or collection view that takes part in drags and drops.
@MainActor
protocol DraggedCell: LiftedPictureSource {
    var dragDrop: CellDragDrop { get set }
    var isHighlighted: Bool { get set }
    /// The opacity of the cell while it is visible.
    var shownAlpha: CGFloat { get }
    /// The lines above and below the cell's content.
    var separatorLines: [UIView] { get }
    func setNeedsUpdateConfiguration()
    /// Calls the cell's public method for a change of the drag state.
    func dragStateChanged()
}

extension DraggedCell {
    // Chosen (Dragging): The preview of a dragged item of a list has the full size of its cell, and is not
    // highlighted.
    // Chosen (Lists): The lifted picture of a cell, for a menu or a drag, is not highlighted and has no separators.
    /// Removes the highlight and hides the separators for the picture of a lifted cell. Returns a closure that shows
    /// the separators again.
    func hideStatesForLiftedPicture() -> () -> Void {
        isHighlighted = false
        layoutIfNeeded()
        let lines = separatorLines.filter { !$0.isHidden }
        for line in lines { line.isHidden = true }
        return { for line in lines { line.isHidden = false } }
    }

    func setDrag(_ state: UICellConfigurationState.DragState) {
        guard dragDrop.drag != state else { return }
        dragDrop.drag = state
        setNeedsUpdateConfiguration()
        dragStateChanged()
    }

    /// Sets the drop state. A cell that is the target of a drop is highlighted.
    func setDrop(_ state: UICellConfigurationState.DropState) {
        guard dragDrop.drop != state else { return }
        let wasTargeted = dragDrop.drop == .targeted
        dragDrop.drop = state
        setNeedsUpdateConfiguration()
        if wasTargeted || state == .targeted { isHighlighted = state == .targeted }
    }

    func setConcealed(_ isConcealed: Bool) {
        guard dragDrop.isConcealed != isConcealed else { return }
        dragDrop.isConcealed = isConcealed
        UIView.performWithoutAnimation { alpha = isConcealed ? 0 : shownAlpha }
    }

    /// Resets the drag and drop state before the cell is reused.
    func forgetDragAndDrop() {
        setDrag(.none)
        setDrop(.none)
        setConcealed(false)
    }
}
