import Foundation

/// The priority of a constraint, from 1 to 1000 (required).
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The raw number.
    public var rawValue: Float

    /// Creates a priority from a number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The priority of a required constraint: 1000.
    public static let required = UILayoutPriority(1000)
    /// The default priority of compression resistance: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a drag that may resize the window: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority of a window's present size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag that may not resize the window: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The default priority of content hugging: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target size for fitting: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Returns whether the first priority is lower than the second.
    public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }
    /// Returns a priority raised by a number.
    public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { .init(lhs.rawValue + rhs) }
    /// Returns a priority lowered by a number.
    public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { .init(lhs.rawValue - rhs) }

    /// The solver's strength; NaN is the lowest.
    var strength: Double { Double(min(max(0.001, rawValue), 1000)) }
}
