/// How text that is wider than its line is broken, clipped or truncated.
public enum NSLineBreakMode: Int, Sendable {
    /// Text continues in the next line, after a word if possible.
    case byWordWrapping = 0
    /// Text continues in the next line, after any character.
    case byCharWrapping = 1
    /// Text is clipped.
    case byClipping = 2
    /// The beginning of the line is truncated, with an ellipsis.
    case byTruncatingHead = 3
    /// The end of the line is truncated, with an ellipsis.
    case byTruncatingTail = 4
    /// The middle of the line is truncated, with an ellipsis.
    case byTruncatingMiddle = 5
}
