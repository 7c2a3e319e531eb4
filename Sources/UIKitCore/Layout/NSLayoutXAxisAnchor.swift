import Foundation

/// A vertical line of a view or guide.
///
/// Leading and trailing anchors are measured in the layout direction: from right to left, a positive constant moves to
/// the left. They cannot be related to left and right anchors.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor>.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    // MARK: Building system spacing constraints

    /// Constrains this anchor to be after a given one by a multiple of the system spacing of 8 points.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: SystemSpacing.between * multiplier) }

    /// Constrains this anchor to be after a given one by at least a multiple of the system spacing of 8 points.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: SystemSpacing.between * multiplier) }

    /// Constrains this anchor to be after a given one by at most a multiple of the system spacing of 8 points.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: SystemSpacing.between * multiplier) }

    // MARK: Creating a layout dimension

    /// Returns the distance from this line to a given one; negative if that one is before this line.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutSpan(from: self, to: otherAnchor), .width)
    }
}
