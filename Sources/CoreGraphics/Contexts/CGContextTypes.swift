/// How the source is blended with the backdrop.
public enum CGBlendMode: Int32, Sendable {
    /// Over it.
    case normal
    /// Multiplies the colours, so the result is darker.
    case multiply
    /// Multiplies the colours' complements, so the result is lighter.
    case screen
    /// Multiplies or screens, as the backdrop is dark or light.
    case overlay
    /// The darker of both.
    case darken
    /// The lighter of both.
    case lighten
    /// Brightens the backdrop.
    case colorDodge
    /// Darkens the backdrop.
    case colorBurn
    /// Darkens or lightens a little, as the source is dark or light.
    case softLight
    /// Multiplies or screens, as the source is dark or light.
    case hardLight
    /// The difference of both.
    case difference
    /// As difference, with less contrast.
    case exclusion
    /// The source's hue.
    case hue
    /// The source's saturation.
    case saturation
    /// The source's hue and saturation.
    case color
    /// The source's luminosity.
    case luminosity
    /// Erases.
    case clear
    /// Replaces.
    case copy
    /// The source where there is backdrop.
    case sourceIn
    /// The source where there is no backdrop.
    case sourceOut
    /// The source over the backdrop, where there is backdrop.
    case sourceAtop
    /// Under it.
    case destinationOver
    /// The backdrop where there is source.
    case destinationIn
    /// The backdrop where there is no source.
    case destinationOut
    /// The backdrop over the source, where there is source.
    case destinationAtop
    /// Where one of both is.
    case xor
    /// The sum of the complements' rest. Cairo has no such operator: the darker of both is drawn.
    case plusDarker
    /// The sum.
    case plusLighter
}

/// How smooth an image is drawn at another size than its own.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context's own choice, which is `medium`.
    case `default`
    /// Pixels stay square.
    case none
    /// The fastest smoothing.
    case low
    /// The best smoothing.
    case high
    /// Good smoothing.
    case medium
}
