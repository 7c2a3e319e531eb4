/// The text of a text field or text view. Offsets count UTF-16 units.
public struct AccessibilityText: Sendable, Hashable, Codable {
    /// The text, or a bullet for each character of a password. Only the first `maximumLength` units are included.
    public var content: String
    /// The length of the whole text.
    public var length: Int
    /// The start of the selection. Equals `selectionEnd`, the position of the caret, if the selection is empty.
    public var selectionStart: Int
    /// The end of the selection.
    public var selectionEnd: Int
    /// Whether the text can be edited.
    public var isEditable: Bool
    /// Whether the text can have several lines.
    public var isMultiline: Bool
    /// Whether the text is hidden.
    public var isSecure: Bool

    /// The greatest length of `content`, in UTF-16 units.
    public static let maximumLength = 100_000

    /// Creates a text. The selection is limited to the text.
    public init(
        _ text: String, selection: Range<Int>? = nil, isEditable: Bool, isMultiline: Bool = false,
        isSecure: Bool = false
    ) {
        let length = text.utf16.count
        let shown = isSecure ? String(repeating: "•", count: text.count) : text
        let shownLength = isSecure ? shown.utf16.count : length
        content = shownLength <= Self.maximumLength ? shown : shown.prefix(units: Self.maximumLength)
        self.length = shownLength
        selectionStart = min(max(selection?.lowerBound ?? shownLength, 0), shownLength)
        selectionEnd = min(max(selection?.upperBound ?? shownLength, 0), shownLength)
        (self.isEditable, self.isMultiline, self.isSecure) = (isEditable, isMultiline, isSecure)
    }
}
