/// The limits of reading a document. Xcode's documents are far below.
enum ReadingLimits {
    /// The number of bytes; the largest storyboards of large programs have about five million.
    static let bytes = 32 << 20
    /// The depth of nested elements. libxml2 rejects more than 256.
    static let depth = 200
    /// The total number of elements.
    static let elements = 250_000
    /// The number of attributes of an element, except for its `id` and `key`.
    static let attributes = 63
}
