/// A number for contents, the same in each run of the tool: FNV-1a with 64 bits.
struct ContentHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        // Two texts differ from their concatenation.
        value = (value ^ 0xFF) &* 0x100_0000_01B3
    }

    var text: String { String(value, radix: 16) }

    static func of(_ text: String) -> String {
        var hash = ContentHash()
        hash.add(text)
        return hash.text
    }
}
