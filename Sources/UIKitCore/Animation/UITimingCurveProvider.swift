import Foundation

/// Provides the timing curve of an animator.
///
/// `UICubicTimingParameters` and `UISpringTimingParameters` conform; a custom class can choose between them.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitimingcurveprovider>.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    // Chosen (Views): If timing parameters have a cubic and a spring curve, the spring takes precedence.
    /// The type of parameters in effect. With `composed` the spring takes precedence, if it exists.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve; `nil` uses the default curve if one is required.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; `nil` uses the default spring if one is required.
    var springTimingParameters: UISpringTimingParameters? { get }
}
