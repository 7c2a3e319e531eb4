import Foundation

/// A provider of the bytes of an image.
public final class CGDataProvider: Sendable {
    /// All bytes.
    public let data: CFData?

    /// Creates a provider with bytes in memory.
    public init?(data: CFData) { self.data = data }

    /// Creates a provider with a file's bytes. Returns `nil` if the file cannot be read.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }

    /// Creates a provider with a file's bytes. Returns `nil` if the file cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }
}
