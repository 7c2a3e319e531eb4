import Foundation
import QuartzCore

/// State that few views need, stored separately so that a plain view is small.
@MainActor
final class UIViewExtras {
    var restorationIdentifier: String?
    @exclusivity(unchecked) var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    /// The number of current presentations that dim the tint of this view.
    var tintDimmings = 0
    /// Whether a presentation has dimmed the tint of this view.
    var isTintDimmed = false
    @exclusivity(unchecked) var semanticContentAttribute = UISemanticContentAttribute.unspecified
    @exclusivity(unchecked) var layoutMargins: NSDirectionalEdgeInsets?
    var accessibilityIdentifier: String?
    var mask: UIView?
    var cornerConfiguration: UICornerConfiguration?
    /// The radii of the corners when they were shown last.
    var shownRadii: SIMD4<Double>?
    /// `nil` until traits are set, so that reading is free.
    @exclusivity(unchecked) var environmentTraits: EnvironmentTraits?
    // Unsafe only because the view's `deinit` reads it, when the view has no further references.
    nonisolated(unsafe) var weakReference: WeakReference<UIView>?
    @exclusivity(unchecked) var lastSafeAreaInsets = UIEdgeInsets.zero
    @exclusivity(unchecked) var lastLayoutMargins: UIEdgeInsets?
    var contentScaleFactor: CGFloat?
    @exclusivity(unchecked) var constraints = ConstraintList()
    /// The constraints whose constants depend on the line height of the view.
    var lineHeightFollowers: [LineHeightFollower] = []
    @exclusivity(unchecked) var guides: [UILayoutGuide] = []
    @exclusivity(unchecked) var systemGuides: [String: any SystemLayoutGuide] = [:]
    var contentPriorities = ContentPriorities()
    /// The placeholder size of the content, in pictures of storyboards and nibs.
    var placeholderContentSize: CGSize?
    var focus = FocusSettings()
    var interactions: [any UIInteraction] = []
    var motionEffects: [UIMotionEffect] = []
    var sizeObservers: [ViewSizeObservation] = []
    /// The variations of the view's storyboard or nib for size classes.
    var variations: DocumentVariations?
    var cellSegues = CellSegues()
    /// The state before the running flips of the view.
    var flipState: FlipState?

    // Constraints that the view held between views that outlive it are deactivated.
    isolated deinit {
        for constraint in constraints.all { constraint.deactivate() }
    }
}
