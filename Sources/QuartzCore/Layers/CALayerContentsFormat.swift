/// The pixel format of a layer's drawing.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Creates a format from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Eight bits each for red, green, blue and alpha.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    // Chosen (Views): The drawing of a layer with `gray8Uint` keeps its alpha.
    /// Eight bits for gray. Colors are drawn as grays with the same luminance.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
