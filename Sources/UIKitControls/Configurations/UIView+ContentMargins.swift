import Foundation

extension UIView {
    /// Returns the margins of a content view. On an axis that preserves the superview's margins, they are the view's
    /// layout margins; on the other axis, they are the configuration's margins.
    func contentMargins(_ own: NSDirectionalEdgeInsets, preserving axes: UIAxis) -> UIEdgeInsets {
        let own = own.resolved(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        guard !axes.isEmpty else { return own }
        var margins = layoutMargins
        if !axes.contains(.horizontal) { (margins.left, margins.right) = (own.left, own.right) }
        if !axes.contains(.vertical) { (margins.top, margins.bottom) = (own.top, own.bottom) }
        return margins
    }
}
