/// The contrast of the colors of an interface.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// Normal contrast.
    case normal = 0
    /// Increased contrast, as requested by the user.
    case high = 1
}
