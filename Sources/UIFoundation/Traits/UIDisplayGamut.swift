/// The colours that a display can show.
public enum UIDisplayGamut: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// Those of sRGB, which is what Ireko draws in.
    case SRGB = 0
    /// Those of Display P3.
    case P3 = 1
}
