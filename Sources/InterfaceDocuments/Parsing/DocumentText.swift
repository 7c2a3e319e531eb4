import Foundation

/// Converts a document's bytes from any encoding to UTF-8, and rejects markup that `XMLParser` must not see
/// (`MarkupScan`).
struct DocumentText {
    /// The document in UTF-8.
    var data: Data
    /// The original encoding, if it was not UTF-8.
    var oldEncoding: String?

    init(of data: Data) throws(Failure) {
        guard !data.isEmpty else { throw Failure(reason: .empty) }
        guard data.count <= ReadingLimits.bytes else {
            throw Failure(reason: .tooLarge(bytes: data.count, limit: ReadingLimits.bytes))
        }
        self.data = data
        if let (encoding, name) = Self.wideEncoding(of: data) {
            try decode(encoding, name)
        } else if let name = Self.declaredEncoding(of: data), name != "UTF-8" {
            guard let encoding = Self.byteEncodings[name] else { throw Failure(reason: .wrongEncoding(name)) }
            try decode(encoding, name)
            if encoding != .utf8 { oldEncoding = name }
        }
        guard UTF8Check.isValid(self.data) else { throw Failure(reason: .wrongEncoding("UTF-8")) }
        if let found = MarkupScan.firstForbidden(in: self.data) {
            throw Failure(reason: found.reason, line: found.line)
        }
    }

    /// The reason why the text cannot be read.
    struct Failure: Error {
        var reason: InterfaceDocumentError.Reason
        var line: Int?
    }

    // MARK: Encodings

    private static let byteEncodings: [String: String.Encoding] = [
        "UTF8": .utf8, "US-ASCII": .utf8, "ASCII": .utf8, "ISO-8859-1": .isoLatin1, "LATIN1": .isoLatin1,
        "WINDOWS-1252": .windowsCP1252, "MACINTOSH": .macOSRoman,
    ]

    /// Returns the encoding of text with two or four bytes per character, detected by the first bytes.
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

    /// Returns the encoding in the XML declaration, in capitals.
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
        // The declared encoding is no longer correct.
        if text.hasPrefix("<?xml"), let end = text.range(of: "?>") { text.removeSubrange(..<end.upperBound) }
        data = Data(text.utf8)
        guard data.count <= ReadingLimits.bytes else {
            throw Failure(reason: .tooLarge(bytes: data.count, limit: ReadingLimits.bytes))
        }
    }
}
