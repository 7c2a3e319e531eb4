import RenderServer

/// How a gradient's colours are spread.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Makes one of its name. Names that are not known count as `axial`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from the start to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Outwards from the start point, in an ellipse through the end point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, beginning towards the end point.
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
