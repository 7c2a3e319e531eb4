import CoreGraphics
import Foundation
import RenderServer

/// A rectangle with a position, contents and sublayers. Views are drawn by layers.
///
/// The properties of a layer are the *model*: a property that is set has its final value immediately. While animations
/// run, `presentation()` returns a copy with the values on the display. The changes in a turn of the event loop are
/// sent to the display together, after that turn (see `CATransaction`).
///
/// A layer belongs to the main actor. Lengths are in points, with y down.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming {
    /// The model: all properties of the layer that are sent to the display.
    @exclusivity(unchecked) package final var properties = LayerProperties()

    // The following properties are not checked for exclusive access at run time, since that took a quarter of the time
    // of adding a layer. No access to these properties lasts longer than an expression, and none calls code that could
    // use the same layer.

    /// The layer's identifier on the display, or `nil` before it was committed.
    @exclusivity(unchecked) package internal(set) final var id: LayerID?
    // Unsafe only because `deinit` uses these properties, after all other references to the layer have been released.
    @exclusivity(unchecked) nonisolated(unsafe) final var flags: LayerFlags = .isUnobserved
    @exclusivity(unchecked) nonisolated(unsafe) final var contextReference: RenderContextReference?
    /// The identifier with which the display keeps the layer out of its tree (`CALayer+Keeping`).
    @exclusivity(unchecked) nonisolated(unsafe) final var keptID: LayerID?

    /// The superlayer, or the layer that this layer masks. It is not `weak`, since that made every traversal of the
    /// tree and all retains of layers with sublayers five times as slow. `deinit` clears it in the sublayers.
    @exclusivity(unchecked) nonisolated(unsafe) final var parentReference: Unmanaged<CALayer>?
    final var parent: CALayer? {
        get { parentReference?.takeUnretainedValue() }
        set { parentReference = newValue.map(Unmanaged.passUnretained) }
    }
    @exclusivity(unchecked) nonisolated(unsafe) final var children: ContiguousArray<CALayer> = []
    @exclusivity(unchecked) nonisolated(unsafe) final var maskLayer: CALayer?
    /// This layer's index in its superlayer's `children` if the children have not moved since; see `indexInParent`.
    @exclusivity(unchecked) @usableFromInline package final var rememberedPlace = 0
    /// The marked children, while `subtreeNeedsLayout` is set and the layer has many children. With `nil`, all
    /// children have to be checked.
    @exclusivity(unchecked) final var markedChildren: ContiguousArray<CALayer>?
    /// The view that owns the layer. It is not `weak`, since that makes retains of views slow. The view's `deinit`
    /// clears it.
    @exclusivity(unchecked) nonisolated(unsafe) package final unowned(unsafe) var viewDelegate: (any CALayerDelegate)?
    /// A delegate that is not the layer's view.
    private final weak var otherDelegate: (any CALayerDelegate)?

    /// Clears the delegate if it is the view that is being deallocated.
    nonisolated package final func forgetViewDelegate(_ view: AnyObject) {
        if viewDelegate === view { viewDelegate = nil }
    }

    @exclusivity(unchecked) final var extras: LayerExtras?
    /// The object that `contents` was set to.
    @exclusivity(unchecked) final var contentsObject: Any?
    @exclusivity(unchecked) final var runningAnimations: [RunningAnimation] = []
    /// The part of the bounds that the next display has to draw while `needsDisplay` is set, or `nil` for all.
    @exclusivity(unchecked) final var displayRect: CGRect?
    /// The part of the contents that has changed since the last commit, or `nil` for all.
    @exclusivity(unchecked) final var contentsDamage: CGRect?
    @exclusivity(unchecked) final var colorObjects = LayerColors()
    /// Set by the default implementations of the delegate's methods.
    @exclusivity(unchecked) final var delegateDoesNotDisplay = false
    @exclusivity(unchecked) final var drawsNothing = false

    /// Whether this layer's properties change without implicit animations unless a view animation block is running.
    /// Views set it for their layers, so that setting a property has no additional cost.
    @exclusivity(unchecked) package final var suppressesImplicitActions = false

    // MARK: - Creating a layer

    /// Creates a layer with empty bounds at the origin.
    public override init() {
        super.init()
        properties.borderColor = .black
    }

    /// Creates a copy of a layer with its properties, without its sublayers and animations.
    ///
    /// Subclasses with additional properties override it to copy them. If the argument is not a layer, the result is a
    /// new layer, and a warning is logged.
    @_disfavoredOverload public init(layer: Any) {
        super.init()
        takeState(of: layer)
    }

    /// Creates a layer like `init()`, since layers are not archived on Linux. As on iOS, subclasses with additional
    /// initializers must implement it.
    @_disfavoredOverload public required init?(coder: NSCoder) {
        super.init()
        properties.borderColor = .black
    }

    // Apple's class has no actor, so overrides of its initializers may be `nonisolated`. Such an override calls the
    // following two initializers, since the compiler does not allow it to pass its argument to an initializer of the
    // main actor. They are called on the main thread, like every member of a layer.

    /// Creates a copy of a layer with its properties, like `init(layer:)` with a non-optional argument.
    nonisolated public init(layer: Any?) {
        super.init()
        // Unsafe only because the compiler cannot determine the thread; `assumeIsolated` checks it.
        nonisolated(unsafe) let layer = layer
        MainActor.assumeIsolated { takeState(of: layer as Any) }
    }

    /// Creates a layer like `init(coder:)` with a non-optional argument.
    nonisolated public init?(coder: NSCoder?) {
        super.init()
        MainActor.assumeIsolated { properties.borderColor = .black }
    }

    private func takeState(of layer: Any) {
        guard let layer = layer as? CALayer else {
            properties.borderColor = .black
            LayerLog.warn("CALayer(layer:) was given \(type(of: layer)), which is not a layer")
            return
        }
        copyState(of: layer)
    }

    nonisolated deinit {
        unmarkNeedsLayout()
        maskLayer?.parentReference = nil
        for child in children { child.parentReference = nil }
        if !children.isEmpty { DeferredRelease.release(&children) }
        if let keptID { contextReference?.forgetAbandoned(keptID) }
    }

    /// Returns an immutable copy of the layer with the values that are currently on the display, including animations,
    /// or `nil` if the layer is not on a display.
    open func presentation() -> CALayer? { makePresentation() }

    /// Returns an empty copy for `presentation()`. Subclasses return a copy of their class.
    func makeCopyForPresentation() -> CALayer { CALayer(layer: self) }

    /// Returns the layer itself or, for a presentation layer, its model.
    open func model() -> CALayer { extras?.modelLayer ?? self }

    // MARK: - Accessing the delegate

    /// The object that draws and lays out the layer and provides its actions. It is not retained.
    open var delegate: (any CALayerDelegate)? {
        get { viewDelegate ?? otherDelegate }
        set {
            viewDelegate = nil
            otherDelegate = newValue
        }
    }

    // MARK: - Modifying the layer's appearance

    /// The opacity of the layer and its sublayers, from 0 to 1. Animatable.
    open var opacity: Float {
        get { Float(properties.opacity) }
        set { setOpacity(newValue) }
    }

    /// Whether the layer and its sublayers are hidden. Animatable as `hidden`.
    open var isHidden: Bool {
        get { properties.isHidden }
        set { setIsHidden(newValue) }
    }

    /// The color behind the contents, or `nil` for no color. Animatable.
    open var backgroundColor: CGColor? {
        get { backgroundColorObject }
        set { setBackgroundColor(newValue) }
    }

    /// The color of the border. The default is black. Animatable.
    open var borderColor: CGColor? {
        get { LayerColors.color(colorObjects.border, for: properties.borderColor) }
        set { setBorderColor(newValue) }
    }

    /// The radius, in points, of the rounded corners of the background, the border and, with `masksToBounds`, the
    /// clip. Animatable.
    open var cornerRadius: CGFloat {
        get { extras?.ownCorners?.radius ?? CGFloat(properties.cornerRadius) }
        set { setCornerRadius(newValue) }
    }

    /// The curve of the rounded corners. The default is `circular`. On a short side, a continuous curve becomes more
    /// circular.
    open var cornerCurve: CALayerCornerCurve {
        get { extras?.ownCorners?.curve ?? (properties.hasContinuousCorners ? .continuous : .circular) }
        set { setCornerCurve(newValue) }
    }

    /// The corners that are rounded by `cornerRadius`.
    open var maskedCorners: CACornerMask {
        get { extras?.ownCorners?.mask ?? CACornerMask(rawValue: UInt(properties.maskedCorners.rawValue)) }
        set { setMaskedCorners(newValue) }
    }

    /// The width of the border inside the bounds, in points. 0 means no border. Animatable.
    open var borderWidth: CGFloat {
        get { CGFloat(properties.borderWidth) }
        set { setBorderWidth(newValue) }
    }

    // Chosen (Views): The edges of rotated layers are smooth unless a program requests hard edges. On iOS, the
    // program's `Info.plist` determines the default.
    /// Whether the edges in `edgeAntialiasingMask` are smooth if the layer is rotated or not on whole pixels.
    open var allowsEdgeAntialiasing: Bool {
        get { extras?.allowsSmoothEdges ?? true }
        set { changeEdges { $0.allowsSmoothEdges = newValue } }
    }

    /// The smooth edges of the background and the contents, if no corner is rounded. The default is all edges.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { extras?.edgeMask ?? CAEdgeAntialiasingMask(rawValue: 15) }
        set { changeEdges { $0.edgeMask = newValue } }
    }

    /// Whether sublayers are clipped to the bounds.
    open var masksToBounds: Bool {
        get { properties.masksToBounds }
        set { setMasksToBounds(newValue) }
    }

    /// Whether an opacity below 1 applies to the layer and its sublayers as a group.
    open var allowsGroupOpacity: Bool {
        get { properties.allowsGroupOpacity }
        set { setAllowsGroupOpacity(newValue) }
    }

    /// The color of the shadow. The default is black. Animatable.
    open var shadowColor: CGColor? {
        get { LayerColors.color(colorObjects.shadow, for: properties.shadowColor) }
        set { setShadowColor(newValue) }
    }

    /// The opacity of the shadow, from 0 (no shadow) to 1. Animatable.
    open var shadowOpacity: Float {
        get { Float(properties.shadowOpacity) }
        set { setShadowOpacity(newValue) }
    }

    /// The blur radius of the shadow, in points. Animatable.
    open var shadowRadius: CGFloat {
        get { CGFloat(properties.shadowRadius) }
        set { setShadowRadius(newValue) }
    }

    /// The offset of the shadow, in points. Animatable.
    open var shadowOffset: CGSize {
        get { properties.shadowOffset }
        set { setShadowOffset(newValue) }
    }

    /// The shape of the shadow in the layer's coordinate space. The default is `nil`: the shadow has the shape of the
    /// drawn layer. Animatable.
    open var shadowPath: CGPath? {
        get { properties.shadowPath }
        set { setShadowPath(newValue) }
    }

    /// A name that identifies the layer. It has no effect.
    open var name: String? {
        get { extras?.name }
        set { setName(newValue) }
    }

    /// The image of the layer, a `CGImage`. Any other object is ignored and a warning is logged. Animatable.
    open var contents: Any? {
        get { contentsObject }
        set { setContents(newValue) }
    }

    /// The part of the contents that is drawn, in unit coordinates. Animatable.
    open var contentsRect: CGRect {
        get { properties.contentsRect }
        set { setContentsRect(newValue) }
    }

    /// The part of the contents that is stretched when the contents are resized, in unit coordinates. Animatable.
    open var contentsCenter: CGRect {
        get { properties.contentsCenter }
        set { setContentsCenter(newValue) }
    }

    /// The number of pixels per point of the contents and of the layer's drawing. Animatable.
    open var contentsScale: CGFloat {
        get { CGFloat(properties.contentsScale) }
        set { setContentsScale(newValue) }
    }

    /// How the contents fit into the bounds.
    open var contentsGravity: CALayerContentsGravity {
        get { CALayerContentsGravity(properties.contentsGravity) }
        set { setContentsGravity(newValue) }
    }

    /// How contents are magnified.
    open var magnificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(properties.magnificationFilter) }
        set { setMagnificationFilter(newValue) }
    }

    /// How contents are minified.
    open var minificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(properties.minificationFilter) }
        set { setMinificationFilter(newValue) }
    }

    /// The pixel format of the layer's drawing.
    open var contentsFormat: CALayerContentsFormat {
        get { extras?.contentsFormat ?? .RGBA8Uint }
        set { setContentsFormat(newValue) }
    }

    /// Whether the layer and its sublayers are drawn into a bitmap with `rasterizationScale` pixels per point, which
    /// is composited and kept until the layers change. The default is `false`.
    open var shouldRasterize: Bool {
        get { extras?.shouldRasterize ?? false }
        set {
            makeExtras().shouldRasterize = newValue
            rasterize(newValue, scale: rasterizationScale)
        }
    }

    /// The number of pixels per point of the bitmap for `shouldRasterize`. The default is 1, which is coarse on a
    /// display with a scale of 2. If the number is not positive, the layer is not rasterized.
    open var rasterizationScale: CGFloat {
        get { extras?.rasterizationScale ?? 1 }
        set {
            makeExtras().rasterizationScale = newValue
            rasterize(shouldRasterize, scale: newValue)
        }
    }

    /// Whether drawing of the layer may be deferred to another thread, which does not change its result. The default is
    /// `false`. Layers are always drawn at once; the value is kept.
    open var drawsAsynchronously: Bool {
        get { extras?.drawsAsynchronously ?? false }
        set { makeExtras().drawsAsynchronously = newValue }
    }

    // MARK: - Modifying the layer geometry

    /// The layer's rectangle in its own coordinate space. Animatable.
    ///
    /// A change requests layout and, with `needsDisplayOnBoundsChange`, display. A change of the size also requests
    /// layout of the superlayer, unless the superlayer's layout itself sets the size.
    open var bounds: CGRect {
        get { properties.bounds }
        set {
            let old = properties.bounds
            guard newValue != old, isValid(newValue, "bounds") else { return }
            let action = actionForChange("bounds")
            properties.bounds = newValue
            setNeedsLayout()
            if newValue.size != old.size {
                if needsDisplayOnBoundsChange { setNeedsDisplay() }
                superlayerSeesNewSize()
            }
            didChange("bounds", action)
        }
    }

    /// The position of the anchor point in the superlayer's coordinate space. Animatable.
    open var position: CGPoint {
        get { properties.position }
        set { setPosition(newValue) }
    }

    /// The point of the layer that is placed at `position`, in unit coordinates of the bounds. Transforms are applied
    /// around it. Animatable.
    open var anchorPoint: CGPoint {
        get { properties.anchorPoint }
        set { setAnchorPoint(newValue) }
    }

    /// The transform of the layer around its anchor point. Animatable.
    open var transform: CATransform3D {
        get { CATransform3D(properties.transform) }
        set { setTransform(newValue) }
    }

    /// The layer's position on the axis towards the viewer. Sublayers with higher values are in front of their
    /// siblings. Animatable.
    open var zPosition: CGFloat {
        get { CGFloat(properties.zPosition) }
        set { setZPosition(newValue) }
    }

    /// The anchor point's position on the axis towards the viewer, in points. Animatable.
    open var anchorPointZ: CGFloat {
        get { CGFloat(properties.anchorPointZ) }
        set { setAnchorPointZ(newValue) }
    }

    /// An additional transform of all sublayers, such as a perspective. Animatable.
    open var sublayerTransform: CATransform3D {
        get { CATransform3D(properties.sublayerTransform) }
        set { setSublayerTransform(newValue) }
    }

    /// Whether the back of the layer is visible. Animatable as `doubleSided`.
    open var isDoubleSided: Bool {
        get { properties.isDoubleSided }
        set { setIsDoubleSided(newValue) }
    }

    /// Returns the affine part of the transform.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets the transform to an affine transform.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// The bounding box of the layer in the superlayer's coordinate space. It is computed from bounds, position,
    /// anchor point and transform. Setting it sets the bounds and the position.
    open var frame: CGRect {
        get { computedFrame }
        set { setFrame(newValue) }
    }

    // MARK: - Managing the layer hierarchy

    /// The superlayer or, for a mask, the masked layer.
    open var superlayer: CALayer? {
        if let model = extras?.modelLayer { return model.parent?.presentation() }
        return parent
    }

    /// The sublayers from back to front, or `nil` if the layer has no sublayers.
    open var sublayers: [CALayer]? {
        get {
            if let model = extras?.modelLayer {
                return model.children.isEmpty ? nil : model.children.map { $0.presentation() ?? $0 }
            }
            return children.isEmpty ? nil : Array(children)
        }
        set { setSublayers(newValue ?? []) }
    }

    /// Adds a layer in front of all sublayers, and removes it from its previous superlayer.
    ///
    /// A layer cannot be added to itself or to a descendant: such a call is ignored and a warning is logged.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

    /// Inserts a layer at an index in the sublayers. An index out of range is clamped.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

    /// Inserts a layer directly behind a sublayer or, with `nil`, behind all sublayers.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, below: sibling) }

    /// Inserts a layer directly in front of a sublayer or, with `nil`, in front of all sublayers.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, above: sibling) }

    /// Replaces a sublayer with a different layer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    /// A layer with an alpha channel that masks this layer and its sublayers. This layer is the mask's `superlayer`,
    /// but the mask is not a sublayer.
    open var mask: CALayer? {
        get { maskLayer }
        set { setMask(newValue) }
    }

    /// Removes the layer from its superlayer. A mask is removed from the masked layer.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    // MARK: - Laying out

    /// Marks the layer for layout before the next commit.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Returns whether the layer was marked for layout and has not been laid out yet.
    open func needsLayout() -> Bool { flags.contains(.needsLayout) }

    /// Immediately lays out the marked layers in a subtree. The subtree begins with this layer or, if its superlayers
    /// are marked, with the highest of these consecutive marked superlayers.
    open func layoutIfNeeded() { layoutFromHighestMarked() }

    /// Lays out the sublayers. The default implementation calls the delegate. Subclasses can override it. To request
    /// layout, call `setNeedsLayout()` instead.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// Returns the layer's preferred size, which is the size of its frame.
    open func preferredFrameSize() -> CGSize { frame.size }

    // MARK: - Updating the display

    /// Whether a change of the bounds' size requests display.
    @exclusivity(unchecked) open var needsDisplayOnBoundsChange = false

    /// Whether the layer's drawing covers its bounds completely with opaque pixels, so that the render server does not
    /// blend it. Sublayers are not affected.
    @exclusivity(unchecked) open var isOpaque = false

    /// Returns whether a change of the value for a key, which is set through key-value coding, requests display. If
    /// such a key is animated, the layer is drawn for each frame: `init(layer:)` creates a copy, which draws. The
    /// default is `false`.
    ///
    /// Implement a property of a subclass with `value(forKey:)` and `setValue(_:forKey:)`:
    ///
    ///     var progress: CGFloat {
    ///         get { value(forKey: "progress") as? CGFloat ?? 0 }
    ///         set { setValue(newValue, forKey: "progress") }
    ///     }
    ///     override class func needsDisplay(forKey key: String) -> Bool {
    ///         key == "progress" || super.needsDisplay(forKey: key)
    ///     }
    ///
    /// The method is not called for the properties of `CALayer` (use `needsDisplayOnBoundsChange` for the bounds).
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Marks the whole layer for display before the next commit.
    open func setNeedsDisplay() { markNeedsDisplay(nil) }

    /// Marks a part of the layer for display. The rectangle is in the layer's coordinate space.
    open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay(rect) }

    /// Returns whether the layer was marked for display and has not been drawn yet.
    open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

    /// Draws the layer immediately if it was marked.
    open func displayIfNeeded() { displayMarked() }

    /// Sets the layer's contents: calls the delegate, or draws into a bitmap with the size of the bounds. Subclasses
    /// may override it. To request display, call `setNeedsDisplay()` instead.
    open func display() { displayByDelegateOrDrawing() }

    /// Draws the contents of the layer. The default implementation calls the delegate. Subclasses override this
    /// method. Do not call it directly.
    ///
    /// The context has the coordinate space of the bounds, in points with y down.
    open func draw(in ctx: CGContext) {
        if let delegate { delegate.draw(self, in: ctx) } else { drawsNothing = true }
    }

    /// Draws the model of the layer and its descendants into a context, in the layer's coordinate space and inside its
    /// bounds. Animations and the layer's own transform and position are ignored.
    open func render(in ctx: CGContext) {
        layoutIfNeeded()
        drawTree(in: ctx)
    }

    // MARK: - Actions

    /// Returns the action for a change of a property or an event.
    ///
    /// The search order is: the delegate, the layer's `actions`, its class and, for animatable properties of a layer
    /// on a display, an animation from the old value to the new value. `NSNull` ends the search without an action.
    open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

    /// Actions by key, which are searched after the delegate. `NSNull` means no action.
    open var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { setActions(newValue) }
    }

    /// Returns the default action of this class. The default is `nil`.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    // MARK: - Animations

    /// Adds a copy of an animation, which replaces an animation with the same key. An animation without a key replaces
    /// no animation.
    ///
    /// The animation begins when it is sent to the display. If the layer is not on a display at that time, the
    /// animation ends immediately.
    open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, forKey: key) }

    /// Returns the layer's copy of the animation with a key. Changing the copy has no effect.
    open func animation(forKey key: String) -> CAAnimation? {
        // By index, since an element is large to copy.
        runningAnimations.indices.first { runningAnimations[$0].key == key }.map { runningAnimations[$0].animation }
    }

    /// Returns the keys of the layer's animations in the order of their application, or `nil` if the layer has no
    /// animations.
    open func animationKeys() -> [String]? {
        let keys = runningAnimations.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// Removes the animation with a key. After the next flush, its delegate is notified that the animation did not
    /// finish.
    open func removeAnimation(forKey key: String) { endAnimation(forKey: key) }

    /// Removes all animations. After the next flush, their delegates are notified that the animations did not finish.
    open func removeAllAnimations() {
        if !runningAnimations.isEmpty { mark(.animations) }
        endAnimations(finished: false)
    }

    // MARK: - Scrolling

    /// The part of the bounds that is inside of the nearest scroll layer above this layer. Without a scroll layer, all
    /// of the bounds.
    open var visibleRect: CGRect {
        guard let scroller = scrollLayer else { return bounds }
        let visible = bounds.intersection(convert(scroller.bounds, from: scroller))
        return visible.isNull ? .zero : visible
    }

    /// Scrolls the nearest scroll layer above this layer so that a point is at the origin of its bounds. Without a
    /// scroll layer it has no effect.
    ///
    /// - Parameter p: The point in this layer's coordinate space.
    open func scroll(_ p: CGPoint) { scrollLayer.map { $0.scroll(to: convert(p, to: $0)) } }

    /// Scrolls the nearest scroll layer above this layer by the smallest distance that makes a rectangle visible.
    /// Without a scroll layer it has no effect.
    ///
    /// - Parameter r: The rectangle in this layer's coordinate space.
    open func scrollRectToVisible(_ r: CGRect) { scrollLayer.map { $0.scroll(to: convert(r, to: $0)) } }

    // MARK: - Hit testing

    /// Returns the deepest layer of this subtree that contains a point in the superlayer's coordinate space. Hidden
    /// layers are ignored.
    open func hitTest(_ point: CGPoint) -> CALayer? { deepestLayer(at: point) }

    /// Returns whether a point in the layer's coordinate space is inside its bounds.
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

    // MARK: - Mapping between coordinate and time spaces

    /// Converts a point from a layer's coordinate space to this layer's. With `nil`, it is converted from the
    /// coordinate space around the root of the tree.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { CALayer.convert(p, from: l, to: self) }

    /// Converts a point from this layer's coordinate space to a different layer's. With `nil`, it is converted to the
    /// coordinate space around the root of the tree.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { CALayer.convert(p, from: self, to: l) }

    /// Converts a rectangle from a layer's coordinate space to this layer's.
    ///
    /// The rectangle is converted to the nearest common ancestor's space, and from there to this layer's space. Both
    /// steps result in a bounding box. A rectangle therefore grows if the layers have different rotations.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { CALayer.convert(r, from: l, to: self) }

    /// Converts a rectangle from this layer's coordinate space to a different layer's. The rectangle grows if the
    /// layers have different rotations, as with `convert(_:from:)`.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CALayer.convert(r, from: self, to: l) }

    // MARK: - Key-value coding

    /// Returns the value at a key path such as `position.x` or `transform.rotation.z`: the value of an animatable
    /// property, or a custom value that was stored with its key.
    open func value(forKeyPath keyPath: String) -> Any? { value(at: keyPath) }

    /// Sets the value at a key path, like the property's setter. Values of a wrong type are ignored and a warning is
    /// logged. The values of unknown keys are stored.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { set(value, at: keyPath) }

    /// Returns the value of a key.
    open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Returns the value of a key that was not set, if the key is not a property of `CALayer` and not in `style`. The
    /// default is `nil`. Subclasses override it for their own keys.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// The values of keys that were not set and that are not properties of `CALayer`. A dictionary with the key
    /// `style` in it is searched next. The dictionary with the key `actions` in it has actions, which are searched
    /// after the layer's `actions`.
    open var style: [AnyHashable: Any]? {
        get { extras?.style }
        set { makeExtras().style = newValue }
    }

    /// Sets the value of a key.
    open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    // MARK: - Timing

    /// The start of the layer's time, in its superlayer's time.
    open var beginTime: CFTimeInterval {
        get { properties.timing?.beginTime ?? 0 }
        set { changeTiming(newValue, "beginTime") { $0.beginTime = newValue } }
    }

    /// The speed of the layer's time relative to its superlayer's. 0 stops all animations in the subtree.
    open var speed: Float {
        get { Float(properties.timing?.speed ?? 1) }
        set { changeTiming(Double(newValue), "speed") { $0.speed = Double(newValue) } }
    }

    /// An offset that is added to the layer's time, in seconds.
    open var timeOffset: CFTimeInterval {
        get { properties.timing?.timeOffset ?? 0 }
        set { changeTiming(newValue, "timeOffset") { $0.timeOffset = newValue } }
    }

    /// A stored value without an effect, since the time of a layer does not end.
    open var duration: CFTimeInterval {
        get { extras?.duration ?? 0 }
        set { makeExtras().duration = newValue }
    }

    /// A stored value without an effect on a layer.
    open var repeatCount: Float {
        get { extras?.repeatCount ?? 0 }
        set { makeExtras().repeatCount = newValue }
    }

    /// A stored value without an effect on a layer.
    open var repeatDuration: CFTimeInterval {
        get { extras?.repeatDuration ?? 0 }
        set { makeExtras().repeatDuration = newValue }
    }

    /// A stored value without an effect on a layer.
    open var autoreverses: Bool {
        get { extras?.autoreverses ?? false }
        set { makeExtras().autoreverses = newValue }
    }

    /// A stored value without an effect on a layer.
    open var fillMode: CAMediaTimingFillMode {
        get { extras?.fillMode ?? .removed }
        set { makeExtras().fillMode = newValue }
    }

    /// Converts a time from a layer to this layer. With `nil`, it is converted from media time.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(atMediaTime: l?.mediaTime(atLocalTime: t) ?? t)
    }

    /// Converts a time from this layer to a different layer. With `nil`, it is converted to media time.
    ///
    /// If the layer's `speed` is 0, the time has no counterpart; the layer's `beginTime` is used.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = mediaTime(atLocalTime: t)
        return l?.localTime(atMediaTime: time) ?? time
    }
}
