import CoreGraphics
import Foundation

/// The measures of a popover with a background of the program's own. They are asked once, when the popover is about to
/// be shown.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipopoverbackgroundviewmethods>.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
    /// How wide the arrow is where it leaves the body, in points.
    static func arrowBase() -> CGFloat
    /// How far the body's edges are from the content, in points. The arrow is not counted.
    static func contentViewInsets() -> UIEdgeInsets
    /// How far the arrow's tip is from the body, in points.
    static func arrowHeight() -> CGFloat
}
