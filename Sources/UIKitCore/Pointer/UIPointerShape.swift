import CoreGraphics
import Foundation

/// The shape of the pointer in a region.
///
/// The desktop draws the pointer: a beam is the desktop's cursor for text, and the other shapes are the arrow, with the
/// effect of the style in the given shape.
public enum UIPointerShape {
    /// A path around the content, in the coordinate space of the preview's container.
    case path(UIBezierPath)
    /// A rectangle with rounded corners, in the coordinate space of the preview's container.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A beam for lines of text.
    case verticalBeam(length: CGFloat)
    /// A beam for columns of text.
    case horizontalBeam(length: CGFloat)

    /// The radius of the corners without an explicit radius, in points.
    public static let defaultCornerRadius: CGFloat = 8
}
