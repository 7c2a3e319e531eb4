import RenderServer

/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Creates a type from its name. Unknown names equal `axial`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The colors change along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// The colors change outwards from the start point, in an ellipse through the end point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// The colors change around the start point, and begin in the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")

    init(_ value: GradientContents.Kind) {
        switch value {
        case .axial: self = .axial
        case .radial: self = .radial
        case .conic: self = .conic
        }
    }

    var rendered: GradientContents.Kind {
        switch self {
        case .radial: .radial
        case .conic: .conic
        default: .axial
        }
    }
}
