/// Additional content of an element that is available on request.
public struct AccessibilityContent: Sendable, Hashable, Codable {
    /// The name of the content.
    public var label: String
    /// The content.
    public var value: String
    /// Whether the content is always spoken.
    public var isImportant: Bool

    /// Creates content.
    public init(label: String, value: String, isImportant: Bool = false) {
        (self.label, self.value, self.isImportant) = (label, value, isImportant)
    }
}
