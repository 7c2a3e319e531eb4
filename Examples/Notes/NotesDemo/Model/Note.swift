import Foundation

/// A note.
public struct Note: Codable, Identifiable, Equatable, Sendable {
    /// What tells it from others, also between launches.
    public let id: UUID
    /// What stands in it.
    public var text: NoteText
    /// When that was changed last.
    public var modified: Date

    /// Makes a note.
    public init(id: UUID = UUID(), text: NoteText = NoteText(), modified: Date) {
        (self.id, self.text, self.modified) = (id, text, modified)
    }

    /// Its first line.
    public var title: String { text.lines.first ?? "New Note" }

    /// Its second line.
    public var preview: String { text.lines.dropFirst().first ?? "No additional text" }

    /// Whether each word of a search is in it: case, accents and the width of letters do not count.
    public func matches(_ search: String) -> Bool {
        let string = text.string
        return search.split(whereSeparator: \.isWhitespace).allSatisfy {
            string.range(of: $0, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]) != nil
        }
    }
}
