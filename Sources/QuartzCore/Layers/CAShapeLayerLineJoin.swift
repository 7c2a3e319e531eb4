import RenderServer

/// The style of a stroke's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Creates a line join from its name. Unknown names equal `miter`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A pointed corner.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A round corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A corner that is cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    init(_ value: ShapeContents.LineJoin) {
        switch value {
        case .miter: self = .miter
        case .round: self = .round
        case .bevel: self = .bevel
        }
    }

    var rendered: ShapeContents.LineJoin {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}
