/// The shapes of a bar that an image can be made for.
public enum UIBarMetrics: Int, Sendable {
    /// A bar of the usual height.
    case `default` = 0
    /// A bar where the height is compact, as on a phone that is held sideways.
    case compact = 1
    /// A bar of the usual height that shows a prompt.
    case defaultPrompt = 101
    /// A bar where the height is compact that shows a prompt.
    case compactPrompt = 102
}
