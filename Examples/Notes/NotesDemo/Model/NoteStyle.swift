/// The style of a paragraph.
public enum NoteStyle: String, Codable, CaseIterable, Sendable {
    case title, heading, body

    /// The name in menus.
    var name: String {
        switch self {
        case .title: "Title"
        case .heading: "Heading"
        case .body: "Body"
        }
    }
}

/// The emphasis of characters.
public struct Emphasis: OptionSet, Codable, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Bold text.
    public static let bold = Emphasis(rawValue: 1 << 0)
    /// Italic text.
    public static let italic = Emphasis(rawValue: 1 << 1)
    /// Underlined text.
    public static let underline = Emphasis(rawValue: 1 << 2)

    /// The name of the undo action.
    var name: String {
        switch self {
        case .bold: "Bold"
        case .italic: "Italic"
        default: "Underline"
        }
    }
}

/// The marker at the beginning of a list's paragraph. It consists of characters, so that it can be deleted, copied and
/// undone like text.
public enum ListMarker: String, CaseIterable, Sendable {
    case bullet = "•\t"
    case open = "○\t"
    case done = "●\t"

    /// The marker of a paragraph; `nil` without a marker.
    init?(of paragraph: String) {
        guard let marker = Self.allCases.first(where: { paragraph.hasPrefix($0.rawValue) }) else { return nil }
        self = marker
    }

    /// The marker of the next paragraph.
    var next: ListMarker { self == .done ? .open : self }

    /// The marker in a plain text file.
    var plain: String {
        switch self {
        case .bullet: "- "
        case .open: "- [ ] "
        case .done: "- [x] "
        }
    }
}
