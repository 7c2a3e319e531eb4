import Foundation

extension UIScrollView {
    /// The cell of a list in which the window's first responder is: the outermost that belongs to the list.
    ///
    /// It is kept where its row is, in sight or not, so that what is typed goes on, and no other row gets it (recorded: such cells are
    /// prepared ones).
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
    /// A view that a list has no use for any more, and which stays in it hidden: what is edited in it ends.
    func endEditingAsItGoes() {
        if window?.firstResponder != nil { endEditing(true) }
    }
}
