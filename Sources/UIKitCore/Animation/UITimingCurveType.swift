/// What a timing curve is made of. Raw values are UIKit's.
public enum UITimingCurveType: Int, Sendable {
    /// One of the curves of `UIView.AnimationCurve`.
    case builtin
    /// A custom cubic Bézier curve.
    case cubic
    /// A spring.
    case spring
    /// A spring and a cubic curve.
    case composed
}
