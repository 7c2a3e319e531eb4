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
    /// Lightness from 0 to 100, and two components for the hue and the saturation.
    case lab
    /// The index of a color in a table.
    case indexed = 5
    /// A pattern, and the components of a stencil's color.
    case pattern
    /// The tristimulus values of CIE 1931.
    case XYZ
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
