/// Whether the window of an interface is active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The window is inactive.
    case inactive = 0
    /// The window is active.
    case active = 1
}
