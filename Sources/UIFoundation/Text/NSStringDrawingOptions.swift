/// How text is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The options as bits, with Apple's values.
    public let rawValue: Int

    /// Makes the options that these bits stand for.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The text may have several lines, and the rectangle's origin is their top left corner. Without it, it is one line
    /// whose baseline begins at the origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The space between lines counts, which it always does here.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line that fits ends with an ellipsis where text is truncated.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
