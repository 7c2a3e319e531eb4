// Indices are stored as Int32, so that the constraints of a large window fit into the cache.
extension Array {
    subscript(index: Int32) -> Element {
        @inline(__always) get { self[Int(index)] }
        @inline(__always) _modify { yield &self[Int(index)] }
    }
}

/// "No row", "no variable", "end of list".
let none: Int32 = -1
