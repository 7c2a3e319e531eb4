/// Directions in which something may move.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The directions as bits, with Apple's values.
    public let rawValue: UInt

    /// Makes a set of the directions that these bits stand for.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the left and right.
    public static let horizontal = UIAxis(rawValue: 1)
    /// Up and down.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both directions.
    public static let both: UIAxis = [.horizontal, .vertical]
}
