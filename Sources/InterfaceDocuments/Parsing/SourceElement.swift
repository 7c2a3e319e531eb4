/// An element, while a document is being read.
final class SourceElement: AttributeReading {
    let kind: ElementKind
    /// The name of an element of unknown kind.
    private let unknownName: String?
    let line: Int
    /// The owner outlives all elements.
    unowned(unsafe) let problems: DocumentProblems
    @exclusivity(unchecked) var id = ""
    @exclusivity(unchecked) var key: String?
    @exclusivity(unchecked) var attributes: [AttributeEntry] = []
    /// The attributes with the value `YES`, for an element whose attributes are the elements of an option set.
    var flags: [String] = []
    @exclusivity(unchecked) var children: [SourceElement] = []
    @exclusivity(unchecked) var text = ""
    /// A bit for each attribute that has been read.
    @exclusivity(unchecked) private var readAttributes: UInt64 = 0

    init(kind: ElementKind, name: String, line: Int, problems: DocumentProblems) {
        self.kind = kind
        unknownName = kind == .unknown ? name : nil
        self.line = line
        self.problems = problems
    }

    var elementName: String { unknownName ?? kind.rawValue }

    func text(of key: DocumentKey) -> String? {
        guard let place = attributes.place(of: key) else { return nil }
        readAttributes |= 1 << UInt64(place)
        return attributes[place].value
    }

    /// Returns the first child of a kind.
    func child(_ kind: ElementKind) -> SourceElement? { children.first { $0.kind == kind } }

    /// Marks the element and its content as read: they are known, and have no effect.
    func ignore() {
        readAttributes = 1 << UInt64(attributes.count) - 1
        for child in children { child.ignore() }
    }

    /// Adds warnings for the unread attributes of the element and of its content.
    func noteUnread() {
        noteOwnUnread()
        for child in children { child.noteUnread() }
    }

    /// Adds warnings for the unread attributes of the element.
    func noteOwnUnread() {
        if readAttributes == 1 << UInt64(attributes.count) - 1 { return }
        for (place, entry) in attributes.enumerated()
        where readAttributes & (1 << UInt64(place)) == 0 && !entry.key.isForEditor {
            note(.unknownAttribute(entry.key.rawValue))
        }
    }
}
