import Foundation

/// A value of a property list: a text, a list or a dictionary. Numbers and dates are texts.
public indirect enum PropertyValue: Sendable, Equatable {
    case string(String)
    case array([PropertyValue])
    case dictionary([String: PropertyValue])

    /// The text; `nil` for lists and dictionaries.
    public var string: String? { if case .string(let text) = self { text } else { nil } }
    /// The elements; `nil` for texts and dictionaries.
    public var array: [PropertyValue]? { if case .array(let values) = self { values } else { nil } }
    /// The entries; `nil` for texts and lists.
    public var dictionary: [String: PropertyValue]? { if case .dictionary(let values) = self { values } else { nil } }

    /// The maximum depth of nested lists and dictionaries.
    static let deepest = 100

    /// Reads a property list: in OpenStep's form, as Xcode writes projects, or as XML or binary data.
    ///
    /// - Parameter path: The file's path, for errors.
    static func read(_ data: Data, path: String) throws(ProjectError) -> PropertyValue {
        guard data.count <= 400 << 20 else { throw .tooLarge(path: path, limit: "400 MB") }
        let start = data.prefix(200)
        let isXML = start.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) } == UInt8(ascii: "<")
        guard isXML || start.starts(with: Array("bplist".utf8)) else {
            var parser = OpenStepParser(Array(data), path: path)
            return try parser.parse()
        }
        // Foundation reads nested elements recursively.
        guard depthOfXML(Array(data)) <= deepest else { throw .tooLarge(path: path, limit: "\(deepest) nested values") }
        guard let value = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) else {
            throw .damaged(path: path, line: 1, message: "the text is not a property list")
        }
        return convert(value, depth: 0)
    }

    /// The depth of nested lists and dictionaries in an XML text.
    static func depthOfXML(_ bytes: [UInt8]) -> Int {
        let opening = Array("<dict>".utf8)
        let list = Array("<array>".utf8)
        let closing = Array("</dict>".utf8)
        let listEnd = Array("</array>".utf8)
        var (depth, deepest) = (0, 0)
        for place in bytes.indices where bytes[place] == UInt8(ascii: "<") {
            let rest = bytes[place...]
            if rest.starts(with: opening) || rest.starts(with: list) {
                depth += 1
                deepest = max(deepest, depth)
            } else if rest.starts(with: closing) || rest.starts(with: listEnd) {
                depth -= 1
            }
        }
        return deepest
    }

    private static func convert(_ value: Any, depth: Int) -> PropertyValue {
        guard depth <= deepest else { return .string("") }
        return switch value {
        case let text as String: .string(text)
        case let flag as Bool: .string(flag ? "YES" : "NO")
        case let number as NSNumber: .string(number.stringValue)
        case let values as [Any]: .array(values.map { convert($0, depth: depth + 1) })
        case let values as [String: Any]: .dictionary(values.mapValues { convert($0, depth: depth + 1) })
        default: .string("")
        }
    }
}
