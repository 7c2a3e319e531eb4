import Foundation
import QuartzCore
import RenderServer

/// A rectangle on the screen that shows content, arranges its subviews and receives touches.
///
/// A view's geometry, background and contents live in its `layer`; the view adds the responder chain, the touch
/// handling, the layout cycle and block animation. Coordinates are points with y down; `frame` and `center` are in the
/// superview's space, `bounds` in the view's own.
///
/// Everything happens on the main actor. A change shows at the end of the main turn, when all changes of the turn are
/// laid out, displayed and committed together.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiview>.
@preconcurrency @MainActor
open class UIView: UIResponder {
    /// The layer behind the view. It always exists, and its delegate is the view.
    public let layer: CALayer

    // MARK: Creating a view

    /// Makes a view with a frame in the coordinates of the superview it is going to have.
    ///
    /// The designated initializer. A frame with non-finite numbers is refused with a log and becomes zero.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        layer.viewDelegate = self
        layer.suppressesImplicitActions = true
        if frame != .zero { self.frame = frame }
        layer.setNeedsDisplay()
    }

    /// Makes a view of zero size.
    public convenience override init() { self.init(frame: .zero) }

    /// Makes a view from an archive.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        layer.viewDelegate = self
        layer.suppressesImplicitActions = true
        layer.setNeedsDisplay()
    }

    nonisolated deinit {
        for subview in subviewsStorage { subview.superviewStorage = nil }
        layer.forgetViewDelegate(self)
    }

    /// The class of `layer`; override to have a view backed by another kind of layer.
    open class var layerClass: AnyClass { CALayer.self }

    private class func makeLayer() -> CALayer {
        let layerClass: AnyClass = self.layerClass
        if layerClass == CALayer.self { return CALayer() }
        guard let type = layerClass as? CALayer.Type else {
            Diagnostics.warn(
                .resource, "\(self).layerClass is \(layerClass), which is no CALayer; CALayer is used instead")
            return CALayer()
        }
        return DynamicInit.make(type)
    }

    // MARK: Stored state (what each part is for stands beside the members that use it)

    // Not checked for exclusive access at run time, which took a quarter of the time of adding a view: no access to one of
    // these lasts longer than an expression, and none calls anything that could reach the same view. References upwards
    // are not `weak`, which makes every walk up the tree and every retain of a view many times as slow; who goes clears
    // them.

    /// Cleared by the superview's `deinit`.
    @exclusivity(unchecked) nonisolated(unsafe) package final unowned(unsafe) var superviewStorage: UIView?
    // Unsafe only because `deinit` reads it, when there are no other references to the view.
    @exclusivity(unchecked) nonisolated(unsafe) package final var subviewsStorage: [UIView] = []
    /// The place in the superview's `subviewsStorage`, if nothing moved since.
    @exclusivity(unchecked) @usableFromInline package final var rememberedPlace = 0
    @exclusivity(unchecked) final var windowReference: WindowReference?
    /// What a view that is in no superview has for `windowReference`: a window its own.
    var windowReferenceByItself: WindowReference? { nil }
    /// The controller whose root view this is; its `deinit` clears it.
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var owningController: UIViewController?
    @exclusivity(unchecked) package final var flags = UIViewFlags()
    @exclusivity(unchecked) package final var autoresizing: AutoresizingMask = []
    final var contentModeStorage = ContentMode.scaleToFill
    /// Counts the moves into superviews and out of them that were asked for; a callback of one may ask for another.
    @exclusivity(unchecked) final var moveCount: UInt16 = 0
    @exclusivity(unchecked) package final var recognizers: [UIGestureRecognizer]?
    @exclusivity(unchecked) package final var tint: UIColor?
    /// The traits above the view and its controller, once requested (`inheritedTraits`).
    @exclusivity(unchecked) final var inheritedTraitsStorage: UITraitCollection?
    package final var background: UIColor?
    final var tagStorage = 0
    /// What the view has in the layout engine, once a constraint needs it.
    @exclusivity(unchecked) package final var layoutState: LayoutState?
    /// State that few views need, made on first use.
    @exclusivity(unchecked) package final var extras: UIViewExtras?

    var extrasForWriting: UIViewExtras {
        if let extras { return extras }
        let made = UIViewExtras()
        extras = made
        return made
    }

    // MARK: Identifying the view at run time

    /// A number by which `viewWithTag(_:)` finds the view. The default is 0.
    open var tag: Int {
        get { tagStorage }
        set { tagStorage = newValue }
    }

    /// The view itself or the nearest of its descendants, depth first, with this tag; `nil` when there is none.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if tagStorage == tag { return self }
        for view in subviewsStorage {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Configuring the bounds and frame rectangles

    /// The view's rectangle in its superview's space.
    ///
    /// With a transform other than identity it is the bounding box of what is shown, and setting it sets the
    /// untransformed size so that the box fits; use `bounds` and `center` then. A rectangle with non-finite
    /// numbers is refused with a log; a negative size is normalised. Animatable.
    open var frame: CGRect {
        get { layer.frame }
        set {
            guard isUsable(newValue, as: "frame") else { return }
            changingGeometry { layer.frame = newValue.standardized }
            positionDidChange()
        }
    }

    /// The view's rectangle in its own space: its size, and at its origin what scrolling moved.
    ///
    /// Setting the size keeps `center`. Bad numbers are treated as for `frame`. Animatable.
    open var bounds: CGRect {
        get { layer.properties.bounds }
        set {
            guard isUsable(newValue, as: "bounds") else { return }
            let origin = layer.properties.bounds.origin
            changingGeometry { layer.bounds = newValue.standardized }
            guard layer.properties.bounds.origin != origin else { return }
            if layoutState != nil { LayoutEngine.shared.boundsOriginDidChange(of: self) }
            for view in subviewsStorage { view.positionDidChange() }
        }
    }

    /// Where the anchor point (the middle, unless changed) is in the superview's space. Animatable.
    open var center: CGPoint {
        get { layer.properties.position }
        set {
            guard isUsable(CGRect(origin: newValue, size: .zero), as: "center") else { return }
            layer.position = newValue
            if layoutState != nil { LayoutEngine.shared.frameDidChange(of: self) }
            positionDidChange()
        }
    }

    // MARK: Configuring the appearance

    /// The colour behind the view's content; `nil`, the default, is clear. A dynamic colour follows the view's traits.
    open var backgroundColor: UIColor? {
        get { background }
        set {
            // The layer first, so that the animation of this change still finds the old colour in the view.
            layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
            background = newValue
        }
    }

    /// Whether the view and everything in it is not shown and gets no events. The default is `false`.
    ///
    /// A stack view does not arrange a hidden view. Hidden in an animation block it is shown until the block's
    /// animations end, while this is `true` at once.
    open var isHidden: Bool {
        get { isExcludedFromArrangement }
        set {
            if flags.isArranged, let superview = superviewStorage {
                superview.setHidden(newValue, ofArranged: self)
            } else {
                layer.isHidden = newValue
            }
        }
    }

    /// How opaque the view and everything in it is as a group, from 0 to 1. The default is 1. Values outside are
    /// clamped, NaN is ignored. Below 0.01 the view gets no touches. Animatable.
    open var alpha: CGFloat {
        get { layer.properties.opacity }
        set { if !newValue.isNaN { layer.opacity = Float(min(max(newValue, 0), 1)) } }
    }

    /// A promise that the view fills its bounds with opaque content, so that drawing can be cheaper. The default is
    /// `true`, `false` for labels, images and buttons. What is drawn looks the same either way.
    open var isOpaque: Bool {
        get { !flags.isTransparent }
        set { flags.isTransparent = !newValue }
    }

    /// Whether subviews and content are shown only inside the bounds (rounded as the layer's corners are).
    open var clipsToBounds: Bool {
        get { layer.properties.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The colour of what the user can act on in the view and its subviews; inherited from the superview until set.
    ///
    /// Reading it gives the colour in effect: gray while `tintAdjustmentMode` is dimmed. Setting `nil` inherits again.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set {
            tint = newValue
            traitsOrTintDidChange(tint: true)
        }
    }

    /// Called when `tintColor` in effect changed, by the view's own doing or an ancestor's. The default does nothing.
    open func tintColorDidChange() {}

    /// How contents that the view drew fit bounds of another size. The default is `scaleToFill`.
    open var contentMode: ContentMode {
        get { contentModeStorage }
        set {
            contentModeStorage = newValue
            layer.contentsGravity = newValue.gravity
            layer.needsDisplayOnBoundsChange = newValue == .redraw
        }
    }

    // MARK: Managing the view hierarchy

    /// Puts a view in front of the other subviews, taking it out of its old superview first.
    ///
    /// The view's window and superview callbacks, and its controller's appearance callbacks where it has one whose
    /// parent forwards them, come inside the call, in the order described at `place(_:at:)`. Adding a view to itself or
    /// to one of its descendants is an error.
    open func addSubview(_ view: UIView) { place(view, at: .front) }

    /// Puts a view at an index among the subviews, counted from the back. An index out of range means the nearest end.
    open func insertSubview(_ view: UIView, at index: Int) { place(view, at: .index(index)) }

    /// Puts a view right behind a sibling; at the back when that is no subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { place(view, at: .below(sibling)) }

    /// Puts a view right in front of a sibling; at the front when that is no subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { place(view, at: .above(sibling)) }

    /// Takes the view out of its superview and window. Does nothing when it has no superview.
    open func removeFromSuperview() { leaveSuperview() }

    // MARK: Observing view-related changes

    /// Called when a subview was added. The default does nothing.
    open func didAddSubview(_ subview: UIView) {}

    /// Called when a subview is about to be removed. The default does nothing.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called when the view is about to get another superview, or none.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called when the view has another superview, or none.
    open func didMoveToSuperview() {}

    /// Called, before the subviews' calls, when the view is about to be in another window, or none.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called, after the subviews' calls, when the view is in another window, or none.
    open func didMoveToWindow() {}

    // MARK: Laying out subviews

    /// Arranges the subviews. Called in the layout pass when the bounds changed or layout is pending; never call it
    /// yourself. The default gives subviews that constraints place their frames; overrides call `super` first.
    open func layoutSubviews() {
        if flags.hasConstrainedSubviews { LayoutEngine.shared.placeSubviews(of: self) }
    }

    /// Marks the view for layout in the next layout pass. Cheap, also when called often.
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Lays this view and its subviews out now if layout is pending.
    open func layoutIfNeeded() {
        LayoutEngine.shared.solveIfNeeded()
        layer.layoutIfNeeded()
    }

    /// The size that fits the view's content best within a size; the default is the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Makes the bounds as large as `sizeThatFits(_:)` says, keeping the frame's origin.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        frame = CGRect(origin: frame.origin, size: size)
    }

    /// The size of the view's content by itself; `noIntrinsicMetric` in a dimension that has none, the default in both.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Call it when `intrinsicContentSize` has changed: the layout measures the view again.
    open func invalidateIntrinsicContentSize() {
        if layoutState != nil { LayoutEngine.shared.measureLater(self) }
        if flags.isArranged { superviewStorage?.contentDidChange(ofArranged: self) }
        superviewStorage?.setNeedsLayout()
    }

    /// Whether views of the class are placed by constraints, so that `updateConstraints()` is called before the first
    /// layout; `false` unless overridden.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Changes the view's constraints, for changes that are best made together. Called before layout after
    /// `setNeedsUpdateConstraints()`, and once in a window for a view that constraints are about; first for the views
    /// farthest down. Overrides call `super` last.
    open func updateConstraints() {}

    /// Asks for `updateConstraints()` before the next layout pass.
    open func setNeedsUpdateConstraints() { LayoutEngine.shared.updateLater(self) }

    /// Calls `updateConstraints()` now, here and below, where it is due; a controller's `updateViewConstraints()` instead for
    /// its root view.
    open func updateConstraintsIfNeeded() { sendUpdateConstraints() }

    /// The size that fits the view's constraints and content best near a target size; constraints of ancestors do
    /// not count. Calls the other form with `fittingSizeLevel` for both directions.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that fits the view's constraints and content, with a target size of given priorities. A non-finite
    /// length is no target.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        LayoutEngine.shared.fittingSize(
            of: self, target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// What of the frame does not count when the view is aligned with others; zero unless overridden.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle by which the view is aligned, for a frame: without `alignmentRectInsets`.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame for a rectangle by which the view is aligned: with `alignmentRectInsets`.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// Whose first baseline counts as the view's; the view itself unless overridden.
    open var forFirstBaselineLayout: UIView { self }

    /// Whose last baseline counts as the view's; the view itself unless overridden.
    open var forLastBaselineLayout: UIView { self }

    /// Whether the view chooses the view whose baseline counts as its own, and may choose another at any time.
    var choosesBaselineView: Bool { false }

    /// Whether the content needs another height in another width, as text in several lines does.
    var contentHeightDependsOnWidth: Bool { false }

    /// Whether the content is text that can be broken into lines, so that a row shares its width out to such views.
    var canBreakLines: Bool { false }

    /// The intrinsic size, in a width where it depends on that.
    func contentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

    /// Hides or shows a subview that this view arranges.
    func setHidden(_ isHidden: Bool, ofArranged view: UIView) { view.layer.isHidden = isHidden }

    /// Called when the content of a subview that this view arranges has another size, or wraps now.
    func contentDidChange(ofArranged view: UIView) {}

    /// Whether a window keeps the view in front of its other subviews.
    var staysInFront: Bool { false }

    /// Called when `safeAreaInsets` changed, before the view lays its subviews out. The default does nothing.
    open func safeAreaInsetsDidChange() {}

    /// Called when the layout margins changed. The default does nothing.
    open func layoutMarginsDidChange() {}

    // MARK: Drawing and updating the view

    /// Draws the view's own content into the current graphics context. The default draws nothing and needs no memory.
    ///
    /// Called in the display pass after `setNeedsDisplay()`; never call it yourself. The rectangle is the whole bounds.
    open func draw(_ rect: CGRect) {}

    /// Asks for the view to be drawn anew in the next display pass.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }

    /// Asks for a part of the view, in its own space, to be drawn anew.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

    // MARK: Managing traits

    /// The traits in effect: the superview's, with the view's own overrides.
    open var traitCollection: UITraitCollection { effectiveTraits }

    /// Called when `traitCollection` changed. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Handling touches

    /// Whether the view and its subviews get touches. The default is `true`.
    open var isUserInteractionEnabled: Bool {
        get { !flags.isUserInteractionDisabled }
        set { flags.isUserInteractionDisabled = !newValue }
    }

    /// The farthest descendant (or the view itself) that contains a point of the view's space, front to back.
    ///
    /// Skips views that are hidden, do not interact, or have an alpha below 0.01. `nil` when the point is outside.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let properties = layer.properties
        guard !isExcludedFromArrangement, properties.opacity >= 0.01, !flags.isUserInteractionDisabled,
            self.point(inside: point, with: event),
            DrivenViews.entries.isEmpty || DrivenViews.permitsTouches(in: self)
        else { return nil }
        for view in subviewsStorage.reversed() {
            let inside =
                DrivenViews.entries.isEmpty
                ? view.layer.convert(point, from: layer) : DrivenViews.convert(point, from: self, to: view)
            if let hit = view.hitTest(inside, with: event) { return hit }
        }
        return self
    }

    /// Whether a point of the view's space is inside its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Asks the view whether a gesture recognizer may begin to recognise; `true` unless overridden.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Being the layer's delegate

    /// Lays the view out for its layer: controller callbacks around `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) { performLayout() }

    /// Fills the layer with what `draw(_:)` draws.
    ///
    /// A view that draws nothing has no contents and no bitmap: the context is made when the drawing asks for it.
    open func display(_ layer: CALayer) { displayDrawing(layer) }

    /// Draws for the layer; the default calls `draw(_:)` with the context as the current one.
    open func draw(_ layer: CALayer, in context: CGContext) {
        UIGraphicsPushContext(context)
        draw(bounds)
        UIGraphicsPopContext()
    }

    /// The animation for a change of a layer's property: one inside an animation block, `NSNull` (none) outside.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        viewAnimationAction(for: event)
    }

    // MARK: Responder chain

    /// The controller whose root view this is, else the superview.
    open override var next: UIResponder? { owningController ?? superviewStorage }

    /// The view for logs, as UIKit writes it: type, address, frame and what is not as in a new view. Off the main thread only
    /// type and address.
    open override var description: String {
        MainThread.isCurrent ? MainActor.assumeIsolated { logDescription } : Diagnostics.name(self)
    }
}

/// The yes-or-no state of a view, packed.
package struct UIViewFlags {
    var isUserInteractionDisabled = false
    var isTransparent = false
    package var isMultipleTouchEnabled = false
    package var isExclusiveTouch = false
    package var autoresizesSubviews = true
    var clearsContextBeforeDrawing = true
    package var preservesSuperviewLayoutMargins = false
    package var insetsLayoutMarginsFromSafeArea = true
    /// Whether the view itself holds contents that `draw(_:)` made.
    var hasDrawnContents = false
    /// Whether any view in the subtree is a controller's root view (set when views are added; never cleared).
    var containsControllerView = false
    /// Whether constraints place the view, and not its autoresizing mask.
    package var isConstrained = false
    var hasConstrainedSubviews = false
    var needsUpdateConstraints = false
    /// Whether `updateConstraints()` has been called.
    var hasUpdatedConstraints = false
    /// Whether the view holds constraints that the solver does not know by all of their items.
    var holdsUnlistedConstraints = false
    /// Whether a stack view arranges the view.
    var isArranged = false
    /// Whether the view is shown only until an animation has hidden it.
    var isBeingHidden = false
}

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

    // Constraints that the view held between views that outlive it are deactivated.
    isolated deinit {
        for constraint in constraints.all { constraint.deactivate() }
    }
}
