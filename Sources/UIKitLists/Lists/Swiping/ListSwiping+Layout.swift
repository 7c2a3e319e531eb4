import Foundation
import QuartzCore

/// Clips a swiped cell to its row's place.
final class SwipedCellMask: UIView {}

extension ListSwiping {
    /// Called after each layout pass of the list: an open row closes when the list is dragged, and the swipe of a
    /// removed row ends.
    func listDidLayOut() {
        guard let list, let swipe = current else { return }
        if swipe.isDone || swipe.isOpen && list.isDragging { return end(animated: true) }
        guard let cell = swipe.cell, cell === list.cellToSwipe(at: swipe.path) else { return end(animated: false) }
        layOut()
    }

    /// Lays out the actions in the space that the row has left, within its corners. A row that is narrower than its
    /// list is visible only at its place.
    func layOut() {
        guard let list, let swipe = current, let place = list.placeToSwipe(ofRow: swipe.path) else { return }
        let width = abs(swipe.offset)
        let frame = CGRect(
            x: swipe.actions.isAtRight ? place.maxX - width : place.minX, y: place.minY, width: width,
            height: place.height)
        if swipe.actions.frame != frame { swipe.actions.frame = frame }
        swipe.actions.layoutIfNeeded()
        guard let cell = swipe.cell else { return }
        let corners = cell.placeCorners
        let isWhole = width > place.width - corners.radius
        (isWhole ? corners : corners.side(isRight: swipe.actions.isAtRight)).apply(to: swipe.actions.layer)
        if place.width < list.bounds.width { cut(cell, to: place, corners) }
    }

    // Chosen (Lists): Rows that are narrower than their list, as in inset groups, are clipped at their place, and
    // their actions have its corners.
    private func cut(_ cell: any SwipedCell, to place: CGRect, _ corners: ListCorners) {
        let mask = cell.mask as? SwipedCellMask ?? SwipedCellMask()
        if cell.mask !== mask {
            UIView.performWithoutAnimation {
                mask.backgroundColor = .black
                mask.frame = cell.bounds
                cell.mask = mask
                cell.applyCorners()
            }
        }
        corners.apply(to: mask.layer)
        let frame = CGRect(x: place.minX - cell.frame.minX, y: 0, width: place.width, height: place.height)
        if mask.frame != frame { mask.frame = frame }
    }
}

extension SwipingList {
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
