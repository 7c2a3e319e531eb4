import RenderServer

/// How a keyframe animation gets from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Makes a mode of its name. Names that are not known count as `linear`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Straight from value to value.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// In jumps: each value stays until the next one's time.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Straight, and at one speed all the way; key times do not count.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Along a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Along a smooth curve, with times that make the speed even; key times do not count.
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
