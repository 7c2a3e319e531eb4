/// The style of underlines and strikethrough lines. An attribute's value is the `rawValue`, a number.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The raw value. The bits are the same as in UIKit. 0 means no line.
    public let rawValue: Int

    /// Creates a style from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// One line, twice as thick.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
}
