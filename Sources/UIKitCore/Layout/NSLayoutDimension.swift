import Foundation

/// A length of a view or guide, or a distance between two lines.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutdimension>.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    // MARK: Building constraints

    /// Constrains the length to equal a constant, in points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, nil, .notAnAttribute, c) }

    /// Constrains the length to be at least a constant, in points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, nil, .notAnAttribute, c)
    }

    /// Constrains the length to be at most a constant, in points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, nil, .notAnAttribute, c)
    }

    /// Constrains the length to equal a multiple of a given length.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor.item, anchor.attribute, 0, m)
    }

    /// Constrains the length to be at least a multiple of a given length.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor.item, anchor.attribute, 0, m)
    }

    /// Constrains the length to be at most a multiple of a given length.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor.item, anchor.attribute, 0, m)
    }

    /// Constrains the length to equal a multiple of a given length, plus a constant.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.equal, anchor.item, anchor.attribute, c, m) }

    /// Constrains the length to be at least a multiple of a given length, plus a constant.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor.item, anchor.attribute, c, m) }

    /// Constrains the length to be at most a multiple of a given length, plus a constant.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor.item, anchor.attribute, c, m) }
}
