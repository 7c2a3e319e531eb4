import Foundation
import QuartzCore

/// State that few views need: kept apart so that a plain view stays small.
@MainActor
package final class UIViewExtras {
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    package var semanticContentAttribute = UISemanticContentAttribute.unspecified
    package var layoutMargins: NSDirectionalEdgeInsets?
    package var accessibilityIdentifier: String?
    package var mask: UIView?
    /// `nil` until something is set, so that reading costs nothing.
    var environmentTraits: EnvironmentTraits?
    var lastSafeAreaInsets = UIEdgeInsets.zero
    var lastLayoutMargins: UIEdgeInsets?
    package var contentScaleFactor: CGFloat?
    var constraints = HeldConstraints()
    var guides: [UILayoutGuide] = []
    var systemGuides: [String: any SystemLayoutGuide] = [:]
    var contentPriorities = ContentPriorities()
    var focus = FocusSettings()

    // Constraints that the view held between views that outlive it are deactivated.
    isolated deinit {
        for constraint in constraints.all { constraint.deactivate() }
    }
}
