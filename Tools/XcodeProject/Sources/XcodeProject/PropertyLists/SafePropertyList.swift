import Foundation

/// Reads property lists of unknown origin by Foundation, which parses nested values recursively.
public enum SafePropertyList {
    private static let mostBytes = 64 << 20

    /// Returns the value of a property list in any format; `nil` if it is damaged, too large or too deep.
    public static func value(_ data: Data) -> Any? {
        guard data.count <= mostBytes, let data = inUTF8(data), isShallow(data) else { return nil }
        return try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    }

    /// Returns the texts of a table (`.strings`), or an empty dictionary if it is damaged.
    public static func strings(_ data: Data) -> [String: String] { value(data) as? [String: String] ?? [:] }

    /// Files of texts may be in UTF-16.
    private static func inUTF8(_ data: Data) -> Data? {
        guard data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) else { return data }
        return String(data: data, encoding: .utf16).map { Data($0.utf8) }
    }

    /// Whether the brackets or elements of a text are not too deep. Brackets in quotation marks are ignored.
    private static func isShallow(_ data: Data) -> Bool {
        if data.starts(with: "bplist".utf8) { return true }
        let bytes = Array(data)
        let isXML = bytes.first { $0 > 32 && $0 < 128 } == UInt8(ascii: "<")
        if isXML { return PropertyValue.depthOfXML(bytes) <= PropertyValue.deepest }
        var depth = 0
        var place = 0
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "{"), UInt8(ascii: "("):
                depth += 1
                if depth > PropertyValue.deepest { return false }
            case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\""):
                place += 1
                while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
                    place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
                }
            default: break
            }
            place += 1
        }
        return true
    }
}
