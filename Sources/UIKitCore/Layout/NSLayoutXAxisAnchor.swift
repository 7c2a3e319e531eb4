import Foundation

/// A vertical line of a view or guide.
///
/// Leading and trailing anchors are measured in the layout direction: in a right-to-left layout, a positive constant
/// moves to the left. They cannot be related to left and right anchors.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor>.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    // MARK: Building system spacing constraints

    /// Constrains this anchor to be after a given anchor by a multiple of the system spacing of 8 points.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: SystemSpacing.between * multiplier) }

    /// Constrains this anchor to be after a given anchor by at least a multiple of the system spacing of 8 points.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: SystemSpacing.between * multiplier) }

    /// Constrains this anchor to be after a given anchor by at most a multiple of the system spacing of 8 points.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: SystemSpacing.between * multiplier) }

    // MARK: Creating a layout dimension

    /// Returns the distance from this line to a given line; negative if the given line is before this line.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutSpan(from: self, to: otherAnchor), .width)
    }
}
