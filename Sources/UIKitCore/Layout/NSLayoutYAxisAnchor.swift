import Foundation

/// A horizontal line of a view or guide.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor>.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    // MARK: Building system spacing constraints

    /// This one stands below the other by a number of the system's spaces: 8 points, and from baseline to baseline the
    /// height of a line.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: spacing(below: anchor) * multiplier) }

    /// This one stands below the other by at least a number of the system's spaces.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: spacing(below: anchor) * multiplier) }

    /// This one stands below the other by at most a number of the system's spaces.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: spacing(below: anchor) * multiplier) }

    private func spacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
        attribute == .firstBaseline && anchor.attribute == .lastBaseline
            ? SystemSpacing.betweenBaselines(anchor.item, item) : SystemSpacing.between
    }

    // MARK: Creating a layout dimension

    /// The distance from this line down to another; negative where the other is above.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutSpan(from: self, to: otherAnchor), .height)
    }
}
