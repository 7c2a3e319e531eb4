/// Whether text shall be bolder than usual.
public enum UILegibilityWeight: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// As usual.
    case regular = 0
    /// Bolder, for people who ask for it.
    case bold = 1
}
