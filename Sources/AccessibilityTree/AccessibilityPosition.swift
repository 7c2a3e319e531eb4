/// The position of an element among elements of the same kind, such as a tab or a row.
public struct AccessibilityPosition: Sendable, Hashable, Codable {
    /// The position, from 1.
    public var index: Int
    /// The number of elements.
    public var count: Int
    /// Whether the position is a part of the spoken line, as for tabs.
    public var isSpoken: Bool

    /// Creates a position.
    public init(index: Int, count: Int, isSpoken: Bool) {
        (self.index, self.count, self.isSpoken) = (index, count, isSpoken)
    }
}
