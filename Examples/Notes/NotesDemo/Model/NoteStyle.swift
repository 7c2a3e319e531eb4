/// What a paragraph is.
public enum NoteStyle: String, Codable, CaseIterable, Sendable {
    case title, heading, body

    /// Its name in menus.
    var name: String {
        switch self {
        case .title: "Title"
        case .heading: "Heading"
        case .body: "Body"
        }
    }
}

/// How some of a paragraph's characters stand out.
public struct Emphasis: OptionSet, Codable, Hashable, Sendable {
    /// One bit each.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Heavier.
    public static let bold = Emphasis(rawValue: 1 << 0)
    /// Slanted.
    public static let italic = Emphasis(rawValue: 1 << 1)
    /// With a line below.
    public static let underline = Emphasis(rawValue: 1 << 2)

    /// Its name where it is undone.
    var name: String {
        switch self {
        case .bold: "Bold"
        case .italic: "Italic"
        default: "Underline"
        }
    }
}

/// What a paragraph of a list begins with: characters like others, so that they are deleted, copied and undone as those are.
public enum ListMarker: String, CaseIterable, Sendable {
    case bullet = "•\t"
    case open = "○\t"
    case done = "●\t"

    /// The marker of a paragraph, if it has one.
    init?(of paragraph: String) {
        guard let marker = Self.allCases.first(where: { paragraph.hasPrefix($0.rawValue) }) else { return nil }
        self = marker
    }

    /// What the next paragraph begins with.
    var next: ListMarker { self == .done ? .open : self }

    /// The same in a file of plain text.
    var plain: String {
        switch self {
        case .bullet: "- "
        case .open: "- [ ] "
        case .done: "- [x] "
        }
    }
}
