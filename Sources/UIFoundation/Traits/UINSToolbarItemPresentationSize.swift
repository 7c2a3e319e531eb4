/// The size of the items in an AppKit toolbar, for views in the toolbar. AppKit toolbars exist neither in Ireko nor on
/// iOS: the trait only has a value if a program sets it.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
    /// The view is not in an AppKit toolbar.
    case unspecified = -1
    /// The regular size.
    case regular = 0
    /// The small size.
    case small = 1
    /// The large size.
    case large = 3
}
