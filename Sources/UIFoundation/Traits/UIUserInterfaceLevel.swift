/// The visual level of an interface. Dark backgrounds become lighter with the level.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The main content of a window.
    case base = 0
    /// Content above different content, such as a sheet.
    case elevated = 1
}
