import Foundation

/// The file format of a preserved state. All numbers are little-endian.
///
///     magic (8)  format (4)  length of the content (8)  checksum (4)  content
///
/// The content begins with the application's identifier. Strings, bytes and lists are preceded by their length.
/// Integers have a variable length: seven bits per byte, the lowest bits first. Negative and positive integers
/// alternate.
enum ArchiveForm {
    static let magic: [UInt8] = Array("Ireko\0ST".utf8)
    ///     1    without windows
    ///     2    sessions end with the size and place of their window
    static let format: UInt32 = 2
    static let headerLength = 24
    /// The maximum size of a file, in bytes.
    static let largestFile = 64 << 20
    /// The maximum depth of nested values.
    static let deepestNesting = 256
    /// The maximum total number of elements in all lists and dictionaries: values, objects, identifiers and so on. In
    /// memory, an element takes up to a hundred times its size in the file.
    static let mostElements = 2_000_000

    /// The first byte of a value.
    enum Tag: UInt8 {
        case null, no, yes, integer, float, double, string, data, date, url, uuid, array, set, dictionary, reference,
            object
    }
}

/// CRC-32 as in zip files and PNGs, which detects errors of storage and transport.
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
