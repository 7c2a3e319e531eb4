/// What happens to text that is wider than its line.
public enum NSLineBreakMode: Int, Sendable {
    /// It continues in the next line, after a word where that is possible.
    case byWordWrapping = 0
    /// It continues in the next line, after any character.
    case byCharWrapping = 1
    /// It is clipped.
    case byClipping = 2
    /// Its beginning is truncated, with an ellipsis.
    case byTruncatingHead = 3
    /// Its end is truncated, with an ellipsis.
    case byTruncatingTail = 4
    /// Its middle is truncated, with an ellipsis.
    case byTruncatingMiddle = 5
}
