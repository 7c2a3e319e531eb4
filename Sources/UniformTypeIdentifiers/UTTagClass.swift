/// The kinds of tags that identify files of a type.
///
/// Follows <https://developer.apple.com/documentation/uniformtypeidentifiers/uttagclass>.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
    /// The class's name, such as `public.filename-extension`.
    public let rawValue: String

    /// Creates a tag class with a name. Only the classes below have tags.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The part of a file's name after its last dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")

    /// A MIME type, such as `image/png`.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    /// The class's name.
    public var description: String { rawValue }
}
