/// Whether the window of an interface is the one in use.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// Another window is in use.
    case inactive = 0
    /// It is the one in use.
    case active = 1
}
