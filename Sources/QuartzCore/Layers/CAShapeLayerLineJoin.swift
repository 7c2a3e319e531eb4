import RenderServer

/// How the corners of an outline look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Makes one of its name. Names that are not known count as `miter`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Pointed.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
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
