import CoreGraphics

/// A view whose content height depends on its width, such as a text view that does not scroll. A view that is not a
/// scroll view also calls `setMeasuresHeightByWidth()`.
///
/// This is a protocol since a `package` member of `UIView` can be overridden only in this module.
@MainActor
package protocol WidthMeasuring: UIView {
    /// Whether constraints determine the height from the width.
    var measuresHeightByWidth: Bool { get }

    /// Returns the intrinsic size for a width from constraints, which is greater than 0.
    func intrinsicSize(forWidth width: CGFloat) -> CGSize
}

extension WidthMeasuring {
    /// Called once by a view whose height always depends on its width.
    package func setMeasuresHeightByWidth() { flags.measuresHeightByWidth = true }
}
