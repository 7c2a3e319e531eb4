import Foundation

/// A length of a view or guide, or a distance between two lines.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutdimension>.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    // MARK: Building constraints

    /// The length is a number of points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, nil, .notAnAttribute, c) }

    /// The length is at least a number of points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, nil, .notAnAttribute, c)
    }

    /// The length is at most a number of points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, nil, .notAnAttribute, c)
    }

    /// The length is a multiple of another.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor.item, anchor.attribute, 0, m)
    }

    /// The length is at least a multiple of another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor.item, anchor.attribute, 0, m)
    }

    /// The length is at most a multiple of another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor.item, anchor.attribute, 0, m)
    }

    /// The length is a multiple of another, plus a constant.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.equal, anchor.item, anchor.attribute, c, m) }

    /// The length is at least a multiple of another, plus a constant.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor.item, anchor.attribute, c, m) }

    /// The length is at most a multiple of another, plus a constant.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor.item, anchor.attribute, c, m) }
}
