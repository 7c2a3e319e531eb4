import Foundation

/// The controls of the Unicode bidirectional algorithm in UTF-8 text: embeddings, overrides and isolates (U+202A to
/// U+202E and U+2066 to U+2069).
///
/// FriBidi 1.0.8, which Pango uses on Debian 12, reads and writes freed memory for some controls: controls that end
/// nothing, controls after a block separator, and controls that are nested deeper than the algorithm's limit.
/// Therefore controls without an effect are replaced before the text is passed to Pango.
enum DirectionalControls {
    /// The maximum depth of nested controls that are passed to Pango. (Each level may count as two of the 125 levels
    /// that Unicode requires.)
    static let depthLimit = 60

    /// Returns the offsets of the controls that are replaced.
    static func unusable(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var offsets: [Int] = []
        var hasBlockSeparator = false
        var unusable: [Int] = []
        /// Whether each open control is an isolate.
        var open: [Bool] = []
        var openIsolateCount = 0
        var offset = nextCandidate(in: bytes, from: 0)
        while offset + 2 < bytes.count {
            let (second, third) = (bytes[offset + 1], bytes[offset + 2])
            var isUsable = true
            switch (second, third) {
            case (0x80, 0xAA), (0x80, 0xAB), (0x80, 0xAD), (0x80, 0xAE), (0x81, 0xA6...0xA8):
                open.append(second == 0x81)
                if second == 0x81 { openIsolateCount += 1 }
                isUsable = open.count <= depthLimit
            case (0x80, 0xAC):
                isUsable = open.last == false
                if isUsable {
                    isUsable = open.count <= depthLimit
                    open.removeLast()
                }
            case (0x81, 0xA9):
                isUsable = false
                if openIsolateCount > 0, let isolate = open.lastIndex(of: true) {
                    isUsable = isolate < depthLimit
                    open.removeSubrange(isolate...)
                    openIsolateCount -= 1
                }
            default:
                offset = nextCandidate(in: bytes, from: offset + 1)
                continue
            }
            if offsets.isEmpty { hasBlockSeparator = containsBlockSeparator(bytes) }
            offsets.append(offset)
            if !isUsable { unusable.append(offset) }
            offset = nextCandidate(in: bytes, from: offset + 3)
        }
        return hasBlockSeparator ? offsets : unusable
    }

    /// Replaces the controls at some offsets by U+206A, which has the same length in bytes, is also invisible, and has
    /// no direction.
    static func replace(at offsets: [Int], in bytes: inout [CChar]) {
        for offset in offsets {
            (bytes[offset + 1], bytes[offset + 2]) = (CChar(bitPattern: 0x81), CChar(bitPattern: 0xAA))
        }
    }

    private static func nextCandidate(in bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
        guard offset < bytes.count, let base = bytes.baseAddress,
            let found = memchr(base + offset, 0xE2, bytes.count - offset)
        else { return bytes.count }
        return base.distance(to: found.assumingMemoryBound(to: UInt8.self))
    }

    /// Returns whether the text has a character of the bidirectional class B inside a paragraph of Pango.
    private static func containsBlockSeparator(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.indices.contains { index in
            switch bytes[index] {
            case 0x0A, 0x0D, 0x1C...0x1E: true
            case 0x85: index > 0 && bytes[index - 1] == 0xC2
            case 0xA9: index > 1 && bytes[index - 1] == 0x80 && bytes[index - 2] == 0xE2
            default: false
            }
        }
    }
}
