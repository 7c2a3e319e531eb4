import Foundation

/// A horizontal line of a view or guide.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor>.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    // MARK: Building system spacing constraints

    /// Constrains this anchor to be below a given anchor by a multiple of the system spacing: 8 points, or the height
    /// of a line between baselines.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: spacing(below: anchor) * multiplier) }

    /// Constrains this anchor to be below a given anchor by at least a multiple of the system spacing.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: spacing(below: anchor) * multiplier) }

    /// Constrains this anchor to be below a given anchor by at most a multiple of the system spacing.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: spacing(below: anchor) * multiplier) }

    private func spacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
        attribute == .firstBaseline && anchor.attribute == .lastBaseline
            ? SystemSpacing.betweenBaselines(anchor.item, item) : SystemSpacing.between
    }

    // MARK: Creating a layout dimension

    /// Returns the distance from this line down to a given line; negative if the given line is above this line.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutSpan(from: self, to: otherAnchor), .height)
    }
}
