import Foundation

/// A table in a binary property list. (`PropertyListSerialization` of swift-corelibs-foundation stops the program for
/// malformed lists.)
///
/// The objects are followed by a table of their offsets. The last 32 bytes contain the widths of numbers, the number
/// of objects, the index of the outermost object, and the offset of the table.
struct BinaryTable {
    private let bytes: [UInt8]
    private let offsetWidth: Int
    private let referenceWidth: Int
    private let count: Int
    private let offsets: Int
    private let top: Int
    /// The number of objects that may still be read. Tables can share parts, so that their total size can exceed the
    /// file's.
    private var budget: Int

    /// Returns the outermost table, or `nil` if the list contains no table.
    static func read(_ data: Data) -> [String: TableValue]? {
        guard var list = BinaryTable(data), case .table(let table) = list.value(list.top, depth: 0) else { return nil }
        return table
    }

    private init?(_ data: Data) {
        bytes = [UInt8](data)
        guard bytes.count > 40 else { return nil }
        let trailer = bytes.count - 32
        (offsetWidth, referenceWidth) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth),
            let count = Self.number(bytes, trailer + 8, 8), let top = Self.number(bytes, trailer + 16, 8),
            let offsets = Self.number(bytes, trailer + 24, 8), offsets <= trailer,
            count <= (trailer - offsets) / offsetWidth
        else { return nil }
        (self.count, self.top, self.offsets, budget) = (count, top, offsets, bytes.count)
    }

    // MARK: Objects

    private mutating func value(_ object: Int, depth: Int) -> TableValue {
        budget -= 1
        guard budget > 0, depth < TableValue.deepest, object < count,
            let start = Self.number(bytes, offsets + object * offsetWidth, offsetWidth), start < offsets,
            let (length, content) = length(at: start)
        else { return .other }
        switch bytes[start] >> 4 {
        case 0x5 where length <= offsets - content:
            budget -= length
            return .string(String(decoding: bytes[content..<content + length], as: UTF8.self))
        case 0x6 where length <= (offsets - content) / 2:
            budget -= length
            let units = (0..<length).map { UInt16(bytes[content + 2 * $0]) << 8 | UInt16(bytes[content + 2 * $0 + 1]) }
            return .string(String(decoding: units, as: UTF16.self))
        case 0xD where length <= (offsets - content) / referenceWidth / 2:
            return .table(table(length, content, depth: depth))
        default: return .other
        }
    }

    private mutating func table(_ length: Int, _ content: Int, depth: Int) -> [String: TableValue] {
        var table: [String: TableValue] = [:]
        for place in 0..<length where budget > 0 {
            let key = Self.number(bytes, content + place * referenceWidth, referenceWidth)
            let value = Self.number(bytes, content + (length + place) * referenceWidth, referenceWidth)
            guard let key, let value, case .string(let name) = self.value(key, depth: depth + 1) else { continue }
            table[name] = self.value(value, depth: depth + 1)
        }
        return table
    }

    /// Returns the number of an object's parts, and the offset of its first part. From fifteen on, the number follows
    /// in 1, 2, 4 or 8 bytes.
    private func length(at start: Int) -> (length: Int, content: Int)? {
        let short = Int(bytes[start] & 0xF)
        guard short == 0xF else { return (short, start + 1) }
        guard start + 1 < offsets else { return nil }
        let width = 1 << Int(bytes[start + 1] & 3)
        let content = start + 2 + width
        guard content <= offsets else { return nil }
        return Self.number(bytes, start + 2, width).map { ($0, content) }
    }

    private static func number(_ bytes: [UInt8], _ start: Int, _ width: Int) -> Int? {
        guard start >= 0, start + width <= bytes.count else { return nil }
        return Int(exactly: bytes[start..<start + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}
