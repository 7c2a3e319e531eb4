import Foundation

extension NSAttributedString {
    /// The name of the type of a text document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String

        /// Creates a type from its name. Reading and writing a type other than `plain` fails.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Characters without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
    }

    /// The name of an option for reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String

        /// Creates a name. Options with names other than the constants of this type are ignored.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The type of the document, a `DocumentType`. Without it, the type is `plain`.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding of plain text, the raw value of a `String.Encoding`. Without it, the encoding is UTF-16 or
        /// UTF-32 if the data begins with its byte order mark, or UTF-8, or Windows-1252.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes of plain text, a dictionary.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// The name of an attribute of a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String

        /// Creates a name. Attributes with names other than the constants of this type are ignored.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The type of the document, a `DocumentType`.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The encoding of plain text, the raw value of a `String.Encoding`. The default is UTF-8.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    // MARK: - Reading and writing documents

    /// Creates a text from a document with plain text.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - options: The type, the encoding and the attributes of the text.
    ///   - dict: Set to the type and the encoding of the document, with the raw values of `DocumentAttributeKey` as the
    ///     keys.
    /// - Throws: An error for a type other than `plain`, and for data that does not have the encoding of the options.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        guard Self.isPlain(options[.documentType]) else { throw CocoaError(.featureUnsupported) }
        let wanted = Self.encoding(options[.characterEncoding])
        guard let (text, encoding) = Self.decode(data, as: wanted) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        dict?.pointee = [
            DocumentAttributeKey.documentType.rawValue: DocumentType.plain.rawValue,
            DocumentAttributeKey.characterEncoding.rawValue: Int(encoding.rawValue),
        ]
        self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
    }

    /// Creates a text from a file with plain text.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - options: The type, the encoding and the attributes of the text.
    ///   - dict: Set to the type and the encoding of the document, with the raw values of `DocumentAttributeKey` as the
    ///     keys.
    /// - Throws: An error if the file cannot be read, for a type other than `plain`, and for data that does not have
    ///   the encoding of the options.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// Returns a document with a part of the text, without its attributes.
    ///
    /// - Parameters:
    ///   - range: The part in UTF-16 code units, which is limited to the text.
    ///   - dict: The type of the document, which must be `plain`, and its encoding.
    /// - Throws: An error without a type, for a type other than `plain`, and for characters that the encoding does not
    ///   have.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        guard let type = dict[.documentType], Self.isPlain(type) else { throw CocoaError(.featureUnsupported) }
        let text = attributedSubstring(from: limited(range)).string
        guard let data = text.data(using: Self.encoding(dict[.characterEncoding]) ?? .utf8) else {
            throw CocoaError(.fileWriteInapplicableStringEncoding)
        }
        return data
    }

    private static func isPlain(_ type: Any?) -> Bool {
        switch type {
        case nil: true
        case let type as DocumentType: type == .plain
        case let name as String: name == DocumentType.plain.rawValue
        default: false
        }
    }

    private static func encoding(_ value: Any?) -> String.Encoding? {
        switch value {
        case let encoding as String.Encoding: encoding
        case let number as UInt: String.Encoding(rawValue: number)
        case let number as Int: UInt(exactly: number).map(String.Encoding.init(rawValue:))
        case let number as NSNumber: String.Encoding(rawValue: number.uintValue)
        default: nil
        }
    }

    private static func decode(_ data: Data, as wanted: String.Encoding?) -> (String, String.Encoding)? {
        if let wanted { return String(data: data, encoding: wanted).map { ($0, wanted) } }
        let marks: [([UInt8], String.Encoding)] = [
            ([0xFF, 0xFE, 0, 0], .utf32), ([0, 0, 0xFE, 0xFF], .utf32), ([0xFF, 0xFE], .utf16), ([0xFE, 0xFF], .utf16),
        ]
        let marked = marks.first { data.starts(with: $0.0) }?.1
        for encoding in [marked, .utf8, .windowsCP1252, .isoLatin1].compactMap({ $0 }) {
            if let text = String(data: data, encoding: encoding) { return (text, encoding) }
        }
        return nil
    }

    // MARK: - Attachments

    /// Returns whether a part of the text has an attachment.
    ///
    /// - Parameter range: The part in UTF-16 code units, which is limited to the text.
    public func containsAttachments(in range: NSRange) -> Bool {
        var isFound = false
        enumerateAttribute(.attachment, in: limited(range)) { value, _, stop in
            guard value != nil else { return }
            isFound = true
            stop.pointee = true
        }
        return isFound
    }

    private func limited(_ range: NSRange) -> NSRange {
        let start = max(0, min(range.location, length))
        return NSRange(location: start, length: max(0, min(range.length, length - start)))
    }
}
