/// A list that can be focused as a whole, and shows the focus at a row.
@MainActor
package protocol FocusRowHost: UIView {
    /// Whether the next row in a direction, after the row of a view in the list, gets the focus. It does not if the
    /// nearest item in that direction is in either row.
    func hasRow(from view: UIView, before next: UIView?, towards heading: UIFocusHeading) -> Bool
}
