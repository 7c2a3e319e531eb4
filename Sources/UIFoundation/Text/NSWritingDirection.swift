/// The direction in which text is read.
public enum NSWritingDirection: Int, Sendable {
    /// That of the paragraph's first strong character.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
