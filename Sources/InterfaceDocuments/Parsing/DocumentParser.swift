import Foundation
import FoundationXML

/// Passes the events of `XMLParser` to a builder. The parser refers to its delegate weakly, which makes each retain of
/// the delegate slow, so that the builder does all the work.
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
        // If the document ends too early, the parser may not have called any method.
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

    /// Stops the parser, which would otherwise continue with the rest of the document.
    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        builder.fail(.malformed(code: (parseError as NSError).code), parser.lineNumber)
        parser.abortParsing()
    }
}
