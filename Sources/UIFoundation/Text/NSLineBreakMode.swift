/// What happens to text that is wider than its line.
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on in the next line, after a word where that is possible.
    case byWordWrapping = 0
    /// It goes on in the next line, after any character.
    case byCharWrapping = 1
    /// It is cut off.
    case byClipping = 2
    /// Its beginning is left out, and an ellipsis says so.
    case byTruncatingHead = 3
    /// Its end is left out, and an ellipsis says so.
    case byTruncatingTail = 4
    /// Its middle is left out, and an ellipsis says so.
    case byTruncatingMiddle = 5
}
