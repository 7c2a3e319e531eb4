/// Where the lines of text stand between the left and the right side.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// At both sides, by wider spaces; the last line of a paragraph is where its direction begins.
    case justified = 3
    /// At the side where the text's direction begins.
    case natural = 4
}
