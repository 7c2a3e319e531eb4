/// The cursor of the pointer over a window.
package enum PointerCursor: Hashable, Sendable {
    /// The arrow of the desktop.
    case arrow
    /// The cursor for horizontal text.
    case verticalBeam
    /// The cursor for vertical text.
    case horizontalBeam
    /// The cursor for links.
    case hand
    /// The cursor for edges that are dragged to the left or right.
    case horizontalResize
    /// No cursor.
    case hidden
}
