/// How high an interface lies above the one below it; dark backgrounds get lighter with height.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// A window's main content.
    case base = 0
    /// Content on top of other content, such as a sheet.
    case elevated = 1
}
