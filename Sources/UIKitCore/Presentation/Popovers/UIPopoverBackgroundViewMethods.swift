import CoreGraphics
import Foundation

/// The dimensions of a popover with a custom background. They are read once, when the popover is about to be shown.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipopoverbackgroundviewmethods>.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
    /// Returns the width of the arrow at the body, in points.
    static func arrowBase() -> CGFloat
    /// Returns the insets of the content from the body's edges, in points, without the arrow.
    static func contentViewInsets() -> UIEdgeInsets
    /// Returns the distance of the arrow's tip from the body, in points.
    static func arrowHeight() -> CGFloat
}
