/// Why an image could not be read or written.
package enum ImageError: Error, Equatable, CustomStringConvertible {
    /// The data is not of the format, or is broken or cut off.
    case notDecodable(String)
    /// The header announces an image above the size limit.
    case tooLarge(width: Int, height: Int)
    /// Memory or a drawing library failed while encoding.
    case notEncodable(String)

    package var description: String {
        switch self {
        case .notDecodable(let reason): "the image cannot be read: \(reason)"
        case .tooLarge(let width, let height): "an image of \(width) × \(height) pixels is too large"
        case .notEncodable(let reason): "the image cannot be written: \(reason)"
        }
    }
}
