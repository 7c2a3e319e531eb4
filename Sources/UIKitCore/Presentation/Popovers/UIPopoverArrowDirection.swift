/// The directions in which a popover's arrow points. The raw values are the same as in UIKit.
///
/// A popover whose arrow points up is below its source.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The raw bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The arrow points up, to a source above the popover.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The arrow points down, to a source below the popover.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The arrow points to a source left of the popover.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The arrow points to a source right of the popover.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// All four directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The direction of a popover that is not shown.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
