import Foundation
import QuartzCore
import RenderServer

/// A rectangle on the screen that displays content, arranges its subviews and receives touches.
///
/// A view's geometry, background and contents are stored in its `layer`. The view adds the responder chain, touch
/// handling, the layout cycle and block animation. Coordinates are in points with y downward; `frame` and `center` are
/// in the superview's coordinate space, `bounds` in the view's own.
///
/// Views are used on the main actor. All changes of a main turn are laid out, displayed and committed together at its
/// end.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiview>.
@preconcurrency @MainActor
open class UIView: UIResponder {
    // MARK: Creating a view

    /// Creates a view with a frame in the coordinate space of its future superview.
    ///
    /// The designated initializer. A frame with non-finite numbers is logged and replaced by zero.
    public init(frame: CGRect) {
        backingLayer = Self.makeLayer()
        super.init()
        prepareLayer()
        if frame != .zero { self.frame = frame }
    }

    /// Creates a view of zero size.
    public convenience override init() { self.init(frame: .zero) }

    /// Creates a view from a storyboard or nib, with its descendants. Other coders create a plain view.
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

    /// The class of `layer`. Override it for a different kind of layer.
    open class var layerClass: AnyClass { CALayer.self }

    private func prepareLayer() {
        backingLayer.viewDelegate = self
        backingLayer.suppressesImplicitActions = true
        // A plain view draws no content; a layer of a different class may draw.
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
                .resource,
                "\(self).layerClass is \(layerClass), which is not a subclass of CALayer; CALayer is used instead")
            return CALayer()
        }
        return ClassTable.make(type)
    }

    // MARK: Setting values for all instances

    /// Returns the appearance proxy for all views of the class. Its values are applied to a view when the view enters
    /// a window (see `UIAppearance`).
    open class func appearance() -> Self { AppearanceRegistry.proxy(of: self) }

    /// Returns the appearance proxy for views of the class that are inside instances of the given container classes,
    /// which are listed from the innermost to the outermost.
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceRegistry.proxy(of: self, in: containerTypes)
    }

    /// Returns the appearance proxy for views of the class whose trait collection contains the given traits.
    open class func appearance(for traitCollection: UITraitCollection) -> Self {
        AppearanceRegistry.proxy(of: self, for: traitCollection)
    }

    /// Returns the appearance proxy for views of the class whose trait collection contains the given traits, and that
    /// are inside instances of the given container classes.
    open class func appearance(
        for traitCollection: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceRegistry.proxy(of: self, for: traitCollection, in: containerTypes)
    }

    // MARK: Stored state (described with the members that use it)

    // UIKit reads this storage on hot paths, instead of the members that programs may override.
    final let backingLayer: CALayer

    // Not checked for exclusive access at run time, which took a quarter of the time of adding a view: an access to
    // these properties does not outlast an expression, and calls no code that could access the same view. References
    // upward are not `weak`, which would slow down walks up the tree and every retain of a view. The referenced object
    // clears them when it is deallocated.

    /// Cleared by the superview's `deinit`.
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var superviewStorage: UIView?
    // Unsafe only because `deinit` reads it, when the view has no further references.
    @exclusivity(unchecked) nonisolated(unsafe) final var subviewsStorage: [UIView] = []
    /// The index in the superview's `subviewsStorage`, unless subviews have moved since.
    @exclusivity(unchecked) @usableFromInline package final var rememberedPlace = 0
    @exclusivity(unchecked) final var windowReference: WeakReference<UIView>?
    /// The `windowReference` of a view without a superview: a window returns its own.
    var windowReferenceByItself: WeakReference<UIView>? { nil }
    /// The controller whose root view this is. Its `deinit` clears the reference.
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var owningController: UIViewController?
    @exclusivity(unchecked) package final var flags = UIViewFlags()
    @exclusivity(unchecked) final var autoresizing: AutoresizingMask = []
    @exclusivity(unchecked) final var contentModeStorage = ContentMode.scaleToFill
    /// Counts requested moves into and out of superviews, since a callback of a move may request a further move.
    @exclusivity(unchecked) final var moveCount: UInt16 = 0
    @exclusivity(unchecked) final var recognizers: [UIGestureRecognizer]?
    @exclusivity(unchecked) package final var tint: UIColor?
    /// The inherited traits of the view and its controller, once requested (`inheritedTraits`).
    @exclusivity(unchecked) final var inheritedTraitsStorage: UITraitCollection?
    /// The last reported traits, while a change is pending (`TraitAnnouncement`).
    @exclusivity(unchecked) final var traitsToReport: UITraitCollection?
    @exclusivity(unchecked) final var background: UIColor?
    @exclusivity(unchecked) package final var appearanceCustomizations = AppearanceCustomizations()
    final var tagStorage = 0
    /// The view's state in the layout engine, once a constraint needs it.
    @exclusivity(unchecked) package final var layoutState: LayoutState?
    /// State that few views need, created on first use.
    @exclusivity(unchecked) nonisolated(unsafe) final var extras: UIViewExtras?

    var extrasForWriting: UIViewExtras {
        if let extras { return extras }
        let made = UIViewExtras()
        extras = made
        return made
    }

    // MARK: Identifying the view at run time

    /// A number that identifies the view for `viewWithTag(_:)`. The default is 0.
    open var tag: Int {
        get { tagStorage }
        set { tagStorage = newValue }
    }

    /// Returns the view or its first descendant, depth first, with a tag; `nil` if no view has it.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if tagStorage == tag { return self }
        for view in subviewsStorage {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// The identifier of the view for tests and in messages about constraints; `nil` by default.
    open var accessibilityIdentifier: String? {
        get { accessibilityStorage == nil ? extras?.accessibilityIdentifier : identifierOrBlock }
        set { extrasForWriting.accessibilityIdentifier = newValue }
    }

    // MARK: Accessibility

    private var identifierOrBlock: String? { accessibilityValues.identifier ?? extras?.accessibilityIdentifier }

    /// The rectangle of the view on the screen. The default follows the bounds; see `AccessibilityObject`.
    open override var accessibilityFrame: CGRect {
        get { accessibilityValues.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
        set { accessibilityValues.frame = newValue }
    }

    // MARK: Configuring the bounds and frame rectangles

    /// The view's rectangle in its superview's coordinate space.
    ///
    /// With a transform it is the bounding box of the transformed view, and setting it changes the untransformed size
    /// so that the box fits; use `bounds` and `center` instead. A rectangle with non-finite numbers is ignored and
    /// logged; a negative size is normalized. Animatable.
    open var frame: CGRect {
        get { flags.isBehindSheet ? untransformedFrame : backingLayer.frame }
        set {
            guard isUsable(newValue, as: "frame") else { return }
            if flags.isBehindSheet { return setUntransformedFrame(newValue.standardized) }
            changingGeometry { backingLayer.frame = newValue.standardized }
            positionDidChange()
        }
    }

    /// The view's rectangle in its own coordinate space. Its origin is the scroll offset.
    ///
    /// Setting the size keeps `center`. Non-finite numbers are treated as for `frame`. Animatable.
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

    /// The position of the anchor point (by default the center) in the superview's coordinate space. Animatable.
    open var center: CGPoint {
        get { backingLayer.modelPosition }
        set {
            guard isUsable(CGRect(origin: newValue, size: .zero), as: "center") else { return }
            backingLayer.position = newValue
            if layoutState != nil { LayoutEngine.current.frameDidChange(of: self) }
            positionDidChange()
        }
    }

    /// A two-dimensional transform around the anchor point. The default is the identity.
    ///
    /// The getter returns the identity if `transform3D` is not affine. Animatable.
    open var transform: CGAffineTransform {
        get { flags.isBehindSheet ? .identity : backingLayer.affineTransform() }
        set { backingLayer.setAffineTransform(newValue) }
    }

    /// A three-dimensional transform around the anchor point. The default is the identity. Animatable.
    open var transform3D: CATransform3D {
        get { backingLayer.transform }
        set { backingLayer.transform = newValue }
    }

    /// The point of the bounds, in unit coordinates, that is positioned at `center`. The default is (0.5, 0.5).
    /// Animatable.
    ///
    /// Setting it keeps `center` and therefore moves the view.
    open var anchorPoint: CGPoint {
        get { backingLayer.anchorPoint }
        set { backingLayer.anchorPoint = newValue }
    }

    /// Returns the view's bounds in the coordinate space of a reference view, or the bounding box if it is rotated.
    /// `nil` unless both are in the same window. A popover with this view as its source points to this rectangle.
    open func frame(in referenceView: UIView) -> CGRect? { frameAsSource(in: referenceView) }

    // MARK: Converting between view coordinate systems

    /// Converts a point from the view's coordinate space to the space of a given view, or of the window if `view` is
    /// `nil`.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        backingLayer.convert(point, to: layer(forConversion: view))
    }

    /// Converts a point to the view's coordinate space from the space of a given view, or of the window if `view` is
    /// `nil`.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        backingLayer.convert(point, from: layer(forConversion: view))
    }

    /// Converts a rectangle from the view's coordinate space to the space of a given view, or of the window if `view`
    /// is `nil`.
    ///
    /// With a rotation, the result is the bounding box (see `CALayer.convert(_:to:)`).
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        backingLayer.convert(rect, to: layer(forConversion: view))
    }

    /// Converts a rectangle to the view's coordinate space from the space of a given view, or of the window if `view`
    /// is `nil`.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        backingLayer.convert(rect, from: layer(forConversion: view))
    }

    /// Converts a point from the view's coordinate space to a given space.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
        return coordinateSpace.convert(point, from: self)
    }

    /// Converts a point from a given coordinate space to the view's.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
        return coordinateSpace.convert(point, to: self)
    }

    /// Converts a rectangle from the view's coordinate space to a given space.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
        return coordinateSpace.convert(rect, from: self)
    }

    /// Converts a rectangle from a given coordinate space to the view's.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
        return coordinateSpace.convert(rect, to: self)
    }

    // MARK: Configuring the appearance

    /// The view's layer. It always exists, and its delegate is the view.
    open var layer: CALayer { backingLayer }

    /// The background color; `nil`, the default, is clear. A dynamic color follows the view's traits.
    open var backgroundColor: UIColor? {
        get { currentBackground }
        set {
            appearanceDidChange(\.backgroundColor, to: newValue)
            // The layer is set first, so that the animation of this change reads the old color from the view.
            backingLayer.setViewBackground(newValue.map(resolve))
            background = newValue
        }
    }

    /// Whether the view and its descendants are invisible and receive no events. The default is `false`.
    ///
    /// A stack view does not arrange a hidden view. If it is set in an animation block, the view remains visible until
    /// the animations end, while this returns `true` immediately.
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

    /// The opacity of the view and its descendants as a group, from 0 to 1. The default is 1. Values outside are
    /// clamped, NaN is ignored. Below 0.01 the view receives no touches. Animatable.
    open var alpha: CGFloat {
        get { backingLayer.properties.opacity }
        set { if !newValue.isNaN { backingLayer.opacity = Float(min(max(newValue, 0), 1)) } }
    }

    /// A promise that the view fills its bounds with opaque content, which makes drawing cheaper. The default is
    /// `true`, or `false` for buttons. It does not change the result.
    open var isOpaque: Bool {
        get { !flags.isTransparent }
        set { flags.isTransparent = !newValue }
    }

    /// Whether subviews and content are clipped to the bounds (with the layer's corner radius).
    open var clipsToBounds: Bool {
        get { backingLayer.properties.masksToBounds }
        set { backingLayer.masksToBounds = newValue }
    }

    /// The radii of the view's corners. By default no corner has a radius, and the view's layer determines the corners.
    ///
    /// The corners are continuous. They take precedence over `cornerRadius`, `cornerCurve` and `maskedCorners` of the
    /// layer, which keep their values, and follow the size of the view and its place in its container. A view that
    /// `clipsToBounds` clips its subviews to the corners. Setting it in an animation block animates the largest radius.
    ///
    /// A name of iOS 26.
    open var cornerConfiguration: UICornerConfiguration {
        get { extras?.cornerConfiguration ?? .unspecified }
        set {
            guard newValue != cornerConfiguration else { return }
            extrasForWriting.cornerConfiguration = newValue.isSpecified ? newValue : nil
            cornerConfigurationDidChange()
        }
    }

    /// Returns the radius of a corner in points, after the rules of `cornerConfiguration`. For several corners, returns
    /// the largest radius. The view is laid out again when its radii change.
    ///
    /// A name of iOS 26.
    open func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let radii = effectiveRadii
        var largest = 0.0
        for index in 0..<4 where corner.rawValue & (1 << UInt(index)) != 0 { largest = max(largest, radii[index]) }
        return CGFloat(largest)
    }

    /// A view whose alpha channel masks this view. It must not be in a hierarchy.
    open var mask: UIView? {
        get { extras?.mask }
        set {
            extrasForWriting.mask = newValue
            backingLayer.mask = newValue?.backingLayer
        }
    }

    /// The color of interactive elements in the view and its descendants; inherited from the superview unless set.
    ///
    /// The getter returns the color in effect: gray while `tintAdjustmentMode` is dimmed. Set it to `nil` to inherit
    /// the color again.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set {
            appearanceDidChange(\.tintColor, to: newValue)
            tint = newValue
            tintDidChange()
        }
    }

    /// Called when `tintColor` in effect has changed, here or in an ancestor. The default implementation has no
    /// effect.
    open func tintColorDidChange() {}

    /// The adjustment of the tint color here and in descendants. The default is `automatic`: the mode of the
    /// superview. The getter returns the mode in effect.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set {
            extrasForWriting.tintAdjustmentMode = newValue
            tintDidChange(mode: true)
        }
    }

    /// The placement of drawn contents in bounds of a different size. The default is `scaleToFill`.
    open var contentMode: ContentMode {
        get { contentModeStorage }
        set {
            contentModeStorage = newValue
            backingLayer.contentsGravity = newValue.gravity
            backingLayer.needsDisplayOnBoundsChange = newValue == .redraw
        }
    }

    /// Pixels per point of drawn contents; the screen's scale unless set. Must be above 0 and at most 1,000,000: other
    /// numbers are ignored and logged.
    open var contentScaleFactor: CGFloat {
        get { backingLayer.contentsScale }
        set { setContentScaleFactor(newValue) }
    }

    /// Whether the area is cleared before `draw(_:)`. The default is `true`.
    open var clearsContextBeforeDrawing: Bool {
        get { flags.clearsContextBeforeDrawing }
        set { flags.clearsContextBeforeDrawing = newValue }
    }

    /// Whether the view is mirrored in right-to-left interfaces.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { extras?.semanticContentAttribute ?? .unspecified }
        set { setSemanticContentAttribute(newValue) }
    }

    /// The layout direction of the view's content, from its attribute and its traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    // MARK: Managing the view hierarchy

    /// The view that contains this view; `nil` for a window or a view outside a hierarchy.
    open var superview: UIView? { superviewStorage }

    /// The direct subviews, from back to front.
    open var subviews: [UIView] { subviewsStorage }

    /// The window of the view; `nil` if its topmost ancestor is not a window.
    open var window: UIWindow? { currentWindow }

    /// Returns whether the view is a given view or its descendant.
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }

    /// Adds a view in front of the subviews, after removing it from its old superview.
    ///
    /// The view's window and superview callbacks are sent inside the call, and its controller's appearance callbacks
    /// if the parent controller forwards them, in the order described at `place(_:at:)`. Adding a view to itself or to
    /// its descendant is an error.
    open func addSubview(_ view: UIView) { place(view, at: .front) }

    /// Inserts a view at an index of the subviews, counted from the back. An index out of range is clamped.
    open func insertSubview(_ view: UIView, at index: Int) { place(view, at: .index(index)) }

    /// Inserts a view directly behind a sibling; at the front if the sibling is not a subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { place(view, at: .below(sibling)) }

    /// Inserts a view directly in front of a sibling; at the front if the sibling is not a subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { place(view, at: .above(sibling)) }

    /// Removes the view from its superview and window. Has no effect without a superview.
    open func removeFromSuperview() { leaveSuperview() }

    /// Moves a subview in front of its siblings. Other views are ignored.
    open func bringSubviewToFront(_ view: UIView) { bringToFront(view) }

    /// Moves a subview behind its siblings. Other views are ignored.
    open func sendSubviewToBack(_ view: UIView) { sendToBack(view) }

    /// Exchanges two subviews by their indices. An index out of range is ignored.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    // MARK: Observing view-related changes

    /// Called after a subview was added. The default implementation has no effect.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview is removed. The default implementation has no effect.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the superview changes; the argument is `nil` if the view is removed.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the superview has changed, also to `nil`.
    open func didMoveToSuperview() {}

    /// Called before the view's window changes, also to `nil`. The method of the view is called before those of its
    /// subviews.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the view's window has changed, also to `nil`. The method of the view is called after those of its
    /// subviews.
    open func didMoveToWindow() {}

    // MARK: Laying out subviews

    /// Arranges the subviews. Called in the layout pass if the bounds have changed or layout is pending; do not call
    /// it. The default implementation applies the frames from constraints; overrides call `super` first.
    open func layoutSubviews() {
        if flags.hasConstrainedSubviews { LayoutEngine.current.placeSubviews(of: self) }
    }

    /// The flexible margins and dimensions when the superview's size changes; empty by default.
    ///
    /// The change of each dimension is distributed among its flexible parts in proportion to their current lengths
    /// (equally if these are all zero). Without flexible parts, the left and top margins and the size are constant.
    open var autoresizingMask: AutoresizingMask {
        get { autoresizing }
        set { autoresizing = newValue }
    }

    /// Whether the view resizes its subviews by their masks when its own size changes. The default is `true`.
    open var autoresizesSubviews: Bool {
        get { flags.autoresizesSubviews }
        set { flags.autoresizesSubviews = newValue }
    }

    /// Invalidates the layout until the next layout pass. Repeated calls are cheap.
    open func setNeedsLayout() { backingLayer.setNeedsLayout() }

    /// Lays out this view and its subviews now if layout is pending.
    open func layoutIfNeeded() {
        LayoutEngine.current.solveIfNeeded()
        backingLayer.layoutIfNeeded()
    }

    /// Returns the size that best fits the view's content inside a given size. The default implementation returns the
    /// current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the bounds to `sizeThatFits(_:)`, keeping the frame's origin, also with a transform.
    open func sizeToFit() { takeFittingSize() }

    /// The natural size of the view's content. A dimension without a natural size is `noIntrinsicMetric`, which is the
    /// default of both.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Invalidates `intrinsicContentSize`: the layout measures the view again.
    open func invalidateIntrinsicContentSize() {
        lineHeightMayHaveChanged()
        if layoutState != nil { LayoutEngine.current.measureLater(self) }
        if flags.isArranged { superviewStorage?.contentDidChange(ofArranged: self) }
        superviewStorage?.setNeedsLayout()
    }

    /// Returns the priority with which the view resists being larger than its content. The default is 250.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.hugging(axis)
    }

    /// Sets the priority with which the view resists being larger than its content. NaN is ignored and logged; other
    /// numbers are clamped to the range.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setContentPriority(priority, axis == .horizontal ? \.huggingX : \.huggingY)
    }

    /// Returns the priority with which the view resists being smaller than its content. The default is 750.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.resistance(axis)
    }

    /// Sets the priority with which the view resists being smaller than its content. NaN is ignored and logged; other
    /// numbers are clamped to the range.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { setContentPriority(priority, axis == .horizontal ? \.resistanceX : \.resistanceY) }

    // MARK: Working with constraints

    /// Whether the view's frame or autoresizing mask is converted to constraints; `true` for views created in code.
    /// Set it to `false` for a view that constraints place.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !flags.isConstrained }
        set { setConstrained(!newValue) }
    }

    /// The constraints that the view holds, which relate it and its descendants.
    open var constraints: [NSLayoutConstraint] { listedConstraints }

    /// Activates a constraint that this view holds. Its items must be this view or its descendants.
    open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

    /// Activates constraints that this view holds.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

    /// Deactivates a constraint that the view holds. Other constraints are ignored.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Deactivates constraints that the view holds. Other constraints are ignored.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

    /// The anchor of the left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The anchor of the right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The anchor of the leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The anchor of the trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The anchor of the horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The anchor of the top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The anchor of the bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The anchor of the vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The anchor of the first line's baseline; the top edge for a view without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The anchor of the last line's baseline; the bottom edge for a view without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    /// The anchor of the width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The anchor of the height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    /// Whether the class requires constraints, so that `updateConstraints()` is called before the first layout;
    /// `false` unless overridden.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Updates the view's constraints in a batch.
    ///
    /// Called before layout after `setNeedsUpdateConstraints()`, and once when a view with constraints is in a window.
    /// Descendants are updated first. Overrides call `super` last.
    open func updateConstraints() {}

    /// Requests `updateConstraints()` before the next layout pass.
    open func setNeedsUpdateConstraints() { LayoutEngine.current.scheduleUpdate(self) }

    /// Returns whether `updateConstraints()` is pending.
    open func needsUpdateConstraints() -> Bool { flags.needsUpdateConstraints }

    /// Calls pending `updateConstraints()` methods of the view and its descendants immediately. For a controller's
    /// root view, `updateViewConstraints()` is called instead.
    open func updateConstraintsIfNeeded() { sendUpdateConstraints() }

    /// Returns the size that satisfies the view's constraints and content and is nearest to a target size, ignoring
    /// constraints of ancestors. Both dimensions of the target size have the priority `fittingSizeLevel`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size that satisfies the view's constraints and content and is nearest to a target size whose
    /// dimensions have given priorities. Non-finite lengths are ignored.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        LayoutEngine.current.fittingSize(
            of: self, target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// The insets from the frame to the alignment rectangle; zero unless overridden.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the alignment rectangle of a frame: the frame reduced by `alignmentRectInsets`.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame of an alignment rectangle: the rectangle enlarged by `alignmentRectInsets`.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The view that provides the first baseline; the view itself unless overridden.
    open var forFirstBaselineLayout: UIView { self }

    /// The view that provides the last baseline; the view itself unless overridden.
    open var forLastBaselineLayout: UIView { self }

    /// Whether the view selects the subview that provides its baseline, and may change the selection at any time.
    var choosesBaselineView: Bool { false }

    /// Whether the height of the content depends on its width, as for wrapped text.
    var contentHeightDependsOnWidth: Bool {
        flags.isWidthMeasuring && (self as? any WidthMeasuring)?.measuresHeightByWidth == true
    }

    /// Whether the content is text that can wrap, so that a row distributes its width to such views.
    var canBreakLines: Bool { false }

    /// Returns the content size for layout: the editor's placeholder in pictures of storyboards and nibs, otherwise the
    /// view's own.
    final func measuredContentSize(forWidth width: CGFloat) -> CGSize {
        extras?.placeholderContentSize ?? contentSize(forWidth: width)
    }

    /// Returns the intrinsic size, for a given width if it depends on the width.
    func contentSize(forWidth width: CGFloat) -> CGSize {
        guard width > 0, flags.isWidthMeasuring, let view = self as? any WidthMeasuring, view.measuresHeightByWidth
        else { return intrinsicContentSize }
        return view.intrinsicSize(forWidth: width)
    }

    /// Hides or shows an arranged subview.
    func setHidden(_ isHidden: Bool, ofArranged view: UIView) { view.backingLayer.isHidden = isHidden }

    /// Called when the content size or wrapping of an arranged subview has changed.
    func contentDidChange(ofArranged view: UIView) {}

    /// The origin of the rectangle to which constraints inside refer as the view's edges, in the view's own coordinate
    /// space.
    var cornerSeenFromInside: CGPoint { backingLayer.properties.bounds.origin }

    /// The layout state with the size of that rectangle.
    var layoutStateSeenFromInside: LayoutState { LayoutEngine.current.state(of: self) }

    /// The guide of the view's frame, if constraints inside refer to a different rectangle as its edges.
    var guideOfFrame: UILayoutGuide? { nil }

    /// Returns the part of the view's safe area insets that applies to its subviews.
    func safeAreaInsetsOfSubviews(_ insets: UIEdgeInsets) -> UIEdgeInsets { insets }

    /// Whether the constraints leave the view's position or size ambiguous. `false` for a view that translates its
    /// autoresizing mask.
    open var hasAmbiguousLayout: Bool { isLayoutAmbiguous }

    /// Changes the frame of a view with ambiguous layout to a different solution of its constraints; the next call
    /// reverts it. Has no effect on other views. The frame changes in the next layout pass.
    open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

    /// Returns the active constraints that determine the view's position and size along an axis, in the order of
    /// activation.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutEngine.current.constraints(affecting: self, axis)
    }

    // MARK: Working with layout guides

    /// The guides that were added to the view.
    open var layoutGuides: [UILayoutGuide] { addedGuides }

    /// Adds a guide, after removing it from its previous view.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }

    /// Removes a guide and the constraints that refer to it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

    /// A guide for the safe area: the part of the view that bars do not cover.
    open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }

    /// The area of the view inside its margins.
    open var layoutMarginsGuide: UILayoutGuide { marginsGuide }

    /// The area of the view inside its margins with a readable width: at most 672 points, centered.
    open var readableContentGuide: UILayoutGuide { readableGuide }

    /// A guide for the part of the view that the keyboard covers at the bottom: the input views of the first responder
    /// in the view's window. Without input views, it is the area below the safe area.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

    // MARK: Configuring the safe area and the margins

    /// The insets of the safe area from the view's edges, in points: bars, notches and the controllers' additional
    /// insets.
    ///
    /// Zero while the view is not in a window, and at most the view's own length.
    open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

    /// The margins between the view's edges and its content: 8 points per side by default; the system's minimum for a
    /// controller's root view.
    ///
    /// The getter returns the margins in effect: with the safe area, at least the superview's if
    /// `preservesSuperviewLayoutMargins` is set, and for a root view at least its controller's
    /// `systemMinimumLayoutMargins`. Non-finite values are ignored and logged.
    open var layoutMargins: UIEdgeInsets {
        get { currentLayoutMargins }
        set { directionalLayoutMargins = directional(newValue) }
    }

    /// The layout margins with leading and trailing sides in place of left and right. Setting either of the two
    /// properties changes the other.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directional(layoutMargins) }
        set { setLayoutMargins(newValue) }
    }

    /// Whether the margins are at least the superview's margins. The default is `false`.
    open var preservesSuperviewLayoutMargins: Bool {
        get { flags.preservesSuperviewLayoutMargins }
        set { changingLayoutMargins { flags.preservesSuperviewLayoutMargins = newValue } }
    }

    /// Whether the safe area is added to the margins. The default is `true`.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { flags.insetsLayoutMarginsFromSafeArea }
        set { changingLayoutMargins { flags.insetsLayoutMarginsFromSafeArea = newValue } }
    }

    /// Called when `safeAreaInsets` have changed, before the view lays out its subviews. The default implementation
    /// has no effect.
    open func safeAreaInsetsDidChange() {}

    /// Called when the layout margins have changed. The default implementation has no effect.
    open func layoutMarginsDidChange() {}

    // MARK: Drawing and updating the view

    /// Draws the view's content into the current graphics context. The default implementation draws no content and
    /// needs no memory.
    ///
    /// Called in the display pass after `setNeedsDisplay()`; do not call it. The rectangle is the whole bounds.
    open func draw(_ rect: CGRect) {}

    /// Requests that the view is redrawn in the next display pass.
    open func setNeedsDisplay() { backingLayer.setNeedsDisplay() }

    /// Requests that a part of the view, in its own coordinate space, is redrawn.
    open func setNeedsDisplay(_ rect: CGRect) { backingLayer.setNeedsDisplay(rect) }

    /// Whether the view may draw in its tint color.
    var drawsTint: Bool { true }

    /// Returns a snapshot of this view and its descendants, of the same size; `nil` for a view without area.
    ///
    /// - Parameter afterUpdates: Whether pending layout and drawing are performed first.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Returns a snapshot of a part of this view, which stretches between its cap insets when it is resized; `nil` for
    /// a part without area.
    ///
    /// - Parameters:
    ///   - rect: The part, in the view's coordinate space.
    ///   - afterUpdates: Whether pending layout and drawing are performed first.
    ///   - capInsets: The edges of the snapshot that keep their size.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { snapshot(of: rect, afterUpdates, capInsets) }

    /// Draws the view and its descendants into a rectangle of the current graphics context.
    ///
    /// - Returns: Whether the context and the content exist.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawTree(in: rect, afterUpdates)
    }

    // MARK: Managing traits

    /// The user interface style of the view and its descendants, instead of the inherited style. The default is
    /// `unspecified`.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras?.environmentTraits?.style ?? .unspecified }
        set { changeEnvironmentTraits { $0.style = newValue } }
    }

    /// The traits that the view overrides for itself and its descendants; empty by default.
    ///
    ///     view.traitOverrides.layoutDirection = .rightToLeft
    open var traitOverrides: UITraitOverrides {
        get { extras?.environmentTraits?.overrides ?? UITraitOverrides() }
        set { changeEnvironmentTraits { $0.overrides = newValue } }
    }

    /// The smallest content size category of the view and its descendants; `nil`, the default, for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { extras?.environmentTraits?.categoryLimits.minimum }
        set { changeEnvironmentTraits { $0.categoryLimits.minimum = newValue } }
    }

    /// The largest content size category of the view and its descendants; `nil`, the default, for no limit. It takes
    /// precedence over the minimum.
    ///
    ///     card.maximumContentSizeCategory = .accessibilityMedium
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { extras?.environmentTraits?.categoryLimits.maximum }
        set { changeEnvironmentTraits { $0.categoryLimits.maximum = newValue } }
    }

    /// A description of the limits that apply to the view, from its own to those of its ancestors, for debugging.
    open var appliedContentSizeCategoryLimitsDescription: String { describeContentSizeCategoryLimits() }

    /// Has no effect: traits are always current, since a change propagates immediately.
    open func updateTraitsIfNeeded() {}

    /// The traits in effect: the superview's traits, with the view's own overrides.
    open var traitCollection: UITraitCollection { effectiveTraits }

    /// Called when `traitCollection` has changed. The default implementation has no effect.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Handling touches

    /// Whether the view and its subviews receive touches. The default is `true`.
    open var isUserInteractionEnabled: Bool {
        get { !flags.isUserInteractionDisabled }
        set { flags.isUserInteractionDisabled = !newValue }
    }

    /// Whether the view receives several touches at a time. The default is `false`. Gesture recognizers receive all
    /// touches.
    open var isMultipleTouchEnabled: Bool {
        get { flags.isMultipleTouchEnabled }
        set { flags.isMultipleTouchEnabled = newValue }
    }

    /// Whether the view receives touches exclusively: while it has a touch, no other view of the window receives new
    /// touches, and it receives no touches while a different view has one. The default is `false`.
    open var isExclusiveTouch: Bool {
        get { flags.isExclusiveTouch }
        set { flags.isExclusiveTouch = newValue }
    }

    /// The interactions of the view, in the order of their addition. Setting the array removes interactions that it
    /// does not contain.
    open var interactions: [any UIInteraction] {
        get { extras?.interactions ?? [] }
        set { replaceInteractions(with: newValue) }
    }

    /// Adds an interaction, after removing it from its previous view.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

    /// Removes an interaction. Interactions of other views are ignored.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    /// Returns the deepest frontmost view that contains a point of the view's coordinate space: a descendant or the
    /// view itself.
    ///
    /// Skips views that are hidden, disabled for interaction, or have an alpha below 0.01. `nil` for points outside.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { HitTest.view(in: self, at: point, event) }

    /// Returns whether a point of the view's coordinate space is inside its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The view's gesture recognizers, in the order of their addition; `nil` if it never had any.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers }
        set { replaceRecognizers(with: newValue) }
    }

    /// Attaches a recognizer to the view, after detaching it from its previous view. It receives touches that begin in
    /// the view or its descendants from now on.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Detaches a recognizer from the view; an active gesture is canceled. Other recognizers are ignored.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Returns whether a gesture recognizer may begin; `true` unless overridden.
    ///
    /// Called for recognizers of the view and of its superviews, for touches in the view.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Resigns the first responder if it is this view or its descendant.
    ///
    /// - Parameter force: With `true`, the result is `true` even if the first responder refuses; a text field whose
    ///   delegate refuses remains first responder (recorded on iOS 26.1).
    /// - Returns: Whether the first responder resigned; `true` without a first responder, `false` if it is outside
    ///   this view.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside(force: force) }

    // MARK: Using the focus system

    /// Whether the view can have the keyboard's focus; `false` unless overridden.
    open var canBecomeFocused: Bool { false }

    /// Whether the view has the keyboard's focus.
    open var isFocused: Bool { flags.isFocused }

    /// The effect of a focused view: a ring in its shape unless set. `nil` shows no effect.
    open var focusEffect: UIFocusEffect? {
        get { focusSettings.effect }
        set { focusSettings.effect = newValue }
    }

    /// The focus group of the view and its descendants; `nil`, the default, uses the group of its surroundings.
    open var focusGroupIdentifier: String? {
        get { focusSettings.groupIdentifier }
        set { focusSettings.groupIdentifier = newValue }
    }

    /// The priority of the view in its focus group: the tab key moves focus to the item with the highest priority. The
    /// default is `ignored`.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { focusSettings.groupPriority }
        set { focusSettings.groupPriority = newValue }
    }

    /// The preferred destinations when focus moves into the view; empty unless overridden.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// Returns whether a focus update is permitted; `true` unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after focus has moved into the view, out of it or inside it. The default implementation has no effect.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Layer delegate

    /// Lays out the view for its layer: controller callbacks around `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) { performLayout() }

    /// Sets the layer's contents to the drawing of `draw(_:)`.
    ///
    /// A view that does not draw has no contents and no bitmap: the context is created on its first use.
    open func display(_ layer: CALayer) { displayDrawing(layer) }

    /// Draws for the layer. The default implementation calls `draw(_:)` with the context as the current context.
    open func draw(_ layer: CALayer, in context: CGContext) {
        UIGraphicsPushContext(context)
        draw(layer is CATiledLayer ? context.boundingBoxOfClipPath : bounds)
        UIGraphicsPopContext()
    }

    /// Returns the animation for a layer property: an animation inside an animation block, `NSNull` outside.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        viewAnimationAction(for: event)
    }

    // MARK: Responder chain

    /// The controller whose root view this is, otherwise the superview.
    open override var next: UIResponder? { owningController ?? superviewStorage }

    /// The view's description for logs, as in UIKit: type, address, frame and non-default properties. Off the main
    /// thread only type and address.
    open override var description: String {
        MainThread.isCurrent ? MainActor.assumeIsolated { logDescription } : Diagnostics.name(self)
    }

    // MARK: Preserving and restoring state

    /// The view's identifier in archives of the application's state. A view is not preserved if it or its controller
    /// has no identifier. Views of the same controller need different identifiers. `nil` by default.
    open var restorationIdentifier: String? {
        get { extras?.restorationIdentifier }
        set { extrasForWriting.restorationIdentifier = newValue }
    }

    /// Encodes state. Called when the application's state is preserved, after the view's controller. Overrides call
    /// `super`.
    open func encodeRestorableState(with coder: NSCoder) {}

    // Chosen (Restoration): The state of a view is decoded after the state of its controller.
    /// Decodes the state that `encodeRestorableState(with:)` has encoded. Called after the view's controller has
    /// decoded its state. Overrides call `super`.
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: Moving by physics

    /// The shape of the view in collisions of dynamic items. The default is `rectangle`.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The outline of the view for the type `path`, with its center at the origin. The default is empty.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    // MARK: Adding motion effects

    /// The motion effects, in the order in which they were added. The default is empty.
    open var motionEffects: [UIMotionEffect] {
        get { extras?.motionEffects ?? [] }
        set { extrasForWriting.motionEffects = newValue }
    }

    /// Adds a motion effect. An effect that the view already has is ignored.
    open func addMotionEffect(_ effect: UIMotionEffect) {
        if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
    }

    /// Removes a motion effect.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    // MARK: Storyboards and nibs

    /// The properties that storyboards and nibs set by name: see `NamedProperties`.
    open override class var namedProperties: NamedProperties { addViewProperties(to: super.namedProperties) }

    /// The view methods that actions call by name: see `NamedActions`.
    open override class var namedActions: NamedActions { SystemActions.addingViews(to: super.namedActions) }
}
