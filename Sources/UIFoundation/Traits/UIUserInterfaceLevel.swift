/// The visual level of an interface. In the dark style, elevated backgrounds are lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The main content of a window.
    case base = 0
    /// Content above the main content, such as a sheet.
    case elevated = 1
}
