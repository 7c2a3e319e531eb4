import Foundation
import FoundationXML

/// Passes what `XMLParser` finds on to a builder. The parser refers to it weakly, which makes each retain of it slow,
/// so that all work is the builder's.
final class DocumentParser: NSObject, XMLParserDelegate {
    private let builder: DocumentBuilder

    private init(_ builder: DocumentBuilder) { self.builder = builder }

    /// Reads a document in UTF-8.
    static func parse(_ data: Data, problems: DocumentProblems) throws(InterfaceDocumentError) -> ParsedDocument {
        let builder = DocumentBuilder(problems: problems, size: data.count)
        let (parser, delegate) = (XMLParser(data: data), DocumentParser(builder))
        parser.shouldResolveExternalEntities = false
        parser.externalEntityResolvingPolicy = .never
        parser.delegate = delegate
        let isComplete = withExtendedLifetime(delegate) { parser.parse() }
        // In a document that ends too early, nothing need have been called.
        let code = parser.parserError.map { ($0 as NSError).code } ?? (isComplete ? nil : 0)
        return try builder.document(code: code, line: parser.lineNumber)
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        builder.begin(elementName, attributes, line: parser.lineNumber)
        if builder.hasFailed { parser.abortParsing() }
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
        builder.end()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { builder.take(string) }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        builder.take(String(decoding: CDATABlock, as: UTF8.self))
    }

    /// The parser would go on, with whatever it makes of the rest.
    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        builder.fail(.malformed(code: (parseError as NSError).code), parser.lineNumber)
        parser.abortParsing()
    }
}
