import Foundation

/// The priority of a constraint, from 1 to 1000 (required).
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public var rawValue: Float

    /// Makes a priority of a number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority of a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Must hold.
    public static let required = UILayoutPriority(1000)
    /// The default of compression resistance: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// That of a drag that may resize the window: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// That of a window's present size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// That of a drag that may not resize the window: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The default of content hugging: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// That of the target size of a fitting: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Whether one priority is lower than another.
    public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }
    /// A priority that is higher by a number.
    public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { .init(lhs.rawValue + rhs) }
    /// A priority that is lower by a number.
    public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { .init(lhs.rawValue - rhs) }

    /// The solver's strength: NaN counts as the least.
    var strength: Double { Double(min(max(0.001, rawValue), 1000)) }
}
