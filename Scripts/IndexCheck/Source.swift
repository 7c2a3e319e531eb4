import Foundation

/// A file's text, for information that the index does not contain: the access of a declaration, and the extent of its
/// signature.
struct Source {
    typealias Place = (line: Int, column: Int)

    private let lines: [[UInt8]]

    init(path: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    }

    /// The modifiers before a declared name: the words of its line before the name.
    func modifiers(before place: Place) -> [Substring] {
        guard lines.indices.contains(place.line - 1) else { return [] }
        let line = lines[place.line - 1].prefix(place.column - 1)
        return String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == ";" || $0 == "{" }
    }

    /// Whether the line, or the lines of attributes above it, contain an attribute.
    func hasAttribute(_ attributes: [String], at line: Int) -> Bool {
        var index = line - 1
        while lines.indices.contains(index) {
            let text = String(decoding: lines[index], as: UTF8.self).drop { $0 == " " }
            if index < line - 1, !text.hasPrefix("@") { return false }
            if attributes.contains(where: text.contains) { return true }
            index -= 1
        }
        return false
    }

    /// The beginning of a declaration's body, or the end of a declaration without a body. With `wholeBody`, the end of
    /// the body.
    func endOfSignature(from place: Place, wholeBody: Bool = false) -> Place {
        var depth = 0
        var braces = 0
        var isInString = false
        var last: UInt8 = 0
        for line in max(place.line - 1, 0)..<lines.count {
            let bytes = lines[line]
            var column = line == place.line - 1 ? place.column - 1 : 0
            while column < bytes.count {
                let byte = bytes[column]
                if byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isInString.toggle() }
                if !isInString {
                    if byte == UInt8(ascii: "/"), column + 1 < bytes.count, bytes[column + 1] == byte { break }
                    switch byte {
                    case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
                    case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
                    case UInt8(ascii: "{"):
                        if depth == 0, !wholeBody { return (line + 1, column + 1) }
                        braces += 1
                    case UInt8(ascii: "}"):
                        braces -= 1
                        if braces <= 0, depth <= 0 { return (line + 1, column + 1) }
                    default: break
                    }
                }
                if byte != UInt8(ascii: " ") { last = byte }
                column += 1
            }
            isInString = false
            guard depth <= 0, braces <= 0, !Self.goesOn(after: last), !nextLineContinues(line) else { continue }
            return (line + 1, bytes.count + 1)
        }
        return (lines.count, 1)
    }

    private static func goesOn(after byte: UInt8) -> Bool { ",=:&|".utf8.contains(byte) }

    private func nextLineContinues(_ line: Int) -> Bool {
        guard line + 1 < lines.count else { return false }
        let next = String(decoding: lines[line + 1], as: UTF8.self).drop { $0 == " " }
        return ["->", "where ", "=", "?", ":", "&", "|", "+", "{", "async", "throws", "."].contains {
            next.hasPrefix($0)
        }
    }
}
