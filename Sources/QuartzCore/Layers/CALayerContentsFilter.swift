import RenderServer

/// How contents are sampled when they are drawn at another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Makes a filter of its name. Names that are not known count as `linear`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Between the nearest pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The nearest pixel, which keeps hard edges.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")

    init(_ filter: ScalingFilter) { self = filter == .nearest ? .nearest : .linear }
    var filter: ScalingFilter { self == .nearest ? .nearest : .linear }
}
