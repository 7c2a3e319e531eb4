import Foundation

/// Bytes that an image is read from.
public final class CGDataProvider: Sendable {
    /// All bytes.
    public let data: CFData?

    /// Makes a provider of bytes in memory.
    public init?(data: CFData) { self.data = data }

    /// Makes a provider of a file's bytes; `nil` when it cannot be read.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }

    /// Makes a provider of a file's bytes; `nil` when it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }
}
