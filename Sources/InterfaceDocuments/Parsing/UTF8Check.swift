import Foundation

/// Checks whether bytes are valid UTF-8.
///
/// `XMLParser` stops the program at a name in invalid UTF-8. `String(validating:)` takes ten times as long as this for
/// a text that has a few characters beyond ASCII.
enum UTF8Check {
    static func isValid(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var place = 0
            while place < bytes.count {
                if place + 8 <= bytes.count {
                    let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                    if word & 0x8080_8080_8080_8080 == 0 {
                        place += 8
                        continue
                    }
                }
                guard bytes[place] >= 0x80 else {
                    place += 1
                    continue
                }
                var end = place
                while end < bytes.count, bytes[end] >= 0x80 { end += 1 }
                if String(validating: bytes[place..<end], as: UTF8.self) == nil { return false }
                place = end
            }
            return true
        }
    }
}
