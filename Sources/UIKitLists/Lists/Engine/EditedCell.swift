import Foundation

extension UIScrollView {
    // Chosen (Lists): A cell that contains the first responder keeps its row or item, even if it is invisible, and is
    // not reused. `didEndDisplaying` is called when it is removed. If the row is deleted or reloaded, or
    // `reloadData()` is called, editing ends at the beginning of the animation.
    /// Returns the outermost cell of this list that contains the window's first responder.
    ///
    /// The cell stays with its row, visible or not, so that editing continues and the cell is not reused for a
    /// different row (recorded: UIKit treats such a cell as a prepared cell).
    func cellWithFirstResponder<Cell: UIView>(where isOwn: (Cell) -> Bool) -> Cell? {
        var (responder, found): (UIResponder?, Cell?) = (window?.firstResponder, nil)
        while let current = responder, current !== self {
            if let cell = current as? Cell, isOwn(cell) { found = cell }
            responder = current.next
        }
        return responder == nil ? nil : found
    }
}

extension UIView {
    /// Ends editing in a view that the list no longer uses, but keeps as a hidden subview.
    func endEditingBeforeRemoval() {
        if window?.firstResponder != nil { endEditing(true) }
    }
}
