import Foundation

/// UIKit's standard spacing.
@MainActor
enum SystemSpacing {
    /// The spacing between siblings: 8 points.
    static let between: CGFloat = 8

    // Chosen (Layout): The system spacing between baselines is the line height of the larger font.
    /// Returns the spacing from the last baseline of an item to the first baseline of the next item: the height of a
    /// line in the larger font. Without text, the spacing between siblings. (Apple: "determined from the line heights
    /// of the fonts".)
    static func betweenBaselines(_ upper: (any LayoutItem)?, _ lower: (any LayoutItem)?) -> CGFloat {
        let heights = [upper, lower].compactMap { ($0 as? any TextDisplaying)?.lineHeight }
        return heights.max()?.rounded(.up) ?? between
    }
}

/// A constraint whose constant depends on the line height of a view.
struct LineHeightFollower {
    weak var constraint: NSLayoutConstraint?
}

extension NSLayoutConstraint {
    /// Sets the constant to a multiple of the system spacing between the baselines of the items. The constant changes
    /// with the line heights of the items, until the program sets it.
    func setSystemSpacing(times multiplier: CGFloat) {
        spacingMultiplier = multiplier
        for case let view as any TextDisplaying in itemViews {
            let extras = view.extrasForWriting
            extras.lineHeightFollowers.removeAll { $0.constraint == nil }
            extras.lineHeightFollowers.append(LineHeightFollower(constraint: self))
        }
        updateSystemSpacing()
    }

    fileprivate func updateSystemSpacing() {
        guard let spacingMultiplier else { return }
        constant = SystemSpacing.betweenBaselines(second, first) * spacingMultiplier
        self.spacingMultiplier = spacingMultiplier
    }
}

extension UIView {
    /// Updates the constraints with the system spacing between a baseline of the view and a baseline of another view.
    func lineHeightMayHaveChanged() {
        guard let followers = extras?.lineHeightFollowers, !followers.isEmpty else { return }
        for follower in followers { follower.constraint?.updateSystemSpacing() }
    }
}
