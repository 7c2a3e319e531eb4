import Foundation

/// Finds markup that `XMLParser` must not see: document types, since they can define entities, and processing
/// instructions, since an instruction without data stops the program (swift-corelibs-foundation, Swift 6.3). Interface
/// Builder writes neither.
enum MarkupScan {
    /// Returns the first forbidden markup, with its line, or `nil` if the document is acceptable. The XML declaration
    /// is allowed at the start.
    static func firstForbidden(in data: Data) -> (reason: InterfaceDocumentError.Reason, line: Int)? {
        data.withUnsafeBytes { bytes in
            var place = start(of: bytes)
            while let open = find(UInt8(ascii: "<"), in: bytes, from: place), open + 1 < bytes.count {
                place = open + 1
                switch bytes[place] {
                case UInt8(ascii: "?"): return (.processingInstruction, line(of: open, in: bytes))
                case UInt8(ascii: "!"):
                    // The parser rejects unterminated markup.
                    if has("!--", at: place, in: bytes) {
                        place = end(of: "-->", in: bytes, from: place + 3)
                    } else if has("![CDATA[", at: place, in: bytes) {
                        place = end(of: "]]>", in: bytes, from: place + 8)
                    } else {
                        return (.declaresDocumentType, line(of: open, in: bytes))
                    }
                default: break
                }
            }
            return nil
        }
    }

    /// Returns the start of the text, after a byte order mark and the XML declaration.
    private static func start(of bytes: UnsafeRawBufferPointer) -> Int {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return has("<?xml ", at: start, in: bytes) ? end(of: "?>", in: bytes, from: start) : start
    }

    private static func find(_ byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard start < bytes.count, let base = bytes.baseAddress,
            let found = memchr(base + start, Int32(byte), bytes.count - start)
        else { return nil }
        return UnsafeRawPointer(found) - base
    }

    private static func has(_ text: StaticString, at place: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
        let count = text.utf8CodeUnitCount
        return place + count <= bytes.count && (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
    }

    /// Returns the index after a text, or the end if the text is not found.
    private static func end(of text: StaticString, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var place = start
        while let found = find(text.utf8Start[0], in: bytes, from: place) {
            if has(text, at: found, in: bytes) { return found + text.utf8CodeUnitCount }
            place = found + 1
        }
        return bytes.count
    }

    private static func line(of place: Int, in bytes: UnsafeRawBufferPointer) -> Int {
        1 + bytes[..<place].count { $0 == UInt8(ascii: "\n") }
    }
}
