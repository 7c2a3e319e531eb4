/// The size of the items in an AppKit toolbar, for views in it. Such toolbars exist neither here nor on iOS: the trait
/// has the value that a program sets.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
    /// The view is not in such a toolbar.
    case unspecified = -1
    /// The regular size.
    case regular = 0
    /// Small.
    case small = 1
    /// Large.
    case large = 3
}
