import Foundation

/// Describes how an animator's values go from the start to the end.
///
/// `UICubicTimingParameters` and `UISpringTimingParameters` conform; a custom class can choose between them.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitimingcurveprovider>.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// Which of the parameters count. With `composed` the spring does, if there is one (chosen).
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve; `nil` stands for the default one where it is required.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; `nil` stands for the default one where it is required.
    var springTimingParameters: UISpringTimingParameters? { get }
}
