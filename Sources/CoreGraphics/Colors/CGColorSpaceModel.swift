/// The kind of a color space's components.
public enum CGColorSpaceModel: Int32, Sendable {
    /// The model is unknown.
    case unknown = -1
    /// One component, from black to white.
    case monochrome
    /// Red, green, blue.
    case rgb
    /// Cyan, magenta, yellow, black.
    case cmyk
    /// A pattern, and the components of a stencil's color.
    case pattern = 6
}

/// How colors that the destination cannot represent are converted.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The graphics context's default.
    case defaultIntent
    /// Colors outside of the destination are moved to its boundary.
    case absoluteColorimetric
    /// Like absolute colorimetric, with white mapped to white.
    case relativeColorimetric
    /// All colors are scaled together.
    case perceptual
    /// Colors stay saturated, but their hue may change.
    case saturation
}
