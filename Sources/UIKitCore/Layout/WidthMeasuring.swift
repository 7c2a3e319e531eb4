import CoreGraphics

/// A scroll view whose content needs a different height in a different width, as a text view that does not scroll.
///
/// A separate protocol, since a `package` member of `UIView` can be overridden only in this module.
@MainActor
package protocol WidthMeasuring: UIScrollView {
    /// Whether constraints determine the height by the width.
    var measuresHeightByWidth: Bool { get }

    /// The intrinsic size if constraints give the view this width, which is greater than 0.
    func intrinsicSize(forWidth width: CGFloat) -> CGSize
}
