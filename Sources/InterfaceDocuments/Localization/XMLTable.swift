import Foundation
import FoundationXML

/// A table in an XML property list.
final class XMLTable: NSObject, XMLParserDelegate {
    private struct Level {
        var table: [String: TableValue] = [:]
        var key: String?
    }

    private var levels: [Level] = []
    private var outermost: [String: TableValue]?
    private var text = ""
    /// The number of open elements in a skipped element, including it. Elements that tables of strings do not contain
    /// are skipped.
    private var passedOver = 0
    private var isBroken = false

    /// Returns the outermost table, or `nil` if the list is malformed or contains no table.
    static func read(_ data: Data) -> [String: TableValue]? {
        guard let text = try? DocumentText(of: withoutDocumentType(data)) else { return nil }
        let (parser, reader) = (XMLParser(data: text.data), XMLTable())
        parser.shouldResolveExternalEntities = false
        parser.externalEntityResolvingPolicy = .never
        parser.delegate = reader
        let isComplete = withExtendedLifetime(reader) { parser.parse() }
        return isComplete && parser.parserError == nil && !reader.isBroken ? reader.outermost : nil
    }

    /// Removes the document type that every property list has. A document type with definitions is kept, and is
    /// rejected later.
    private static func withoutDocumentType(_ data: Data) -> Data {
        guard let start = data.range(of: Data("<!DOCTYPE plist ".utf8)),
            let end = data[start.upperBound...].firstIndex(of: UInt8(ascii: ">")),
            !data[start.upperBound..<end].contains(UInt8(ascii: "["))
        else { return data }
        return data[..<start.lowerBound] + data[(end + 1)...]
    }

    // MARK: Elements

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        text = ""
        if passedOver > 0 { return passedOver += 1 }
        switch elementName {
        case "dict" where levels.count < TableValue.deepest: levels.append(Level())
        case "plist", "key", "string": break
        default: passedOver = 1
        }
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
        if passedOver > 0 {
            passedOver -= 1
            return passedOver == 0 ? add(.other) : ()
        }
        switch elementName {
        case "key": if let last = levels.indices.last { levels[last].key = text }
        case "string": add(.string(text))
        case "dict":
            guard let level = levels.popLast() else { return }
            if levels.isEmpty { outermost = outermost ?? level.table } else { add(.table(level.table)) }
        default: break
        }
        text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        text += String(decoding: CDATABlock, as: UTF8.self)
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        isBroken = true
        parser.abortParsing()
    }

    private func add(_ value: TableValue) {
        guard let last = levels.indices.last, let key = levels[last].key else { return }
        levels[last].table[key] = value
        levels[last].key = nil
    }
}
