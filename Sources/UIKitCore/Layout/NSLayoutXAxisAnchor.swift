import Foundation

/// A vertical line of a view or guide.
///
/// Leading and trailing anchors are measured in the layout direction: from right to left, a positive constant moves
/// towards the left. They cannot be related to left and right ones.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor>.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    // MARK: Building system spacing constraints

    /// This one stands after the other by a number of the system's spaces of 8 points.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: SystemSpacing.between * multiplier) }

    /// This one stands after the other by at least a number of the system's spaces of 8 points.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: SystemSpacing.between * multiplier) }

    /// This one stands after the other by at most a number of the system's spaces of 8 points.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: SystemSpacing.between * multiplier) }

    // MARK: Creating a layout dimension

    /// The distance from this line to another; negative where the other comes first.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutSpan(from: self, to: otherAnchor), .width)
    }
}
