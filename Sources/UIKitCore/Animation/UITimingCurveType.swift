/// The types of timing curves. The raw values are the same as in UIKit.
public enum UITimingCurveType: Int, Sendable {
    /// A named curve of `UIView.AnimationCurve`.
    case builtin
    /// A custom cubic Bézier curve.
    case cubic
    /// A spring.
    case spring
    /// A spring and a cubic curve.
    case composed
}
