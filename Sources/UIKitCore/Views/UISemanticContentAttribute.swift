/// How a view's content behaves where the interface is read from right to left. Raw values are UIKit's.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored with the interface.
    case unspecified
    /// Playback controls: never mirrored.
    case playback
    /// A direction in space: never mirrored.
    case spatial
    /// Always from left to right.
    case forceLeftToRight
    /// Always from right to left.
    case forceRightToLeft
}
