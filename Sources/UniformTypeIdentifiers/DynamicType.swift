// Chosen (Files): A backslash precedes characters in a dynamic type's values that would divide the list.
/// A type that is only known by a tag. Its identifier encodes the tag, so that it has the same meaning everywhere.
///
/// `dyn.a` is followed by an encoded list such as `?0=6:1=foo`, five bits per letter. 0 means "conforms to", 1 is a
/// file name extension, 3 a MIME type, and some values have a single letter
/// (<https://alastairs-place.net/blog/2012/06/06/utis-are-better-than-you-think-and-heres-why/>). A backslash precedes
/// characters that would divide the list.
struct DynamicType: Sendable {
    static let prefix = "dyn.a"

    private(set) var parents: [String] = []
    private(set) var tags: [UTTagClass: [String]] = [:]

    init(tag: String, of tagClass: UTTagClass, conformingTo parent: String) {
        parents = [parent]
        tags = [tagClass: [tag]]
    }

    // MARK: Identifiers

    var identifier: String {
        var pairs = parents.map { ("0", Self.shortened($0)) }
        for (key, tagClass) in Self.tagKeys {
            for tag in tags[tagClass] ?? [] { pairs.append((key, Self.escaped(tag))) }
        }
        let list = pairs.map { "\($0.0)=\($0.1)" }.joined(separator: ":")
        return Self.prefix + Self.letters(of: Array(("?" + list).utf8))
    }

    /// Decodes an identifier. Returns `nil` if it contains no information.
    init?(identifier: String) {
        guard identifier.hasPrefix(Self.prefix),
            let bytes = Self.bytes(of: identifier.dropFirst(Self.prefix.count)),
            let text = String(validating: bytes, as: UTF8.self)
        else { return nil }
        for pair in Self.divided(text.hasPrefix("?") ? String(text.dropFirst()) : text, by: ":") {
            let parts = Self.divided(pair, by: "=")
            guard parts.count == 2 else { return nil }
            let value = Self.unescaped(parts[1])
            if parts[0] == "0" {
                parents += Self.divided(parts[1], by: ",").map { Self.values[$0] ?? Self.unescaped($0) }
            } else if let tagClass = Self.tagKeys.first(where: { $0.0 == parts[0] })?.1 {
                tags[tagClass, default: []].append(value)
            }
        }
        if tags.isEmpty { return nil }
        if parents.isEmpty { parents = ["public.data"] }
    }

    private static let tagKeys: [(String, UTTagClass)] = [("1", .filenameExtension), ("3", .mimeType)]

    /// The identifiers with a single letter.
    private static let values = [
        "6": "public.data", "7": "public.text", "8": "public.plain-text", "9": "public.utf16-plain-text",
        "B": "public.image", "C": "public.video", "D": "public.audio", "E": "public.directory", "F": "public.folder",
    ]

    private static func shortened(_ identifier: String) -> String {
        values.first { $0.value == identifier }?.key ?? escaped(identifier)
    }

    // MARK: Lists

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if ":=,\\".contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    private static func unescaped(_ text: String) -> String {
        var (result, isEscaped) = ("", false)
        for character in text {
            if character == "\\", !isEscaped {
                isEscaped = true
            } else {
                result.append(character)
                isEscaped = false
            }
        }
        return result
    }

    /// Divides a text at separators that are not preceded by a backslash.
    private static func divided(_ text: String, by separator: Character) -> [String] {
        var (parts, isEscaped) = ([""], false)
        for character in text {
            if character == separator, !isEscaped {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return parts
    }

    // MARK: Five bits per letter

    private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)

    private static func letters(of bytes: [UInt8]) -> String {
        var (result, bits, count) = ([UInt8](), 0, 0)
        for byte in bytes {
            (bits, count) = (bits << 8 | Int(byte), count + 8)
            while count >= 5 {
                count -= 5
                result.append(alphabet[bits >> count & 31])
            }
            bits &= 31
        }
        if count > 0 { result.append(alphabet[bits << (5 - count) & 31]) }
        return String(decoding: result, as: UTF8.self)
    }

    private static func bytes(of letters: Substring) -> [UInt8]? {
        var (result, bits, count) = ([UInt8](), 0, 0)
        for letter in letters.utf8 {
            guard let value = alphabet.firstIndex(of: letter) else { return nil }
            (bits, count) = ((bits << 5 | value) & 0xFFFF, count + 5)
            if count >= 8 {
                count -= 8
                result.append(UInt8(bits >> count & 255))
            }
        }
        return result
    }
}
