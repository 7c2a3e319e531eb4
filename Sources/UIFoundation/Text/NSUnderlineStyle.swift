/// How text is underlined or struck through. As an attribute's value it is the `rawValue`, a number.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The style as bits, with Apple's values. 0 is no line.
    public let rawValue: Int

    /// Makes the style that these bits stand for.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// One line, twice as thick.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
}
