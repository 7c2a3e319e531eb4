import Foundation

/// A note.
public struct Note: Codable, Identifiable, Equatable, Sendable {
    /// The identifier of the note, which is persistent.
    public let id: UUID
    /// The text of the note.
    public var text: NoteText
    /// The time of the last change.
    public var modified: Date

    /// Creates a note.
    public init(id: UUID = UUID(), text: NoteText = NoteText(), modified: Date) {
        (self.id, self.text, self.modified) = (id, text, modified)
    }

    /// The first line.
    public var title: String { text.lines.first ?? "New Note" }

    /// The second line.
    public var preview: String { text.lines.dropFirst().first ?? "No additional text" }

    /// Whether the note contains each word of a search, ignoring case, accents and width.
    public func matches(_ search: String) -> Bool {
        let string = text.string
        return search.split(whereSeparator: \.isWhitespace).allSatisfy {
            string.range(of: $0, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]) != nil
        }
    }
}
