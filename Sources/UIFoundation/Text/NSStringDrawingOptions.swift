/// Options for measuring and drawing text in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The raw value. The bits are the same as in UIKit.
    public let rawValue: Int

    /// Creates options from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The text may have several lines, and the rectangle's origin is their top left corner. Without this option the
    /// text is a single line whose baseline begins at the origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Includes the space between lines. This space is always included in Ireko, with or without the option.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Adds an ellipsis to the last line that fits if the text is truncated.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
