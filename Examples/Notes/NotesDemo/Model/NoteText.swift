/// What stands in a note, without fonts and colours: those follow from it, from the user's text size and from the style.
public struct NoteText: Codable, Equatable, Sendable {
    /// Characters that stand out in the same way.
    public struct Run: Codable, Equatable, Sendable {
        /// The characters.
        public var text: String
        /// How they stand out.
        public var emphasis: Emphasis

        /// Makes a run.
        public init(_ text: String, _ emphasis: Emphasis = []) { (self.text, self.emphasis) = (text, emphasis) }
    }

    /// What stands between two line ends.
    public struct Paragraph: Codable, Equatable, Sendable {
        /// What it is.
        public var style: NoteStyle
        /// Its characters, without the line end; none of them is empty.
        public var runs: [Run]

        /// Makes a paragraph.
        public init(_ style: NoteStyle, _ runs: [Run]) {
            (self.style, self.runs) = (style, runs.filter { !$0.text.isEmpty })
        }

        /// Its characters.
        public var text: String { runs.map(\.text).joined() }

        /// Its characters without a list's marker.
        var content: String {
            let text = text
            return ListMarker(of: text).map { String(text.dropFirst($0.rawValue.count)) } ?? text
        }
    }

    /// From top to bottom; one at least, which may be empty.
    public var paragraphs: [Paragraph]

    /// Makes a text.
    public init(_ paragraphs: [Paragraph] = []) { self.paragraphs = paragraphs }

    /// A title, and paragraphs of body text after it.
    public init(title: String, _ body: String...) {
        paragraphs = [Paragraph(.title, [Run(title)])] + body.map { Paragraph(.body, [Run($0)]) }
    }

    /// All characters.
    public var string: String { paragraphs.map(\.text).joined(separator: "\n") }

    /// Whether there is nothing to read.
    public var isEmpty: Bool { paragraphs.allSatisfy { $0.content.allSatisfy(\.isWhitespace) } }

    /// The lines that say something, the first of which names the note.
    var lines: [String] {
        paragraphs.lazy.map(\.content).filter { !$0.allSatisfy(\.isWhitespace) }
    }

    /// As it is written into a file.
    public var plain: String {
        paragraphs.map { (ListMarker(of: $0.text)?.plain ?? "") + $0.content }.joined(separator: "\n") + "\n"
    }
}
