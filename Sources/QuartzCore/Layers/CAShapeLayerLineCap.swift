import RenderServer

/// The style of a stroke's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Creates a line cap from its name. Unknown names equal `butt`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cut off at the end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A semicircle around the end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square beyond the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    init(_ value: ShapeContents.LineCap) {
        switch value {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        }
    }

    var rendered: ShapeContents.LineCap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}
