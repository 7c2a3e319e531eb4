/// The kinds of tags that files of a type are known by.
///
/// Follows <https://developer.apple.com/documentation/uniformtypeidentifiers/uttagclass>.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
    /// The class's name, such as `public.filename-extension`.
    public let rawValue: String

    /// Makes a class of tags of this name. Only those below have tags.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What follows the last dot of a file's name, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")

    /// A type of MIME, such as `image/png`.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    /// The class's name.
    public var description: String { rawValue }
}
