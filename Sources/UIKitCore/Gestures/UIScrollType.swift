/// The kinds of scrolling. Raw values are UIKit's.
public enum UIScrollType: Int, Sendable {
    /// In steps, as of a wheel.
    case discrete
    /// In small movements, as of a trackpad.
    case continuous
}

/// A set of kinds of scrolling.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: Int

    /// Makes a set of raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Scrolling in steps.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Scrolling in small movements.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Both kinds.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
