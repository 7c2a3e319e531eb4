import Foundation

/// Makes UTF-8 of a document's bytes, whatever their encoding, and looks for what no document has before its root element.
///
/// Whether what says to be UTF-8 is, the XML parser finds out.
struct DocumentText {
    /// The document in UTF-8.
    var data: Data
    /// The encoding that it was in, if that was an old one.
    var oldEncoding: String?

    init(of data: Data) throws(Failure) {
        guard !data.isEmpty else { throw Failure(reason: .empty) }
        guard data.count <= ReadingLimits.bytes else {
            throw Failure(reason: .tooLarge(bytes: data.count, limit: ReadingLimits.bytes))
        }
        self.data = data
        if let (encoding, name) = Self.wideEncoding(of: data) {
            try decode(encoding, name)
        } else if let name = Self.declaredEncoding(of: data), !["UTF-8", "UTF8", "US-ASCII", "ASCII"].contains(name) {
            guard let encoding = Self.byteEncodings[name] else { throw Failure(reason: .wrongEncoding(name)) }
            try decode(encoding, name)
            oldEncoding = name
        }
        guard !Self.declaresDocumentType(self.data) else { throw Failure(reason: .declaresDocumentType) }
    }

    /// Why the text cannot be read.
    struct Failure: Error { var reason: InterfaceDocumentError.Reason }

    // MARK: Encodings

    private static let byteEncodings: [String: String.Encoding] = [
        "ISO-8859-1": .isoLatin1, "LATIN1": .isoLatin1, "WINDOWS-1252": .windowsCP1252, "MACINTOSH": .macOSRoman,
    ]

    /// The encoding of text whose characters have two or four bytes, by the first ones.
    private static func wideEncoding(of data: Data) -> (String.Encoding, String)? {
        let start = [UInt8](data.prefix(4))
        guard start.count == 4 else { return nil }
        return switch (start[0], start[1], start[2], start[3]) {
        case (0xFF, 0xFE, 0, 0), (0x3C, 0, 0, 0): (.utf32LittleEndian, "UTF-32")
        case (0, 0, 0xFE, 0xFF), (0, 0, 0, 0x3C): (.utf32BigEndian, "UTF-32")
        case (0xFF, 0xFE, _, _), (0x3C, 0, _, _): (.utf16LittleEndian, "UTF-16")
        case (0xFE, 0xFF, _, _), (0, 0x3C, _, _): (.utf16BigEndian, "UTF-16")
        default: nil
        }
    }

    /// What the XML declaration says, in capitals.
    private static func declaredEncoding(of data: Data) -> String? {
        let start = data.prefix(200).split(separator: UInt8(ascii: ">"), maxSplits: 1).first ?? Data()
        let words = start.split { " \t\r\n=\"'?".utf8.contains($0) }
        guard words.first?.elementsEqual("<".utf8) == true, words.dropFirst().first?.elementsEqual("xml".utf8) == true,
            let place = words.firstIndex(where: { $0.elementsEqual("encoding".utf8) }), place + 1 < words.count
        else { return nil }
        return String(decoding: words[place + 1], as: UTF8.self).uppercased()
    }

    private mutating func decode(_ encoding: String.Encoding, _ name: String) throws(Failure) {
        guard var text = String(data: data, encoding: encoding) else { throw Failure(reason: .wrongEncoding(name)) }
        if text.first == "\u{FEFF}" { text.removeFirst() }
        // What it says of its encoding no longer holds.
        if text.hasPrefix("<?xml"), let end = text.range(of: "?>") { text.removeSubrange(..<end.upperBound) }
        data = Data(text.utf8)
        guard data.count <= ReadingLimits.bytes else {
            throw Failure(reason: .tooLarge(bytes: data.count, limit: ReadingLimits.bytes))
        }
    }

    // MARK: Before the root element

    /// Whether a document type comes before the root element: after it there can be none.
    private static func declaresDocumentType(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var place = 0
            while let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")), open + 1 < bytes.count {
                let terminator: StaticString
                switch bytes[open + 1] {
                case UInt8(ascii: "?"): terminator = "?>"
                case UInt8(ascii: "!"):
                    let opening = bytes[open...].prefix(4)
                    guard opening.elementsEqual("<!--".utf8) else { return true }
                    terminator = "-->"
                default: return false
                }
                guard let end = end(of: terminator, in: bytes, from: open + 2) else { return false }
                place = end
            }
            return false
        }
    }

    private static func end(of terminator: StaticString, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        let last = terminator.utf8CodeUnitCount - 1
        var place = start
        while place + last < bytes.count {
            guard let found = bytes[place...].firstIndex(of: terminator.utf8Start[0]), found + last < bytes.count else {
                return nil
            }
            if (0...last).allSatisfy({ bytes[found + $0] == terminator.utf8Start[$0] }) { return found + last + 1 }
            place = found + 1
        }
        return nil
    }
}
