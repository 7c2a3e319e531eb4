/// A list that can be focused as a whole, and shows the focus at a row.
@MainActor
package protocol FocusRowHost: UIView {
    /// Returns whether the focus moves to the row that follows the row of a view in a direction. Returns `false` if
    /// the nearest item in that direction is in one of these two rows.
    func hasRow(from view: UIView, before next: UIView?, towards heading: UIFocusHeading) -> Bool

    /// Returns the visible cell of the row that follows the row of a view in a direction.
    func cellOfRow(after view: UIView, towards heading: UIFocusHeading) -> UIView?

    /// The cell of the row that shows the focus; `nil` if the cell is not visible, or no row shows the focus.
    var focusedCell: UIView? { get }
}
