/// How the source is blended with the backdrop.
public enum CGBlendMode: Int32, Sendable {
    /// The source over the backdrop.
    case normal
    /// Multiplies the colors, so that the result is darker.
    case multiply
    /// Multiplies the colors' complements, so that the result is lighter.
    case screen
    /// Multiplies if the backdrop is dark, and screens if it is light.
    case overlay
    /// The darker color of both.
    case darken
    /// The lighter color of both.
    case lighten
    /// Brightens the backdrop.
    case colorDodge
    /// Darkens the backdrop.
    case colorBurn
    /// Slightly darkens the backdrop if the source is dark, and lightens it if the source is light.
    case softLight
    /// Multiplies if the source is dark, and screens if it is light.
    case hardLight
    /// The difference of both.
    case difference
    /// Like difference, with less contrast.
    case exclusion
    /// The hue of the source.
    case hue
    /// The saturation of the source.
    case saturation
    /// The hue and the saturation of the source.
    case color
    /// The luminosity of the source.
    case luminosity
    /// Clears the pixels.
    case clear
    /// Replaces the backdrop with the source.
    case copy
    /// The source inside the backdrop.
    case sourceIn
    /// The source outside the backdrop.
    case sourceOut
    /// The source over the backdrop, inside the backdrop.
    case sourceAtop
    /// The source under the backdrop.
    case destinationOver
    /// The backdrop inside the source.
    case destinationIn
    /// The backdrop outside the source.
    case destinationOut
    /// The backdrop over the source, inside the source.
    case destinationAtop
    /// The parts of the source and the backdrop that do not overlap.
    case xor
    /// The complement of the sum of the complements. Since Cairo has no such operator, the darker color of both is
    /// drawn.
    case plusDarker
    /// The sum of the colors.
    case plusLighter
}

/// The quality of images that are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context's default, which is `medium`.
    case `default`
    /// No smoothing: pixels stay square.
    case none
    /// The fastest smoothing.
    case low
    /// The best smoothing.
    case high
    /// Good smoothing.
    case medium
}
