import Foundation

/// The variants of a localized text, by number or by device.
///
/// Foundation on Linux reads tables of plain texts only. `ireko` therefore writes the variants into the table's text: a
/// text that is used without its variants, and then the variants as JSON in invisible characters. Each byte is a
/// character from U+E0000, after U+E0001.
struct LocalizedVariants: Decodable {
    /// The forms of a text by plural category.
    struct Variable: Decodable {
        /// The number of the argument, from 1; `nil` for the next argument.
        var argument: Int?
        /// Whether the forms are the whole text.
        var isWhole: Bool?
        var forms: [String: String]
    }

    /// The number of bytes of the text before the variants.
    var length: Int
    var language: String?
    /// Texts by device.
    var devices: [String: String]?
    /// A format with variables: `%#@name@`.
    var format: String?
    var variables: [String: Variable]?

    private static let mostBytes = 1 << 20

    /// A text with variants in it.
    struct Place {
        /// The text and the variants.
        var range: Range<String.Index>
        var variants: LocalizedVariants
    }

    /// Returns the first text with variants at or after an index.
    static func first(in text: String, from start: String.Index) -> Place? {
        let bytes = text.utf8
        var place = start
        while let mark = firstMark(in: bytes[place...]) {
            var data = Data()
            var end = bytes.index(mark, offsetBy: 4)
            while data.count < mostBytes, let byte = byte(in: bytes, at: end) {
                data.append(byte)
                end = bytes.index(end, offsetBy: 4)
            }
            if let variants = try? JSONDecoder().decode(LocalizedVariants.self, from: data), variants.length >= 0,
                let first = bytes.index(mark, offsetBy: -variants.length, limitedBy: start),
                let index = first.samePosition(in: text.unicodeScalars)
            {
                return Place(range: index..<end, variants: variants)
            }
            place = end
        }
        return nil
    }

    private static func firstMark(in bytes: Substring.UTF8View) -> String.Index? {
        var place = bytes.startIndex
        while let found = bytes[place...].firstIndex(of: 0xF3) {
            if byte(in: bytes, at: found) == 1 { return found }
            place = bytes.index(after: found)
        }
        return nil
    }

    /// The byte that an invisible character represents.
    private static func byte<Bytes: BidirectionalCollection>(in bytes: Bytes, at place: Bytes.Index) -> UInt8?
    where Bytes.Element == UInt8 {
        let part = bytes[place...].prefix(4)
        guard part.starts(with: [0xF3, 0xA0]), part.count == 4 else { return nil }
        let rest = Array(part.suffix(2))
        return rest[0] & 0xFC == 0x80 ? (rest[0] & 0x03) << 6 | rest[1] & 0x3F : nil
    }
}

extension LocalizedVariants {
    /// Returns a text with the variants of the device in place of texts that depend on it.
    static func forDevice(_ text: String, depth: Int = 0) -> String {
        var result = ""
        var start = text.startIndex
        while let place = first(in: text, from: start) {
            result += text[start..<place.range.lowerBound]
            if depth < 8, let devices = place.variants.devices {
                result += forDevice(chosen(devices), depth: depth + 1)
            } else {
                result += text[place.range]
            }
            start = place.range.upperBound
        }
        return start == text.startIndex ? text : result + text[start...]
    }

    /// The text of the device; `other` without such a text.
    static func chosen(_ devices: [String: String]) -> String {
        let names = DeviceIdiom.isPad ? ["ipad", "other", "iphone"] : ["iphone", "ipod", "other", "ipad"]
        return names.lazy.compactMap { devices[$0] }.first ?? devices.min { $0.key < $1.key }?.value ?? ""
    }
}
