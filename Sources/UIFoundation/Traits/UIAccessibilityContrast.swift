/// How much the colours of an interface shall differ from each other.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// As usual.
    case normal = 0
    /// More than usual, for people who ask for it.
    case high = 1
}
