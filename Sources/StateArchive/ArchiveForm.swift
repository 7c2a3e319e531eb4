import Foundation

/// How a kept state is written down. All numbers are little-endian.
///
///     magic (8)  format (4)  length of the content (8)  checksum (4)  content
///
/// The content begins with the application's identifier. Strings, bytes and lists have their length before them, whole numbers take as
/// many bytes as they need (seven bits each, the lowest first; negative ones alternate with positive ones).
enum ArchiveForm {
    static let magic: [UInt8] = Array("Ireko\0ST".utf8)
    ///     1    without windows
    ///     2    sessions end with the size and place of their window
    static let format: UInt32 = 2
    static let headerLength = 24
    /// In bytes, of a file. (Chosen.)
    static let largestFile = 64 << 20
    /// Of values in one another. (Chosen.)
    static let deepestNesting = 256
    /// Of what all lists and dictionaries have together: values, objects, identifiers and the rest. An element takes up to a hundred
    /// times as much memory as bytes in the file. (Chosen.)
    static let mostElements = 2_000_000

    /// What a value begins with.
    enum Tag: UInt8 {
        case null, no, yes, integer, float, double, string, data, date, url, uuid, array, set, dictionary, reference,
            object
    }
}

/// CRC-32 as in zip files and PNGs, which notices what storage and transport do to a file.
package enum Checksum {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
    }

    package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        table.withUnsafeBufferPointer { table in
            var value = UInt32.max
            for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ value >> 8 }
            return ~value
        }
    }
}
