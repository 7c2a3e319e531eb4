import CoreGraphics
import Foundation

/// Reads the parts of an SVG that determine its cost (`VectorCost`).
struct SVGScanner {
    struct Element {
        var name: String
        var parent: Int?
        var id: String?
        var references: [String] = []
        var layers = 0
        var textLength = 0
        var hasMarker = false
        /// Whether a class or an identifier may add the references of the style sheet.
        var isStyled = false
        /// Whether a number in an attribute would take librsvg an unlimited time.
        var isEndless = false
        var attributes: [(name: String, value: String)] = []
    }

    /// The references of style sheets.
    private(set) var styleReferences: [String] = []
    private let bytes: [UInt8]
    private var position = 0
    private var images = 0

    init(_ data: Data) { bytes = [UInt8](data) }

    mutating func elements() throws(ImageError) -> [Element] {
        var (elements, open): ([Element], [Int]) = ([], [])
        while let text = readText() {
            if let current = open.last {
                elements[current].textLength += text.count { $0 > 0x20 }
                if elements[current].name == "style" { try addStyle(text) }
            }
            if skip("<!--", to: "-->") || skip("<?", to: "?>") { continue }
            if starts(with: "<![CDATA[") {
                let start = position + 9
                _ = skip("<![CDATA[", to: "]]>")
                if let current = open.last, elements[current].name == "style" {
                    try addStyle(bytes[min(start, position)..<position])
                }
            } else if starts(with: "<!") {
                try readDeclaration()
            } else if starts(with: "</") {
                _ = skip("</", to: ">")
                _ = open.popLast()
            } else {
                let (element, isEmpty) = try readElement(parent: open.last)
                elements.append(element)
                guard elements.count <= 100_000, open.count < 256 else {
                    throw .notDecodable("it has too many elements")
                }
                if !isEmpty { open.append(elements.count - 1) }
            }
        }
        return elements
    }

    // MARK: Text

    /// Returns the text before the next `<`, or `nil` at the end of the data.
    private mutating func readText() -> ArraySlice<UInt8>? {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        return position < bytes.count ? bytes[start..<position] : nil
    }

    private func starts(with text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard position + length <= bytes.count else { return false }
        return (0..<length).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
    }

    private mutating func skip(_ start: StaticString, to end: StaticString) -> Bool {
        guard starts(with: start) else { return false }
        position += start.utf8CodeUnitCount
        while position < bytes.count, !starts(with: end) { position += 1 }
        position = min(bytes.count, position + end.utf8CodeUnitCount)
        return true
    }

    /// Reads a document type: its entities may only be plain text, such as the namespaces that drawing programs write.
    private mutating func readDeclaration() throws(ImageError) {
        var (quote, depth): (UInt8?, Int) = (nil, 0)
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if let current = quote {
                if byte == current { quote = nil }
                if [UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "%"), UInt8(ascii: "(")].contains(byte) {
                    throw .notDecodable("its entities contain markup")
                }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
                if position < bytes.count, bytes[position] == UInt8(ascii: "#") {
                    throw .notDecodable("its entities contain references")
                }
            } else if byte == UInt8(ascii: "[") {
                depth += 1
            } else if byte == UInt8(ascii: "]") {
                depth -= 1
            } else if byte == UInt8(ascii: ">"), depth <= 0 {
                return
            }
        }
    }

    private mutating func addStyle(_ text: ArraySlice<UInt8>) throws(ImageError) {
        let style = String(decoding: text, as: UTF8.self)
        guard !style.contains("\\"), !style.lowercased().contains("@import") else {
            throw .notDecodable("its style contains escapes or @import")
        }
        styleReferences += Self.references(in: style)
    }

    // MARK: Elements

    private mutating func readElement(parent: Int?) throws(ImageError) -> (Element, isEmpty: Bool) {
        position += 1
        let start = position
        while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
        let full = String(decoding: bytes[start..<position], as: UTF8.self)
        var element = Element(name: full.split(separator: ":").last.map(String.init) ?? full, parent: parent)
        if element.name.hasPrefix("fe") || ["pattern", "mask", "filter"].contains(element.name) { element.layers = 1 }
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: ">") {
                position += 1
                return (element, false)
            }
            if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: ">") {
                position += 2
                return (element, true)
            }
            if Self.endsName(byte) {
                position += 1
            } else if let (name, value) = readAttribute() {
                element.attributes.append((name, value))
                try note(name, value, in: &element)
            }
        }
        return (element, true)
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=")
    }

    private mutating func readAttribute() -> (name: String, value: String)? {
        let start = position
        while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        while position < bytes.count, bytes[position] <= 0x20 || bytes[position] == UInt8(ascii: "=") { position += 1 }
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
        else { return nil }
        let quote = bytes[position]
        position += 1
        let first = position
        while position < bytes.count, bytes[position] != quote { position += 1 }
        let value = String(decoding: bytes[first..<position], as: UTF8.self)
        position = min(bytes.count, position + 1)
        return (name.split(separator: ":").last.map(String.init) ?? name, value)
    }

    private mutating func note(_ name: String, _ value: String, in element: inout Element) throws(ImageError) {
        switch name {
        case "id":
            element.id = value
            element.isStyled = true
        case "class": element.isStyled = true
        case "href":
            let value = try Self.plain(value)
            if value.hasPrefix("#") { element.references.append(String(value.dropFirst())) }
            if value.hasPrefix("data:") { try check(value) }
        case "d", "points": element.textLength += value.utf8.count
        case "numOctaves": element.isEndless = Self.largest(in: value) > 10
        case "order", "kernelMatrix":
            element.isEndless = element.isEndless || value.utf8.count > 4000 || Self.largest(in: value) > 1e6
            // librsvg reads at most 400 numbers, and ends the process if there are fewer than it needs.
            if name == "order" { element.isEndless = element.isEndless || Self.largest(in: value) > 20 }
        case "radius" where element.name == "feMorphology": element.isEndless = Self.largest(in: value) > 100
        case "opacity": element.layers += 1
        default:
            guard value.lowercased().contains("url") || value.contains("&") || name == "style" else { return }
            let value = try Self.plain(value)
            if name == "style", value.contains("\\") { throw .notDecodable("its style contains escapes or @import") }
            let references = Self.references(in: value)
            element.references += references
            if name.hasPrefix("marker") || name == "style" && value.contains("marker") { element.hasMarker = true }
            if ["mask", "filter", "clip-path"].contains(name) || name == "style" && value.contains("opacity") {
                element.layers += 1
            }
            if name == "style" { element.layers += references.count }
        }
    }

    /// Returns the largest of an attribute's numbers, or infinity if a number cannot be read.
    private static func largest(in value: String) -> Double {
        value.split { " ,\t\r\n".contains($0) }.map { Double($0).map(abs) ?? .infinity }.max() ?? 0
    }

    /// Returns an attribute's value. It must not contain character references, which could hide a reference.
    private static func plain(_ value: String) throws(ImageError) -> String {
        guard value.contains("&") else { return value.trimmingCharacters(in: .whitespacesAndNewlines) }
        throw .notDecodable("an attribute contains character references: \(value.prefix(40))")
    }

    /// Returns the names in `url(#…)`.
    private static func references(in value: String) -> [String] {
        var (rest, names) = (value[...], [String]())
        while let start = rest.range(of: "url(", options: .caseInsensitive) {
            rest = rest[start.upperBound...]
            names.append(String(rest.prefix { $0 != ")" }.filter { !"\"'# ".contains($0) }))
        }
        return names
    }

    /// Checks an embedded image, whose format must be supported outside of a drawing.
    private mutating func check(_ address: String) throws(ImageError) {
        images += 1
        guard images <= 16, let comma = address.firstIndex(of: ","), address[..<comma].hasSuffix(";base64"),
            let data = Data(base64Encoded: String(address[comma...].dropFirst()), options: .ignoreUnknownCharacters)
        else { throw .notDecodable("an image in it cannot be read") }
        guard RasterFormat(data) != nil else { throw .notDecodable("the format of an image in it is unknown") }
    }
}
