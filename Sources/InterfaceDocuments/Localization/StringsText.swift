import Foundation

/// The old text format of tables: `"key" = "value";` with comments in between.
struct StringsText {
    private var rest: Substring.UnicodeScalarView
    private var line = 1
    private let name: String

    /// Reads a table in UTF-8 or UTF-16.
    static func entries(of data: Data, name: String) throws(StringsFileError) -> [String: String] {
        guard let text = text(of: data) else { throw StringsFileError(file: name, reason: .wrongEncoding) }
        var reader = StringsText(rest: Substring(text).unicodeScalars, name: name)
        return try reader.entries()
    }

    private init(rest: Substring.UnicodeScalarView, name: String) { (self.rest, self.name) = (rest, name) }

    private static func text(of data: Data) -> String? {
        let start = [UInt8](data.prefix(2))
        if start == [0xFF, 0xFE] || start.count == 2 && start[1] == 0 {
            return String(data: data, encoding: .utf16LittleEndian)
        }
        if start == [0xFE, 0xFF] || start.count == 2 && start[0] == 0 {
            return String(data: data, encoding: .utf16BigEndian)
        }
        return String(validating: data, as: UTF8.self)
    }

    // MARK: Entries

    private mutating func entries() throws(StringsFileError) -> [String: String] {
        var entries: [String: String] = [:]
        if rest.first == "\u{FEFF}" { rest.removeFirst() }
        while true {
            try skipBlank()
            guard !rest.isEmpty else { return entries }
            let key = try word()
            try skipBlank()
            var value = key
            if take("=") {
                try skipBlank()
                value = try word()
                try skipBlank()
            }
            guard take(";") || rest.isEmpty else { throw failure }
            entries[key] = value
        }
    }

    private var failure: StringsFileError { StringsFileError(file: name, line: line, reason: .malformed) }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func next() -> Unicode.Scalar? {
        let scalar = rest.popFirst()
        if scalar == "\n" { line += 1 }
        return scalar
    }

    /// Skips white space and comments.
    private mutating func skipBlank() throws(StringsFileError) {
        while let scalar = rest.first {
            if scalar.properties.isWhitespace {
                _ = next()
            } else if scalar == "/" {
                rest.removeFirst()
                if take("/") {
                    while let scalar = rest.first, scalar != "\n" { rest.removeFirst() }
                } else if take("*") {
                    var previous: Unicode.Scalar = " "
                    while true {
                        guard let scalar = next() else { throw failure }
                        if previous == "*", scalar == "/" { break }
                        previous = scalar
                    }
                } else {
                    throw failure
                }
            } else {
                return
            }
        }
    }

    // MARK: Words

    private mutating func word() throws(StringsFileError) -> String {
        guard let quote = rest.first, quote == "\"" || quote == "'" else {
            let word = rest.prefix {
                $0.properties.isAlphabetic || ("0"..."9").contains($0) || "_.-$:/".unicodeScalars.contains($0)
            }
            guard !word.isEmpty else { throw failure }
            rest.removeFirst(word.count)
            return String(word)
        }
        rest.removeFirst()
        var text = String.UnicodeScalarView()
        while true {
            guard let scalar = next() else { throw failure }
            if scalar == quote { return String(text) }
            text.append(contentsOf: scalar == "\\" ? try escaped() : [scalar])
        }
    }

    private mutating func escaped() throws(StringsFileError) -> [Unicode.Scalar] {
        guard let scalar = next() else { throw failure }
        switch scalar {
        case "n": return ["\n"]
        case "t": return ["\t"]
        case "r": return ["\r"]
        case "U", "u": return try codeUnits()
        case "0"..."7":
            let digits = String(scalar) + String(rest.prefix(2).prefix { ("0"..."7").contains($0) })
            rest.removeFirst(digits.utf8.count - 1)
            return UInt32(digits, radix: 8).flatMap(Unicode.Scalar.init).map { [$0] } ?? []
        default: return [scalar]
        }
    }

    /// Reads a Unicode escape of four hexadecimal digits, or a surrogate pair of two escapes.
    private mutating func codeUnits() throws(StringsFileError) -> [Unicode.Scalar] {
        var units = [try codeUnit()]
        let following = rest.dropFirst(1).first
        if UTF16.isLeadSurrogate(units[0]), rest.first == "\\", following == "U" || following == "u" {
            rest.removeFirst(2)
            units.append(try codeUnit())
        }
        return Array(String(decoding: units, as: UTF16.self).unicodeScalars)
    }

    private mutating func codeUnit() throws(StringsFileError) -> UInt16 {
        let digits = String(rest.prefix(4))
        guard digits.unicodeScalars.count == 4, let unit = UInt16(digits, radix: 16) else { throw failure }
        rest.removeFirst(4)
        return unit
    }
}
