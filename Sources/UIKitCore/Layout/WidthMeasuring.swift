import CoreGraphics

/// A scroll view whose content height depends on its width, such as a text view that does not scroll.
///
/// This is a protocol since a `package` member of `UIView` can be overridden only in this module.
@MainActor
package protocol WidthMeasuring: UIScrollView {
    /// Whether constraints determine the height from the width.
    var measuresHeightByWidth: Bool { get }

    /// Returns the intrinsic size for a width from constraints, which is greater than 0.
    func intrinsicSize(forWidth width: CGFloat) -> CGSize
}
