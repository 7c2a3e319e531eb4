/// How much room there is in one direction, roughly.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// Little: a phone's width in portrait.
    case compact = 1
    /// Much: a tablet's width.
    case regular = 2
}
