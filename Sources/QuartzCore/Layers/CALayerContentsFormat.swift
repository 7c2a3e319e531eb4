/// How what a layer draws of itself is stored.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Makes a format of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Eight bits for each of red, green, blue and alpha.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
}
