import Foundation

/// What drags and drops do to a cell.
struct CellDragDrop {
    var drag = UICellConfigurationState.DragState.none
    var drop = UICellConfigurationState.DropState.none
    /// Whether the cell is not seen, since what is carried stands for it.
    var isConcealed = false
}

/// A cell of a table or a collection view, as drags and drops see it.
@MainActor
protocol DraggedCell: LiftedPictureSource {
    var dragDrop: CellDragDrop { get set }
    var isHighlighted: Bool { get set }
    /// How opaque the cell is where it is seen.
    var shownAlpha: CGFloat { get }
    /// The lines above and below the cell's content.
    var separatorLines: [UIView] { get }
    func setNeedsUpdateConfiguration()
    /// Calls the cell's own method.
    func dragStateChanged()
}

extension DraggedCell {
    /// The picture of a lifted cell is not highlighted, and has no separator at its rounded edges.
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

    /// A cell into which something would be dropped looks highlighted.
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

    /// The cell is going to stand for something else.
    func forgetDragAndDrop() {
        setDrag(.none)
        setDrop(.none)
        setConcealed(false)
    }
}
