import Foundation

/// The structure of a binary property list: which object contains which.
///
/// After the objects there is a table of where each one begins, and in the last 32 bytes how wide numbers are, how many
/// objects there are, which one is outermost, and where the table is.
struct BinaryPropertyList {
    private let bytes: [UInt8]
    private let offsetWidth: Int
    private let referenceWidth: Int
    private let count: Int
    private let table: Int
    /// The outermost object.
    let top: Int

    init?(_ data: Data) {
        bytes = [UInt8](data)
        guard bytes.count > 40 else { return nil }
        let trailer = bytes.count - 32
        (offsetWidth, referenceWidth) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth),
            let count = Self.number(bytes, trailer + 8, 8), let top = Self.number(bytes, trailer + 16, 8),
            let table = Self.number(bytes, trailer + 24, 8), table <= trailer,
            count <= (trailer - table) / offsetWidth, top < count
        else { return nil }
        (self.count, self.top, self.table) = (count, top, table)
    }

    /// The objects that an array, set or dictionary contains; none for others, and for what cannot be read.
    func objects(in object: Int) -> [Int] {
        guard object < count, let offset = Self.number(bytes, table + object * offsetWidth, offsetWidth), offset < table
        else { return [] }
        let isDictionary = bytes[offset] >> 4 == 0xD
        guard bytes[offset] >> 4 >= 0xA else { return [] }
        var (start, number) = (offset + 1, Int(bytes[offset] & 0xF))
        if number == 0xF {
            // More than fourteen: a number of 1, 2, 4 or 8 bytes follows.
            guard start < table else { return [] }
            let width = 1 << Int(bytes[start] & 3)
            guard let long = Self.number(bytes, start + 1, width) else { return [] }
            (start, number) = (start + 1 + width, long)
        }
        guard start <= table, number <= (table - start) / referenceWidth / (isDictionary ? 2 : 1) else { return [] }
        return (0..<number * (isDictionary ? 2 : 1)).compactMap { place in
            Self.number(bytes, start + place * referenceWidth, referenceWidth)
        }
    }

    private static func number(_ bytes: [UInt8], _ start: Int, _ width: Int) -> Int? {
        guard start >= 0, start + width <= bytes.count else { return nil }
        return Int(exactly: bytes[start..<start + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}
