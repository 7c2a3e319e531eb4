/// An attribute and its text.
struct AttributeEntry: Sendable {
    var key: DocumentKey
    var value: String
}

extension [AttributeEntry] {
    /// Returns the index of a key. (`firstIndex(where:)` would retain the text of each entry.)
    func place(of key: DocumentKey) -> Int? {
        withUnsafeBufferPointer { entries in
            var place = 0
            while place < entries.count {
                if entries[place].key == key { return place }
                place += 1
            }
            return nil
        }
    }
}
