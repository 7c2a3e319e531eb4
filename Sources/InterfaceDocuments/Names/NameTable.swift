/// Finds values by names. All names are known in advance, so that a simple hash suffices: it takes a fifth of a
/// dictionary's time for a short name, and a document contains thousands of names.
struct NameTable<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        var hash: UInt32
        var name: String
        var value: Value
    }

    /// The number of slots is a power of two, at least twice the number of names.
    private let slots: [Entry?]

    init(_ values: some Collection<(name: String, value: Value)>) {
        var size = 8
        while size < 2 * values.count { size *= 2 }
        var slots = [Entry?](repeating: nil, count: size)
        for (name, value) in values {
            let hash = Self.hash(name)
            var slot = Int(hash) & (size - 1)
            while slots[slot] != nil { slot = (slot + 1) & (size - 1) }
            slots[slot] = Entry(hash: hash, name: name, value: value)
        }
        self.slots = slots
    }

    subscript(name: String) -> Value? {
        let hash = Self.hash(name)
        var slot = Int(hash) & (slots.count - 1)
        while let entry = slots[slot] {
            if entry.hash == hash, entry.name == name { return entry.value }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Returns a hash of the length, and of the eight bytes at the start, in the middle and at the end.
    private static func hash(_ name: String) -> UInt32 {
        var name = name
        return name.withUTF8 { units in
            var (hash, count) = (UInt64(truncatingIfNeeded: units.count), units.count)
            if count >= 8 {
                let bytes = UnsafeRawBufferPointer(units)
                hash = mix(hash, bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self))
                hash = mix(hash, bytes.loadUnaligned(fromByteOffset: count / 2 - 4, as: UInt64.self))
                hash = mix(hash, bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
            } else {
                var word: UInt64 = 0
                while count > 0 {
                    count -= 1
                    word = word << 8 | UInt64(units[count])
                }
                hash = mix(hash, word)
            }
            return UInt32(truncatingIfNeeded: hash >> 32)
        }
    }

    private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        (hash ^ word ^ hash >> 29) &* 0x9E37_79B9_7F4A_7C15
    }
}
