/// The range of colors of a display.
public enum UIDisplayGamut: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// sRGB, in which Ireko draws.
    case SRGB = 0
    /// Display P3.
    case P3 = 1
}
