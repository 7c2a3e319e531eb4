/// Creates elements from the events of an XML parser, and objects from the elements. A scene's objects are created
/// when the scene ends, so that the elements of the whole document are never in memory together. Elements for the
/// editor are skipped. Exceeding a limit ends the reading.
final class DocumentBuilder {
    private let problems: DocumentProblems
    private let (kinds, keys) = (ElementKind.names, DocumentKey.names)
    @exclusivity(unchecked) private var root: SourceElement?
    @exclusivity(unchecked) private var scenes: [SceneDescription] = []
    @exclusivity(unchecked) private var topLevelObjects: [ObjectElement] = []
    @exclusivity(unchecked) private var reader: DocumentReader
    @exclusivity(unchecked) private var open: [SourceElement] = []
    @exclusivity(unchecked) private var count = 0
    @exclusivity(unchecked) private var depth = 0
    /// The number of open elements in a skipped element, including it.
    @exclusivity(unchecked) private var passedOver = 0
    @exclusivity(unchecked) private var takesText = false
    /// The lines of the first use of each name.
    @exclusivity(unchecked) private var lines: [NamedUse: Int] = [:]
    private static let lineLimit = 10_000
    @exclusivity(unchecked) private var failure: InterfaceDocumentError?

    /// - Parameter size: The number of bytes of the document.
    init(problems: DocumentProblems, size: Int) {
        self.problems = problems
        reader = DocumentReader(problems: problems, count: size / 300)
    }

    /// Whether a limit was exceeded, so that further events are ignored.
    var hasFailed: Bool { failure != nil }

    /// Returns the document.
    /// - Parameters:
    ///   - code: The parser's error.
    ///   - line: The parser's line.
    func document(code: Int?, line: Int) throws(InterfaceDocumentError) -> ParsedDocument {
        if let failure { throw failure }
        guard code == nil, open.isEmpty, let root else {
            throw InterfaceDocumentError(document: problems.document, line: line, reason: .malformed(code: code ?? 0))
        }
        problems.keepLines(lines)
        return ParsedDocument(root: root, scenes: scenes, topLevelObjects: topLevelObjects, reader: reader)
    }

    // MARK: Elements

    func begin(_ name: String, _ attributes: [String: String], line: Int) {
        guard failure == nil else { return }
        count += 1
        depth += 1
        if count > ReadingLimits.elements { return fail(.tooManyElements(limit: ReadingLimits.elements), line) }
        if depth > ReadingLimits.depth { return fail(.tooDeep(limit: ReadingLimits.depth), line) }
        if passedOver > 0 { return passedOver += 1 }
        let kind = kinds[name] ?? .unknown
        if kind.isForEditor { return passedOver = 1 }
        let element = SourceElement(kind: kind, name: name, line: line, problems: problems)
        take(attributes, into: element)
        if let parent = open.last { parent.children.append(element) } else if root == nil { root = element }
        open.append(element)
        takesText = kind == .string || kind == .mutableString
    }

    func end() {
        guard failure == nil else { return }
        depth -= 1
        if passedOver > 0 { return passedOver -= 1 }
        takesText = false
        guard let element = open.popLast(), let parent = open.last, open.count == 2 else { return }
        switch parent.kind {
        case .scenes where element.kind == .scene:
            parent.children.removeLast()
            scenes.append(reader.scene(element))
        case .objects:
            parent.children.removeLast()
            if let object = reader.listed(element, in: -1) { topLevelObjects.append(object) }
        default: break
        }
    }

    func take(_ text: String) {
        if takesText, passedOver == 0 { open.last?.text += text }
    }

    private func take(_ attributes: [String: String], into element: SourceElement) {
        if element.kind.isSetOfFlags {
            element.flags = attributes.filter { $0.value == "YES" }.map(\.key).sorted()
            element.key = attributes["key"]
            return
        }
        element.attributes.reserveCapacity(min(attributes.count, ReadingLimits.attributes))
        for (name, value) in attributes {
            if name == "id" {
                element.id = value
            } else if name == "key" {
                element.key = value
            } else if let key = keys[name] {
                guard element.attributes.count < ReadingLimits.attributes else {
                    element.note(.tooManyAttributes)
                    continue
                }
                element.attributes.append(AttributeEntry(key: key, value: value))
                if let use = NamedUse(element.kind, key, value), lines[use] == nil, lines.count < Self.lineLimit {
                    lines[use] = element.line
                }
            } else if !element.kind.isForeign, element.kind != .unknown {
                element.note(.unknownAttribute(name))
            }
        }
    }

    /// Ends the reading. The first reason is kept.
    func fail(_ reason: InterfaceDocumentError.Reason, _ line: Int) {
        failure = failure ?? InterfaceDocumentError(document: problems.document, line: line, reason: reason)
    }
}
