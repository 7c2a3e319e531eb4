import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of an XML file.
final class MarkupElement {
    let name: String
    let attributes: [String: String]
    private(set) var children: [MarkupElement] = []

    init(name: String, attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }

    /// The elements of a name below this one, in the order of the text.
    func all(_ name: String) -> [MarkupElement] {
        children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
    }

    func child(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

    /// Reads a file and returns its top element.
    static func read(_ path: String) throws(ProjectError) -> MarkupElement {
        guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path: path) }
        guard data.count < 64 << 20 else { throw .tooLarge(path: path, limit: "64 MB") }
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        let builder = Builder()
        parser.delegate = builder
        guard parser.parse(), !builder.isTooDeep, builder.isWhole, let top = builder.top.children.first else {
            if builder.isTooDeep { throw .tooLarge(path: path, limit: "\(Builder.deepest) nested elements") }
            throw .damaged(path: path, line: max(1, parser.lineNumber), message: "the text is not XML")
        }
        return top
    }

    private final class Builder: NSObject, XMLParserDelegate {
        static let deepest = 100
        let top = MarkupElement(name: "", attributes: [:])
        private lazy var open = [top]
        private(set) var isTooDeep = false
        /// Whether all elements have an end. The parser accepts a text that ends within an element.
        var isWhole: Bool { open.count == 1 }

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            let element = MarkupElement(name: name, attributes: attributes)
            open[open.count - 1].children.append(element)
            open.append(element)
            if open.count > Self.deepest {
                isTooDeep = true
                parser.abortParsing()
            }
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            if open.count > 1 { open.removeLast() }
        }
    }
}
