/// The axes of a movement.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The raw value, with Apple's bits.
    public let rawValue: UInt

    /// Creates a set of axes from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the left and right.
    public static let horizontal = UIAxis(rawValue: 1)
    /// Up and down.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
