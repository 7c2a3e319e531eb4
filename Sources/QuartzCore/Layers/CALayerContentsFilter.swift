import RenderServer

/// How contents are sampled when they are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Creates a filter from its name. Unknown names equal `linear`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Interpolates between the nearest pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Uses the nearest pixel, which keeps hard edges.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")

    init(_ filter: ScalingFilter) { self = filter == .nearest ? .nearest : .linear }
    var filter: ScalingFilter { self == .nearest ? .nearest : .linear }
}
