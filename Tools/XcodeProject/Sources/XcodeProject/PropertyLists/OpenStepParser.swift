/// Parses property lists in OpenStep's form: `{ key = value; list = (a, "b c"); }` with comments.
struct OpenStepParser {
    private let bytes: [UInt8]
    private let path: String
    private var place = 0

    init(_ bytes: [UInt8], path: String) {
        (self.bytes, self.path) = (bytes, path)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    }

    /// Parses the whole text.
    mutating func parse() throws(ProjectError) -> PropertyValue {
        try skipSpace()
        let value = try value(depth: 0)
        try skipSpace()
        guard place == bytes.count else { throw error("there is text after the end of the property list") }
        return value
    }

    private func error(_ message: String) -> ProjectError {
        let end = min(place, bytes.count)
        let line = 1 + bytes[..<end].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
        if bytes[end...].starts(with: Array("<<<<<<<".utf8)) || bytes[end...].starts(with: Array("=======".utf8))
            || bytes[end...].starts(with: Array(">>>>>>>".utf8))
        {
            return .damaged(path: path, line: line, message: "there are marks of a merge that was not finished")
        }
        return .damaged(path: path, line: line, message: message)
    }

    // MARK: Values

    private mutating func value(depth: Int) throws(ProjectError) -> PropertyValue {
        guard depth < PropertyValue.deepest else {
            throw .tooLarge(path: path, limit: "\(PropertyValue.deepest) nested values")
        }
        guard place < bytes.count else { throw error("the text ends within a value") }
        switch bytes[place] {
        case UInt8(ascii: "{"): return try dictionary(depth: depth)
        case UInt8(ascii: "("): return try list(depth: depth)
        case UInt8(ascii: "<") where !bytes[place...].starts(with: Array("<<<<".utf8)): return try data()
        default: return .string(try text())
        }
    }

    private mutating func dictionary(depth: Int) throws(ProjectError) -> PropertyValue {
        place += 1
        var entries: [String: PropertyValue] = [:]
        while true {
            try skipSpace()
            guard place < bytes.count else { throw error("the text ends within a dictionary") }
            if bytes[place] == UInt8(ascii: "}") {
                place += 1
                return .dictionary(entries)
            }
            let key = try text()
            try skipSpace()
            // A key without a value is its own value.
            if place < bytes.count, bytes[place] == UInt8(ascii: ";") {
                place += 1
                entries[key] = .string(key)
                continue
            }
            try expect("=")
            try skipSpace()
            entries[key] = try value(depth: depth + 1)
            try skipSpace()
            if place < bytes.count, bytes[place] == UInt8(ascii: "}") { continue }
            try expect(";")
        }
    }

    private mutating func list(depth: Int) throws(ProjectError) -> PropertyValue {
        place += 1
        var values: [PropertyValue] = []
        while true {
            try skipSpace()
            guard place < bytes.count else { throw error("the text ends within a list") }
            if bytes[place] == UInt8(ascii: ")") {
                place += 1
                return .array(values)
            }
            values.append(try value(depth: depth + 1))
            try skipSpace()
            if place < bytes.count, bytes[place] == UInt8(ascii: ")") { continue }
            try expect(",")
        }
    }

    private mutating func data() throws(ProjectError) -> PropertyValue {
        let start = place + 1
        while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
        guard place < bytes.count else { throw error("the text ends within data") }
        place += 1
        return .string(String(decoding: bytes[start..<place - 1], as: UTF8.self))
    }

    private mutating func expect(_ mark: Unicode.Scalar) throws(ProjectError) {
        guard place < bytes.count else { throw error("the text ends before a '\(mark)'") }
        guard bytes[place] == UInt8(ascii: mark) else { throw error("there is no '\(mark)'") }
        place += 1
    }

    // MARK: Texts

    private mutating func text() throws(ProjectError) -> String {
        if bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") { return try quoted() }
        let start = place
        while place < bytes.count, !Self.endsText(bytes[place]) { place += 1 }
        guard place > start else { throw error("there is no value") }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private static func endsText(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...32, UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ")"),
            UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"):
            true
        default: false
        }
    }

    private mutating func quoted() throws(ProjectError) -> String {
        let quote = bytes[place]
        place += 1
        let start = place
        while place < bytes.count, bytes[place] != quote, bytes[place] != UInt8(ascii: "\\") { place += 1 }
        guard place < bytes.count else { throw error("a quoted text has no end") }
        if bytes[place] == quote {
            place += 1
            return String(decoding: bytes[start..<place - 1], as: UTF8.self)
        }
        var result = Array(bytes[start..<place])
        while place < bytes.count, bytes[place] != quote {
            let byte = bytes[place]
            place += 1
            guard byte == UInt8(ascii: "\\") else {
                result.append(byte)
                continue
            }
            guard place < bytes.count else { break }
            escaped(into: &result)
        }
        guard place < bytes.count else { throw error("a quoted text has no end") }
        place += 1
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func escaped(into result: inout [UInt8]) {
        let byte = bytes[place]
        place += 1
        switch byte {
        case UInt8(ascii: "n"): result.append(10)
        case UInt8(ascii: "t"): result.append(9)
        case UInt8(ascii: "r"): result.append(13)
        case UInt8(ascii: "U"):
            var number: UInt32 = 0
            var digits = 0
            while digits < 4, place < bytes.count,
                let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue
            {
                number = number * 16 + UInt32(digit)
                digits += 1
                place += 1
            }
            result += Array(String(Character(Unicode.Scalar(number) ?? "\u{FFFD}")).utf8)
        default: result.append(byte)
        }
    }

    // MARK: Space

    /// Skips spaces and comments.
    private mutating func skipSpace() throws(ProjectError) {
        while place < bytes.count {
            let byte = bytes[place]
            if byte <= 32 {
                place += 1
            } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "/") {
                while place < bytes.count, bytes[place] != 10 { place += 1 }
            } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "*") {
                let start = place
                place += 2
                while place + 1 < bytes.count,
                    bytes[place] != UInt8(ascii: "*") || bytes[place + 1] != UInt8(ascii: "/")
                {
                    place += 1
                }
                guard place + 1 < bytes.count else {
                    place = start
                    throw error("a comment has no end")
                }
                place += 2
            } else {
                return
            }
        }
    }
}
