/// The list that a view is in.
public enum UIListEnvironment: Int, Sendable {
    /// Nothing is known of a list.
    case unspecified = 0
    /// It is in none.
    case none = 1
    /// A plain one.
    case plain = 2
    /// A grouped one.
    case grouped = 3
    /// A grouped one, inset from the sides.
    case insetGrouped = 4
    /// A sidebar.
    case sidebar = 5
    /// A plain sidebar.
    case sidebarPlain = 6
}
