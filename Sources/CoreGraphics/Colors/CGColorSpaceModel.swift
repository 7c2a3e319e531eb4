/// What kind of numbers a colour space's components are.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Not known.
    case unknown = -1
    /// One component, from black to white.
    case monochrome
    /// Red, green, blue.
    case rgb
    /// Cyan, magenta, yellow, black.
    case cmyk
}

/// How colours that a device cannot show are brought near.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The graphics context's own way.
    case defaultIntent
    /// Colours outside are moved to the edge.
    case absoluteColorimetric
    /// As absolute, with white mapped to white.
    case relativeColorimetric
    /// All colours move together.
    case perceptual
    /// Colours stay vivid at the cost of their hue.
    case saturation
}
