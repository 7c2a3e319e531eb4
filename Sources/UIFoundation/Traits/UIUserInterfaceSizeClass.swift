/// The approximate size that is available in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// A small size: a phone's width in portrait.
    case compact = 1
    /// A large size: a tablet's width.
    case regular = 2
}
