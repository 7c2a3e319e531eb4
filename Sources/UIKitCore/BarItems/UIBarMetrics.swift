/// Bar shapes that can have separate images.
public enum UIBarMetrics: Int, Sendable {
    /// A bar of regular height.
    case `default` = 0
    /// A bar of compact height, as on a phone in landscape orientation.
    case compact = 1
    /// A bar of regular height with a prompt.
    case defaultPrompt = 101
    /// A bar of compact height with a prompt.
    case compactPrompt = 102
}
