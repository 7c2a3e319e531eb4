/// The shapes of a bar for which separate images can be set.
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
