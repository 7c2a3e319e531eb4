/// The types of scrolling. The raw values are the same as in UIKit.
public enum UIScrollType: Int, Sendable {
    /// Scrolling in steps, as of a wheel.
    case discrete
    /// Scrolling in small movements, as of a trackpad.
    case continuous
}

/// A set of types of scrolling.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The raw bits, with UIKit's values.
    public let rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Scrolling in steps.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Scrolling in small movements.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Both types.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
