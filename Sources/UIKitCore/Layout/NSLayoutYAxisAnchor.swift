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
    ) -> NSLayoutConstraint { spaced(constraint(equalTo: anchor), below: anchor, multiplier) }

    /// Constrains this anchor to be below a given anchor by at least a multiple of the system spacing.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(constraint(greaterThanOrEqualTo: anchor), below: anchor, multiplier) }

    /// Constrains this anchor to be below a given anchor by at most a multiple of the system spacing.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(constraint(lessThanOrEqualTo: anchor), below: anchor, multiplier) }

    private func spaced(
        _ constraint: NSLayoutConstraint, below anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        if attribute == .firstBaseline, anchor.attribute == .lastBaseline, multiplier.isFinite {
            constraint.setSystemSpacing(times: multiplier)
        } else {
            constraint.constant = SystemSpacing.between * multiplier
        }
        return constraint
    }

    // MARK: Creating a layout dimension

    /// Returns the distance from this line down to a given line; negative if the given line is above this line.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutSpan(from: self, to: otherAnchor), .height)
    }
}
