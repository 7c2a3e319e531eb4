/// Whether text is bolder than usual.
public enum UILegibilityWeight: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The regular weight.
    case regular = 0
    /// Bolder, as requested by the user.
    case bold = 1
}
