import RenderServer

/// How a keyframe animation interpolates between values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Creates a mode from its name. Unknown names equal `linear`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Linear interpolation.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// No interpolation: each value is used until the time of the next value.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear interpolation with constant speed. Key times are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Interpolation along a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Interpolation along a smooth curve with constant speed. Key times are ignored.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    var rendered: PropertyAnimation.CalculationMode {
        switch self {
        case .discrete: .discrete
        case .paced: .paced
        case .cubic: .cubic
        case .cubicPaced: .cubicPaced
        default: .linear
        }
    }
}
