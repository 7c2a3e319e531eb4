/// The kind of the list that contains a view.
public enum UIListEnvironment: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// The view is not in a list.
    case none = 1
    /// A plain list.
    case plain = 2
    /// A grouped list.
    case grouped = 3
    /// A grouped list, inset from the sides.
    case insetGrouped = 4
    /// A sidebar.
    case sidebar = 5
    /// A plain sidebar.
    case sidebarPlain = 6
}
