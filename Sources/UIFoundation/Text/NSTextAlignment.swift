/// The horizontal alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
    /// Lines are aligned at the left.
    case left = 0
    /// Lines are centered.
    case center = 1
    /// Lines are aligned at the right.
    case right = 2
    /// Lines are aligned at both sides by wider spaces. The last line of a paragraph has natural alignment.
    case justified = 3
    /// Lines are aligned at the leading side of the text's writing direction.
    case natural = 4
}
