/// A set of axes along which a movement is possible.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The raw value, with Apple's bits.
    public let rawValue: UInt

    /// Creates a set of axes from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The axis from left to right.
    public static let horizontal = UIAxis(rawValue: 1)
    /// The axis from top to bottom.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
