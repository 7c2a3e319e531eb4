/// The ends of a list or landmark that an element is at.
public struct AccessibilityEdges: OptionSet, Sendable, Hashable, Codable {
    /// The raw bits.
    public let rawValue: Int

    /// Creates edges from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The first element of a list.
    public static let listStart = AccessibilityEdges(rawValue: 1 << 0)
    /// The last element of a list.
    public static let listEnd = AccessibilityEdges(rawValue: 1 << 1)
    /// The first element of a landmark.
    public static let landmarkStart = AccessibilityEdges(rawValue: 1 << 2)
    /// The last element of a landmark.
    public static let landmarkEnd = AccessibilityEdges(rawValue: 1 << 3)
}
