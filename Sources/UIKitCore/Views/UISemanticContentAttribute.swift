/// The behavior of a view's content in a right-to-left interface. The raw values are the same as in UIKit.
public enum UISemanticContentAttribute: Int, Sendable {
    /// The content is mirrored with the interface.
    case unspecified
    /// Playback controls: never mirrored.
    case playback
    /// A spatial direction: never mirrored.
    case spatial
    /// The content is always left to right.
    case forceLeftToRight
    /// The content is always right to left.
    case forceRightToLeft
}
