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
    // MARK: Creating a view

    /// Makes a view with a frame in the coordinates of the superview it is going to have.
    ///
    /// The designated initializer. A frame with non-finite numbers is refused with a log and becomes zero.
    public init(frame: CGRect) {
        backingLayer = Self.makeLayer()
        super.init()
        prepareLayer()
        if frame != .zero { self.frame = frame }
    }

    /// Makes a view of zero size.
    public convenience override init() { self.init(frame: .zero) }

    /// Makes a view of a storyboard or nib, with all that is in it. Any other coder makes a plain view.
    public required init?(coder: NSCoder) {
        backingLayer = Self.makeLayer()
        super.init()
        prepareLayer()
        if let coder = coder.ofDocument { decodeView(from: coder) }
    }

    nonisolated deinit {
        extras?.weakReference?.object = nil
        backingLayer.forgetViewDelegate(self)
        guard !subviewsStorage.isEmpty else { return }
        for subview in subviewsStorage { subview.superviewStorage = nil }
        DeferredRelease.release(&subviewsStorage)
    }

    /// The class of `layer`; override to have a view backed by another kind of layer.
    open class var layerClass: AnyClass { CALayer.self }

    private func prepareLayer() {
        backingLayer.viewDelegate = self
        backingLayer.suppressesImplicitActions = true
        // A plain view has nothing to draw; a layer of another class may draw itself.
        if ClassTable(of: type(of: self)).overridesAny(of: ViewOverrides.drawing)
            || type(of: backingLayer) != CALayer.self
        {
            backingLayer.setNeedsDisplay()
        }
    }

    private class func makeLayer() -> CALayer {
        let layerClass: AnyClass = self.layerClass
        if layerClass == CALayer.self { return CALayer() }
        guard let type = layerClass as? CALayer.Type else {
            Diagnostics.warn(
                .resource, "\(self).layerClass is \(layerClass), which is no CALayer; CALayer is used instead")
            return CALayer()
        }
        return ClassTable.make(type)
    }

    // MARK: Setting values for all instances

    /// The proxy for all views of the class: what is set on it they get when they enter a window (`UIAppearance`).
    open class func appearance() -> Self { AppearanceRegistry.proxy(of: self) }

    /// The proxy for views of the class inside instances of other classes, the innermost of which is first in the list.
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceRegistry.proxy(of: self, in: containerTypes)
    }

    /// The proxy for views of the class whose traits include these.
    open class func appearance(for traitCollection: UITraitCollection) -> Self {
        AppearanceRegistry.proxy(of: self, for: traitCollection)
    }

    /// The proxy for views of the class whose traits include these, inside instances of other classes.
    open class func appearance(
        for traitCollection: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceRegistry.proxy(of: self, for: traitCollection, in: containerTypes)
    }

    // MARK: Stored state (what each part is for stands beside the members that use it)

    // What UIKit itself asks on every path is read here, not through the members that programs may override.
    final let backingLayer: CALayer

    // Not checked for exclusive access at run time, which took a quarter of the time of adding a view: no access to one of
    // these lasts longer than an expression, and none calls anything that could reach the same view. References upwards
    // are not `weak`, which makes every walk up the tree and every retain of a view many times as slow; who goes clears
    // them.

    /// Cleared by the superview's `deinit`.
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var superviewStorage: UIView?
    // Unsafe only because `deinit` reads it, when there are no other references to the view.
    @exclusivity(unchecked) nonisolated(unsafe) final var subviewsStorage: [UIView] = []
    /// The place in the superview's `subviewsStorage`, if nothing moved since.
    @exclusivity(unchecked) @usableFromInline package final var rememberedPlace = 0
    @exclusivity(unchecked) final var windowReference: WeakReference<UIView>?
    /// What a view that is in no superview has for `windowReference`: a window its own.
    var windowReferenceByItself: WeakReference<UIView>? { nil }
    /// The controller whose root view this is; its `deinit` clears it.
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var owningController: UIViewController?
    @exclusivity(unchecked) package final var flags = UIViewFlags()
    @exclusivity(unchecked) final var autoresizing: AutoresizingMask = []
    @exclusivity(unchecked) final var contentModeStorage = ContentMode.scaleToFill
    /// Counts the moves into superviews and out of them that were asked for; a callback of one may ask for another.
    @exclusivity(unchecked) final var moveCount: UInt16 = 0
    @exclusivity(unchecked) final var recognizers: [UIGestureRecognizer]?
    @exclusivity(unchecked) package final var tint: UIColor?
    /// The traits above the view and its controller, once requested (`inheritedTraits`).
    @exclusivity(unchecked) final var inheritedTraitsStorage: UITraitCollection?
    /// The traits last reported, while a change of them is still to be reported (`TraitAnnouncement`).
    @exclusivity(unchecked) final var traitsToReport: UITraitCollection?
    @exclusivity(unchecked) final var background: UIColor?
    @exclusivity(unchecked) package final var appearanceCustomizations = AppearanceCustomizations()
    final var tagStorage = 0
    /// What the view has in the layout engine, once a constraint needs it.
    @exclusivity(unchecked) package final var layoutState: LayoutState?
    /// State that few views need, made on first use.
    @exclusivity(unchecked) nonisolated(unsafe) final var extras: UIViewExtras?

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

    /// The name by which tests find the view, used in messages about constraints; `nil` by default.
    open var accessibilityIdentifier: String? {
        get { extras?.accessibilityIdentifier }
        set { extrasForWriting.accessibilityIdentifier = newValue }
    }

    // MARK: Accessibility

    /// Whether the view is an element for tests and assistive programs: those inside of it are none then. `false` by default; labels, buttons and
    /// most controls are.
    open var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? false }
        set { accessibilityValues.isElement = newValue }
    }

    /// What it is called, in a word or two; `nil` by default.
    open var accessibilityLabel: String? {
        get { accessibilityValues.label }
        set { accessibilityValues.label = newValue }
    }

    /// What it is set to, such as "50%"; `nil` by default.
    open var accessibilityValue: String? {
        get { accessibilityValues.value }
        set { accessibilityValues.value = newValue }
    }

    /// What happens when it is used; `nil` by default.
    open var accessibilityHint: String? {
        get { accessibilityValues.hint }
        set { accessibilityValues.hint = newValue }
    }

    /// What it is; `none` by default.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? .none }
        set { accessibilityValues.traits = newValue }
    }

    /// Whether what is inside of it counts as not there. `false` by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityValues.hidesElements }
        set { accessibilityValues.hidesElements = newValue }
    }

    /// Whether what is beside it counts as not there. `false` by default.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityValues.isModal }
        set { accessibilityValues.isModal = newValue }
    }

    // MARK: Configuring the bounds and frame rectangles

    /// The view's rectangle in its superview's space.
    ///
    /// With a transform other than identity it is the bounding box of what is shown, and setting it sets the
    /// untransformed size so that the box fits; use `bounds` and `center` then. A rectangle with non-finite
    /// numbers is refused with a log; a negative size is normalised. Animatable.
    open var frame: CGRect {
        get { flags.isBehindSheet ? untransformedFrame : backingLayer.frame }
        set {
            guard isUsable(newValue, as: "frame") else { return }
            if flags.isBehindSheet { return setUntransformedFrame(newValue.standardized) }
            changingGeometry { backingLayer.frame = newValue.standardized }
            positionDidChange()
        }
    }

    /// The view's rectangle in its own space: its size, and at its origin what scrolling moved.
    ///
    /// Setting the size keeps `center`. Bad numbers are treated as for `frame`. Animatable.
    open var bounds: CGRect {
        get { backingLayer.modelBounds }
        set {
            guard isUsable(newValue, as: "bounds") else { return }
            let origin = backingLayer.modelBounds.origin
            changingGeometry { backingLayer.bounds = newValue.standardized }
            guard backingLayer.modelBounds.origin != origin else { return }
            if layoutState != nil { LayoutEngine.current.boundsOriginDidChange(of: self) }
            for view in subviewsStorage { view.positionDidChange() }
        }
    }

    /// Where the anchor point (the middle, unless changed) is in the superview's space. Animatable.
    open var center: CGPoint {
        get { backingLayer.modelPosition }
        set {
            guard isUsable(CGRect(origin: newValue, size: .zero), as: "center") else { return }
            backingLayer.position = newValue
            if layoutState != nil { LayoutEngine.current.frameDidChange(of: self) }
            positionDidChange()
        }
    }

    /// A two-dimensional transform about the anchor point, of the view's own coordinates. The default is identity.
    ///
    /// Reading it while `transform3D` is not affine gives identity. Animatable.
    open var transform: CGAffineTransform {
        get { flags.isBehindSheet ? .identity : backingLayer.affineTransform() }
        set { backingLayer.setAffineTransform(newValue) }
    }

    /// A three-dimensional transform about the anchor point. The default is identity. Animatable.
    open var transform3D: CATransform3D {
        get { backingLayer.transform }
        set { backingLayer.transform = newValue }
    }

    /// The point of the bounds, in unit coordinates, that stays at `center`. The default is (0.5, 0.5). Animatable.
    ///
    /// Setting it keeps `center` and so moves the view.
    open var anchorPoint: CGPoint {
        get { backingLayer.anchorPoint }
        set { backingLayer.anchorPoint = newValue }
    }

    /// Where the view is, in the space of another one: its bounds there, or the box around them where it is turned. `nil`
    /// unless both are in the same window. A popover that has the view as its source points there.
    open func frame(in referenceView: UIView) -> CGRect? { frameAsSource(in: referenceView) }

    // MARK: Converting between view coordinate systems

    /// Converts a point from the view's space to that of another view, or of the window for `nil`.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        backingLayer.convert(point, to: layer(forConversion: view))
    }

    /// Converts a point from another view's space (the window's for `nil`) to the view's own.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        backingLayer.convert(point, from: layer(forConversion: view))
    }

    /// Converts a rectangle from the view's space to that of another view, or of the window for `nil`.
    ///
    /// With a rotation between them the result is the bounding box (`CALayer.convert(_:to:)` says of what).
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        backingLayer.convert(rect, to: layer(forConversion: view))
    }

    /// Converts a rectangle from another view's space (the window's for `nil`) to the view's own.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        backingLayer.convert(rect, from: layer(forConversion: view))
    }

    /// Converts a point of the view's space to another space.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
        return coordinateSpace.convert(point, from: self)
    }

    /// Converts a point of another space to the view's.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
        return coordinateSpace.convert(point, to: self)
    }

    /// Converts a rectangle of the view's space to another space.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
        return coordinateSpace.convert(rect, from: self)
    }

    /// Converts a rectangle of another space to the view's.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
        return coordinateSpace.convert(rect, to: self)
    }

    // MARK: Configuring the appearance

    /// The layer behind the view. It always exists, and its delegate is the view.
    open var layer: CALayer { backingLayer }

    /// The colour behind the view's content; `nil`, the default, is clear. A dynamic colour follows the view's traits.
    open var backgroundColor: UIColor? {
        get { currentBackground }
        set {
            appearanceDidChange(\.backgroundColor, to: newValue)
            // The layer first, so that the animation of this change still finds the old colour in the view.
            backingLayer.backgroundColor = newValue.map(resolve)
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
                backingLayer.isHidden = newValue
            }
        }
    }

    /// How opaque the view and everything in it is as a group, from 0 to 1. The default is 1. Values outside are
    /// clamped, NaN is ignored. Below 0.01 the view gets no touches. Animatable.
    open var alpha: CGFloat {
        get { backingLayer.properties.opacity }
        set { if !newValue.isNaN { backingLayer.opacity = Float(min(max(newValue, 0), 1)) } }
    }

    /// A promise that the view fills its bounds with opaque content, so that drawing can be cheaper. The default is
    /// `true`, `false` for labels, images and buttons. What is drawn looks the same either way.
    open var isOpaque: Bool {
        get { !flags.isTransparent }
        set { flags.isTransparent = !newValue }
    }

    /// Whether subviews and content are shown only inside the bounds (rounded as the layer's corners are).
    open var clipsToBounds: Bool {
        get { backingLayer.properties.masksToBounds }
        set { backingLayer.masksToBounds = newValue }
    }

    /// A view whose alpha decides what of this one is shown; it must not be in a hierarchy.
    open var mask: UIView? {
        get { extras?.mask }
        set {
            extrasForWriting.mask = newValue
            backingLayer.mask = newValue?.backingLayer
        }
    }

    /// The colour of what the user can act on in the view and its subviews; inherited from the superview until set.
    ///
    /// Reading it gives the colour in effect: gray while `tintAdjustmentMode` is dimmed. Setting `nil` inherits again.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set {
            appearanceDidChange(\.tintColor, to: newValue)
            tint = newValue
            tintDidChange()
        }
    }

    /// Called when `tintColor` in effect changed, by the view's own doing or an ancestor's. The default does nothing.
    open func tintColorDidChange() {}

    /// How the tint colour is shown here and below. The default is `automatic` (the superview's). Reading gives the
    /// mode in effect.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set {
            extrasForWriting.tintAdjustmentMode = newValue
            tintDidChange(mode: true)
        }
    }

    /// How contents that the view drew fit bounds of another size. The default is `scaleToFill`.
    open var contentMode: ContentMode {
        get { contentModeStorage }
        set {
            contentModeStorage = newValue
            backingLayer.contentsGravity = newValue.gravity
            backingLayer.needsDisplayOnBoundsChange = newValue == .redraw
        }
    }

    /// Pixels a point of what the view draws; the screen's scale unless set. Above 0 and at most 1,000,000: other numbers
    /// are refused with a log.
    open var contentScaleFactor: CGFloat {
        get { backingLayer.contentsScale }
        set { setContentScaleFactor(newValue) }
    }

    /// Whether the area to draw is cleared before `draw(_:)`. The default is `true`.
    open var clearsContextBeforeDrawing: Bool {
        get { flags.clearsContextBeforeDrawing }
        set { flags.clearsContextBeforeDrawing = newValue }
    }

    /// Whether the view is mirrored where text is read from right to left.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { extras?.semanticContentAttribute ?? .unspecified }
        set { setSemanticContentAttribute(newValue) }
    }

    /// The direction in which the view's content is to be arranged, of its attribute and its traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    // MARK: Managing the view hierarchy

    /// The view that contains this one; `nil` for a window or a view on its own.
    open var superview: UIView? { superviewStorage }

    /// The views directly in this one, back to front.
    open var subviews: [UIView] { subviewsStorage }

    /// The window that the view is in; `nil` when its topmost ancestor is no window.
    open var window: UIWindow? { currentWindow }

    /// Whether the view is another view or one of its descendants.
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }

    /// Puts a view in front of the other subviews, taking it out of its old superview first.
    ///
    /// The view's window and superview callbacks, and its controller's appearance callbacks where it has one whose
    /// parent forwards them, come inside the call, in the order described at `place(_:at:)`. Adding a view to itself or
    /// to one of its descendants is an error.
    open func addSubview(_ view: UIView) { place(view, at: .front) }

    /// Puts a view at an index among the subviews, counted from the back. An index out of range means the nearest end.
    open func insertSubview(_ view: UIView, at index: Int) { place(view, at: .index(index)) }

    /// Puts a view right behind a sibling; at the front when that is no subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { place(view, at: .below(sibling)) }

    /// Puts a view right in front of a sibling; at the front when that is no subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { place(view, at: .above(sibling)) }

    /// Takes the view out of its superview and window. Does nothing when it has no superview.
    open func removeFromSuperview() { leaveSuperview() }

    /// Puts one subview in front of its siblings. A view that is no subview is left alone.
    open func bringSubviewToFront(_ view: UIView) { bringToFront(view) }

    /// Puts one subview behind its siblings. A view that is no subview is left alone.
    open func sendSubviewToBack(_ view: UIView) { sendToBack(view) }

    /// Exchanges two subviews by their indices. An index out of range changes nothing.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

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
        if flags.hasConstrainedSubviews { LayoutEngine.current.placeSubviews(of: self) }
    }

    /// How the view's frame follows its superview's size; empty by default.
    ///
    /// The change of each dimension is shared among its flexible parts in proportion to their present lengths (equally
    /// when these are all zero). Where no part is flexible, the left and top margins and the size stay.
    open var autoresizingMask: AutoresizingMask {
        get { autoresizing }
        set { autoresizing = newValue }
    }

    /// Whether the view resizes its subviews by their masks when its own size changes. The default is `true`.
    open var autoresizesSubviews: Bool {
        get { flags.autoresizesSubviews }
        set { flags.autoresizesSubviews = newValue }
    }

    /// Marks the view for layout in the next layout pass. Cheap, also when called often.
    open func setNeedsLayout() { backingLayer.setNeedsLayout() }

    /// Lays this view and its subviews out now if layout is pending.
    open func layoutIfNeeded() {
        LayoutEngine.current.solveIfNeeded()
        backingLayer.layoutIfNeeded()
    }

    /// The size that fits the view's content best within a size; the default is the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Makes the bounds as large as `sizeThatFits(_:)` says, keeping the frame's origin, also under a transform.
    open func sizeToFit() { takeFittingSize() }

    /// The size of the view's content by itself; `noIntrinsicMetric` in a dimension that has none, the default in both.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Call it when `intrinsicContentSize` has changed: the layout measures the view again.
    open func invalidateIntrinsicContentSize() {
        if layoutState != nil { LayoutEngine.current.measureLater(self) }
        if flags.isArranged { superviewStorage?.contentDidChange(ofArranged: self) }
        superviewStorage?.setNeedsLayout()
    }

    /// How much the view resists being larger than its content. The default is 250.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.hugging(axis)
    }

    /// Sets how much the view resists being larger than its content. NaN is refused with a log; other numbers beyond the
    /// range count as its nearest end.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setContentPriority(priority, axis == .horizontal ? \.huggingX : \.huggingY)
    }

    /// How much the view resists being smaller than its content. The default is 750.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.resistance(axis)
    }

    /// Sets how much the view resists being smaller than its content. Bad numbers are treated as for hugging.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { setContentPriority(priority, axis == .horizontal ? \.resistanceX : \.resistanceY) }

    // MARK: Working with constraints

    /// Whether the view's frame, as it is set or follows its autoresizing mask, acts as constraints; `true` for views made
    /// in code. Set it to `false` for a view whose place constraints decide.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !flags.isConstrained }
        set { setConstrained(!newValue) }
    }

    /// The constraints that the view holds: those between itself and what is in it.
    open var constraints: [NSLayoutConstraint] { heldConstraints }

    /// Activates a constraint and lets this view hold it. Its items must be this view or be in it.
    open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

    /// Activates constraints.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

    /// Deactivates a constraint that the view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Deactivates constraints that the view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

    /// The left side.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right side.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// Where reading begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// Where reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The middle across.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The top.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The middle from top to bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The uppermost line of text; the top for a view without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The lowest line of text; the bottom for a view without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    /// Whether views of the class are placed by constraints, so that `updateConstraints()` is called before the first
    /// layout; `false` unless overridden.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Changes the view's constraints, for changes that are best made together. Called before layout after
    /// `setNeedsUpdateConstraints()`, and once in a window for a view that constraints are about; first for the views
    /// farthest down. Overrides call `super` last.
    open func updateConstraints() {}

    /// Asks for `updateConstraints()` before the next layout pass.
    open func setNeedsUpdateConstraints() { LayoutEngine.current.scheduleUpdate(self) }

    /// Whether `updateConstraints()` is due.
    open func needsUpdateConstraints() -> Bool { flags.needsUpdateConstraints }

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
        LayoutEngine.current.fittingSize(
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

    /// The size of the content for layout: the editor's placeholder in pictures of documents, else the view's own.
    final func measuredContentSize(forWidth width: CGFloat) -> CGSize {
        extras?.placeholderContentSize ?? contentSize(forWidth: width)
    }

    /// The intrinsic size, in a width where it depends on that.
    func contentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

    /// Hides or shows a subview that this view arranges.
    func setHidden(_ isHidden: Bool, ofArranged view: UIView) { view.backingLayer.isHidden = isHidden }

    /// Called when the content of a subview that this view arranges has another size, or wraps now.
    func contentDidChange(ofArranged view: UIView) {}

    /// The corner of the rectangle to which constraints inside refer as the view's sides, in the view's own space.
    var cornerSeenFromInside: CGPoint { backingLayer.properties.bounds.origin }

    /// What has the size of that rectangle.
    var layoutStateSeenFromInside: LayoutState { LayoutEngine.current.state(of: self) }

    /// The guide of the view's frame, where constraints inside refer to something else as its sides.
    var guideOfFrame: UILayoutGuide? { nil }

    /// The part of the view's safe area insets that concerns its subviews.
    func safeAreaInsetsOfSubviews(_ insets: UIEdgeInsets) -> UIEdgeInsets { insets }

    /// Whether the constraints leave the view's place or size ambiguous. `false` for a view that translates its
    /// autoresizing mask.
    open var hasAmbiguousLayout: Bool { isLayoutAmbiguous }

    /// Moves or resizes a view whose layout is ambiguous to another frame that its constraints allow as well; the next
    /// call reverts that. Does nothing to other views. The frame changes with the next layout pass.
    open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

    /// The active constraints that determine the view's place and size along an axis, in the order of activation.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutEngine.current.constraints(affecting: self, axis)
    }

    // MARK: Working with layout guides

    /// The guides that were added to the view.
    open var layoutGuides: [UILayoutGuide] { addedGuides }

    /// Adds a guide, removing it from another view.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }

    /// Removes a guide, and the constraints that refer to it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

    /// The part of the view that no bar covers.
    open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }

    /// The part of the view inside its margins.
    open var layoutMarginsGuide: UILayoutGuide { marginsGuide }

    /// The part of the view inside its margins that is not too wide to read: at most 672 points, in the middle.
    open var readableContentGuide: UILayoutGuide { readableGuide }

    /// The space of the keyboard at the bottom of the view: what is shown there for the first responder in the view's
    /// window. Without one it is the part of the view below the safe area.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

    // MARK: Configuring the safe area and the margins

    /// How far the window's bars, notches and the controllers' additional insets reach into the view, in its own space.
    ///
    /// Zero while the view is in no window, and at most the view's own length.
    open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

    /// The space to keep between the view's edges and its content: 8 points a side by default, for a controller's root
    /// view the system's minimum.
    ///
    /// Reading it gives the margins in effect: with the safe area, at least the superview's where
    /// `preservesSuperviewLayoutMargins` says so, and for a root view at least its controller's
    /// `systemMinimumLayoutMargins`. NaN and infinity are refused with a log.
    open var layoutMargins: UIEdgeInsets {
        get { currentLayoutMargins }
        set { directionalLayoutMargins = directional(newValue) }
    }

    /// The same margins by the layout direction: a change of either property changes the other.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directional(layoutMargins) }
        set { setLayoutMargins(newValue) }
    }

    /// Whether the margins are at least those that the superview's margins leave. The default is `false`.
    open var preservesSuperviewLayoutMargins: Bool {
        get { flags.preservesSuperviewLayoutMargins }
        set { changingLayoutMargins { flags.preservesSuperviewLayoutMargins = newValue } }
    }

    /// Whether the safe area is added to the margins. The default is `true`.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { flags.insetsLayoutMarginsFromSafeArea }
        set { changingLayoutMargins { flags.insetsLayoutMarginsFromSafeArea = newValue } }
    }

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
    open func setNeedsDisplay() { backingLayer.setNeedsDisplay() }

    /// Asks for a part of the view, in its own space, to be drawn anew.
    open func setNeedsDisplay(_ rect: CGRect) { backingLayer.setNeedsDisplay(rect) }

    /// Whether what the view draws may be in its tint colour.
    var drawsTint: Bool { true }

    /// A view with a snapshot of this one and all that is in it, of the same size; `nil` for a view without area.
    ///
    /// - Parameter afterUpdates: Whether layout and drawing that are due are done first.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view with a snapshot of a part of this one, which stretches between insets when it is resized; `nil` for a
    /// part without area.
    ///
    /// - Parameters:
    ///   - rect: The part, in the view's own space.
    ///   - afterUpdates: Whether layout and drawing that are due are done first.
    ///   - capInsets: The edges of the snapshot that keep their size.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { snapshot(of: rect, afterUpdates, capInsets) }

    /// Draws the view and all that is in it into the current graphics context, into a rectangle of it.
    ///
    /// - Returns: Whether there was anything to draw, and a context to draw it in.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawTree(in: rect, afterUpdates)
    }

    // MARK: Managing traits

    /// The style the view and its subviews use instead of the superview's. The default is `unspecified`.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras?.environmentTraits?.style ?? .unspecified }
        set { changeEnvironmentTraits { $0.style = newValue } }
    }

    /// The traits that the view sets for itself and all below it; none by default.
    ///
    ///     view.traitOverrides.layoutDirection = .rightToLeft
    open var traitOverrides: UITraitOverrides {
        get { extras?.environmentTraits?.overrides ?? UITraitOverrides() }
        set { changeEnvironmentTraits { $0.overrides = newValue } }
    }

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

    /// Whether the view gets more than one touch at a time. The default is `false`. Recognizers get all of them anyway.
    open var isMultipleTouchEnabled: Bool {
        get { flags.isMultipleTouchEnabled }
        set { flags.isMultipleTouchEnabled = newValue }
    }

    /// Whether the view has touches for itself alone: while it has one no other view of the window gets new ones, and
    /// it gets none while another view has one. The default is `false`.
    open var isExclusiveTouch: Bool {
        get { flags.isExclusiveTouch }
        set { flags.isExclusiveTouch = newValue }
    }

    /// The interactions of the view, in the order in which they were added. Setting them removes those that are not among the new.
    open var interactions: [any UIInteraction] {
        get { extras?.interactions ?? [] }
        set { replaceInteractions(with: newValue) }
    }

    /// Adds an interaction, which leaves the view that it was in before.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

    /// Removes an interaction. Does nothing where it is another view's.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    /// The farthest descendant (or the view itself) that contains a point of the view's space, front to back.
    ///
    /// Skips views that are hidden, do not interact, or have an alpha below 0.01. `nil` when the point is outside.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { HitTest.view(in: self, at: point, event) }

    /// Whether a point of the view's space is inside its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The view's gesture recognizers, in the order in which they were added; `nil` while it never had one.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers }
        set { replaceRecognizers(with: newValue) }
    }

    /// Attaches a recognizer to the view, detaching it from the view it was attached to. It gets touches that begin
    /// from now on in the view or its descendants.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Detaches a recognizer from the view; an active gesture is cancelled. One that is not attached is left alone.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Asks the view whether a gesture recognizer may begin to recognise; `true` unless overridden.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Asks the first responder to resign if it is this view or a descendant.
    ///
    /// - Parameter force: With `true`, the result is `true` also if the first responder refuses; a text field whose
    ///   delegate refuses stays first responder (recorded on iOS 26.1).
    /// - Returns: Whether the first responder resigned; `true` without a first responder, `false` if it is outside
    ///   this view.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside(force: force) }

    // MARK: Using the focus system

    /// Whether the view can have the keyboard's focus; `false` unless overridden.
    open var canBecomeFocused: Bool { false }

    /// Whether the view has the keyboard's focus.
    open var isFocused: Bool { flags.isFocused }

    /// How the view shows that it has the focus: by a ring in its shape unless set. `nil` for not at all.
    open var focusEffect: UIFocusEffect? {
        get { focusSettings.effect }
        set { focusSettings.effect = newValue }
    }

    /// The group of the view and what is in it; `nil`, the default, for that of what is around it.
    open var focusGroupIdentifier: String? {
        get { focusSettings.groupIdentifier }
        set { focusSettings.groupIdentifier = newValue }
    }

    /// Which item of its group the tab key leads to: the one of the highest priority. The default is `ignored`.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { focusSettings.groupPriority }
        set { focusSettings.groupPriority = newValue }
    }

    /// Where the focus goes first when it is to go into the view; nowhere special unless overridden.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// Whether the focus may move so; `true` unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after the focus has moved into the view, out of it or inside of it. The default does nothing.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

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

    // MARK: Preserving and restoring state

    /// The view's name in archives of the application's state: one that has none is not preserved, and neither is one whose
    /// controller is not. Views of a controller have different ones. `nil` by default.
    open var restorationIdentifier: String? {
        get { extras?.restorationIdentifier }
        set { extrasForWriting.restorationIdentifier = newValue }
    }

    /// Writes what is to be restored later; called when the application's state is preserved, after the view's controller.
    /// Overrides call `super`.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Reads what `encodeRestorableState(with:)` wrote; called after the view's controller has read what it wrote (chosen).
    /// Overrides call `super`.
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: Documents

    /// The properties that documents set by name: see `NamedProperties`.
    open override class var namedProperties: NamedProperties { addViewProperties(to: super.namedProperties) }

    /// The methods of views that actions call by name: see `NamedActions`.
    open override class var namedActions: NamedActions { SystemActions.addingViews(to: super.namedActions) }
}
