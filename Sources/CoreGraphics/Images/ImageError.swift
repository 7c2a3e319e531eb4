/// The reason why an image could not be read or written.
package enum ImageError: Error, Equatable, CustomStringConvertible {
    /// The data does not have the format, or is corrupt or truncated.
    case notDecodable(String)
    /// The document requires a password, or a different one.
    case locked
    /// The size in the header is above the limit.
    case tooLarge(width: Int, height: Int)
    /// Memory is exhausted or a drawing library failed during encoding.
    case notEncodable(String)

    package var description: String {
        switch self {
        case .notDecodable(let reason): "the image cannot be read: \(reason)"
        case .locked: "the document is encrypted"
        case .tooLarge(let width, let height): "an image of \(width) × \(height) pixels is too large"
        case .notEncodable(let reason): "the image cannot be written: \(reason)"
        }
    }
}
