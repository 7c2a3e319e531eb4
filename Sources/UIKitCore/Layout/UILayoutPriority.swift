import Foundation

/// How much a constraint is wished for, from 1 to 1000 (required).
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public var rawValue: Float

    /// Makes a priority of a number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority of a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Must hold.
    public static let required = UILayoutPriority(1000)
    /// With which content resists being cut: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// With which dragging an element may change a window: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// With which a window wants to stay as large as it is: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// With which dragging an element may not change a window: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// With which content holds its own size: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// With which a fitting size is aimed at: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Whether one is wished for less than another.
    public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }
    /// A priority that is higher by a number.
    public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { .init(lhs.rawValue + rhs) }
    /// A priority that is lower by a number.
    public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { .init(lhs.rawValue - rhs) }

    /// As the solver takes it: NaN is the least.
    var strength: Double { Double(min(max(0.001, rawValue), 1000)) }
}
