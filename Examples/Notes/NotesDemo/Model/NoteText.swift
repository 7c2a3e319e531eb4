/// The text of a note, without fonts and colors. These are derived from it, from the user's text size and from the
/// style.
public struct NoteText: Codable, Equatable, Sendable {
    /// Characters with the same emphasis.
    public struct Run: Codable, Equatable, Sendable {
        /// The characters.
        public var text: String
        /// The emphasis of the characters.
        public var emphasis: Emphasis

        /// Creates a run.
        public init(_ text: String, _ emphasis: Emphasis = []) { (self.text, self.emphasis) = (text, emphasis) }
    }

    /// A paragraph of the text.
    public struct Paragraph: Codable, Equatable, Sendable {
        /// The style of the paragraph.
        public var style: NoteStyle
        /// The runs of the paragraph, without the line end. Runs are not empty.
        public var runs: [Run]

        /// Creates a paragraph.
        public init(_ style: NoteStyle, _ runs: [Run]) {
            (self.style, self.runs) = (style, runs.filter { !$0.text.isEmpty })
        }

        /// The characters of the paragraph.
        public var text: String { runs.map(\.text).joined() }

        /// The characters without the list marker.
        var content: String {
            let text = text
            return ListMarker(of: text).map { String(text.dropFirst($0.rawValue.count)) } ?? text
        }
    }

    /// The paragraphs from top to bottom; at least one, which may be empty.
    public var paragraphs: [Paragraph]

    /// Creates a text.
    public init(_ paragraphs: [Paragraph] = []) { self.paragraphs = paragraphs }

    /// Creates a text with a title and paragraphs of body text.
    public init(title: String, _ body: String...) {
        paragraphs = [Paragraph(.title, [Run(title)])] + body.map { Paragraph(.body, [Run($0)]) }
    }

    /// All characters.
    public var string: String { paragraphs.map(\.text).joined(separator: "\n") }

    /// Whether the text only contains white space.
    public var isEmpty: Bool { paragraphs.allSatisfy { $0.content.allSatisfy(\.isWhitespace) } }

    /// The lines that are not blank. The first of them is the note's title.
    var lines: [String] {
        paragraphs.lazy.map(\.content).filter { !$0.allSatisfy(\.isWhitespace) }
    }

    /// The plain text for a file.
    public var plain: String {
        paragraphs.map { (ListMarker(of: $0.text)?.plain ?? "") + $0.content }.joined(separator: "\n") + "\n"
    }
}
