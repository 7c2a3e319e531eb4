import Foundation

/// Says how an animator's values go from the start to the end.
///
/// `UICubicTimingParameters` and `UISpringTimingParameters` are the two there are; a class of one's own can choose between
/// them.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitimingcurveprovider>.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// Which of the parameters count. With `composed` the spring does, if there is one (chosen).
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve; `nil` when there is none, which counts as the default one where it is asked for.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; `nil` when there is none, which counts as the default one where it is asked for.
    var springTimingParameters: UISpringTimingParameters? { get }
}
