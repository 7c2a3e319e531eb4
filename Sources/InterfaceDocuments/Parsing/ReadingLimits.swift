/// How much of a document is read. What Xcode writes is far below.
enum ReadingLimits {
    /// Bytes; the largest storyboards of large programs have some five million.
    static let bytes = 32 << 20
    /// Elements in elements. libxml2 refuses more than 256.
    static let depth = 200
    /// Elements altogether.
    static let elements = 250_000
    /// Attributes of one element, but for its `id` and `key`.
    static let attributes = 63
}
