import Foundation
import FoundationXML

/// Reads XML into elements. What only the editor needs is passed over; what is too much ends it.
final class DocumentParser: NSObject, XMLParserDelegate {
    private let problems: DocumentProblems
    private(set) var root: SourceElement?
    private var open: [SourceElement] = []
    private var count = 0
    private var depth = 0
    /// How many elements are open in, and with, one that is passed over.
    private var passedOver = 0
    private var takesText = false
    private var failure: InterfaceDocumentError?

    private init(problems: DocumentProblems) { self.problems = problems }

    /// Reads a document in UTF-8.
    static func root(of data: Data, problems: DocumentProblems) throws(InterfaceDocumentError) -> SourceElement {
        let reader = DocumentParser(problems: problems)
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.externalEntityResolvingPolicy = .never
        parser.delegate = reader
        let isComplete = parser.parse()
        if let failure = reader.failure { throw failure }
        let code = parser.parserError.map { ($0 as NSError).code }
        guard isComplete, code == nil, reader.open.isEmpty, let root = reader.root else {
            throw InterfaceDocumentError(
                document: problems.document, line: parser.lineNumber, reason: .malformed(code: code ?? 0))
        }
        return root
    }

    // MARK: Elements

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        guard failure == nil else { return }
        count += 1
        depth += 1
        if count > ReadingLimits.elements { return stop(parser, .tooManyElements(limit: ReadingLimits.elements)) }
        if depth > ReadingLimits.depth { return stop(parser, .tooDeep(limit: ReadingLimits.depth)) }
        if passedOver > 0 { return passedOver += 1 }
        let kind = ElementKind(name: elementName)
        if kind.isForEditor { return passedOver = 1 }
        let element = SourceElement(kind: kind, name: elementName, line: parser.lineNumber, problems: problems)
        take(attributes, into: element)
        if let parent = open.last { parent.children.append(element) } else if root == nil { root = element }
        open.append(element)
        takesText = kind == .string || kind == .mutableString
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
        guard failure == nil else { return }
        depth -= 1
        if passedOver > 0 { return passedOver -= 1 }
        _ = open.popLast()
        takesText = false
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if takesText, passedOver == 0 { open.last?.text += string }
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        if takesText, passedOver == 0 { open.last?.text += String(decoding: CDATABlock, as: UTF8.self) }
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
            } else if let key = DocumentKey(name: name) {
                guard element.attributes.count < ReadingLimits.attributes else {
                    element.note(.tooManyAttributes)
                    break
                }
                element.attributes.append(AttributeEntry(key: key, value: value))
            } else if !element.kind.isForeign, element.kind != .unknown {
                element.note(.unknownAttribute(name))
            }
        }
    }

    private func stop(_ parser: XMLParser, _ reason: InterfaceDocumentError.Reason) {
        failure = InterfaceDocumentError(document: problems.document, line: parser.lineNumber, reason: reason)
        parser.abortParsing()
    }
}
