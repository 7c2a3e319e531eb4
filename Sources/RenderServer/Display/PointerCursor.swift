/// The cursor of the pointer over a window.
package enum PointerCursor: Hashable, Sendable {
    /// The arrow of the desktop.
    case arrow
    /// The cursor for horizontal text.
    case verticalBeam
    /// The cursor for vertical text.
    case horizontalBeam
    /// No cursor.
    case hidden
}
