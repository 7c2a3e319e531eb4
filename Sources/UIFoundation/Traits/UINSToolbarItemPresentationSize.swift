/// How large the items of a toolbar of AppKit's are, for views in it. There are no such toolbars here, nor on iOS:
/// the trait has the value that a program gives it.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
    /// The view is in no such toolbar.
    case unspecified = -1
    /// The usual size.
    case regular = 0
    /// Small.
    case small = 1
    /// Large.
    case large = 3
}
