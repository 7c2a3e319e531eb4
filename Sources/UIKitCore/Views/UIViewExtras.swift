import Foundation
import QuartzCore

/// State that few views need: kept apart so that a plain view stays small.
@MainActor
final class UIViewExtras {
    var restorationIdentifier: String?
    @exclusivity(unchecked) var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    /// How many presentations grey the tint of what is behind them, of which this is; and whether that is why it is grey.
    var tintDimmings = 0
    var isTintDimmed = false
    @exclusivity(unchecked) var semanticContentAttribute = UISemanticContentAttribute.unspecified
    @exclusivity(unchecked) var layoutMargins: NSDirectionalEdgeInsets?
    var accessibilityIdentifier: String?
    @exclusivity(unchecked) var accessibility: AccessibilityValues?
    var mask: UIView?
    /// `nil` until something is set, so that reading costs nothing.
    @exclusivity(unchecked) var environmentTraits: EnvironmentTraits?
    // Unsafe only because the view's `deinit` reads it, when there are no other references to the view.
    nonisolated(unsafe) var weakReference: WeakReference<UIView>?
    @exclusivity(unchecked) var lastSafeAreaInsets = UIEdgeInsets.zero
    @exclusivity(unchecked) var lastLayoutMargins: UIEdgeInsets?
    var contentScaleFactor: CGFloat?
    @exclusivity(unchecked) var constraints = HeldConstraints()
    @exclusivity(unchecked) var guides: [UILayoutGuide] = []
    @exclusivity(unchecked) var systemGuides: [String: any SystemLayoutGuide] = [:]
    var contentPriorities = ContentPriorities()
    /// The size that the editor assumes of the content, in pictures of documents.
    var placeholderContentSize: CGSize?
    var focus = FocusSettings()
    var interactions: [any UIInteraction] = []
    /// What the view's document says for other size classes.
    var variations: DocumentVariations?
    var cellSegues = CellSegues()

    // Constraints that the view held between views that outlive it are deactivated.
    isolated deinit {
        for constraint in constraints.all { constraint.deactivate() }
    }
}
