import CoreGraphics
import Foundation
import RenderServer

/// A rectangle with a place, contents and sublayers: what views draw themselves with.
///
/// A layer is the *model*: setting a property sets its final value at once. `presentation()` has the values that the
/// display shows while animations run. What changed in one turn of the event loop reaches the display
/// together, after that turn (see `CATransaction`).
///
/// A layer belongs to the main actor. Lengths are points, y goes down.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming {
    /// The model: everything of the layer that crosses to the display.
    @exclusivity(unchecked) package final var properties = LayerProperties()

    // What follows is not checked for exclusive access at run time, which took a quarter of the time of adding a layer: no
    // access to one of these lasts longer than an expression, and none calls anything that could reach the same layer.

    /// The layer's identifier on the display; `nil` until a commit has sent it.
    @exclusivity(unchecked) package internal(set) final var id: LayerID?
    // Unsafe only because `deinit` uses them, when there is no other reference to the layer.
    @exclusivity(unchecked) nonisolated(unsafe) final var flags: LayerFlags = []
    @exclusivity(unchecked) nonisolated(unsafe) final var contextReference: RenderContextReference?
    /// The identifier under which the display keeps the layer as it is, out of its tree (`CALayer+Keeping`).
    @exclusivity(unchecked) nonisolated(unsafe) final var keptID: LayerID?

    /// The superlayer, or the layer that this one masks. Not `weak`, which made every walk through the tree five times
    /// as slow and all retains of layers with sublayers too; `deinit` clears it in the sublayers.
    @exclusivity(unchecked) nonisolated(unsafe) final var parentReference: Unmanaged<CALayer>?
    final var parent: CALayer? {
        get { parentReference?.takeUnretainedValue() }
        set { parentReference = newValue.map(Unmanaged.passUnretained) }
    }
    @exclusivity(unchecked) nonisolated(unsafe) final var children: ContiguousArray<CALayer> = []
    @exclusivity(unchecked) nonisolated(unsafe) final var maskLayer: CALayer?
    /// This layer's place in its superlayer's `children`, if nothing moved since; see `indexInParent`.
    @exclusivity(unchecked) @usableFromInline package final var rememberedPlace = 0
    /// While `subtreeNeedsLayout` is set and there are many children: those of them that are marked. `nil` means
    /// that all children must be looked at.
    @exclusivity(unchecked) final var markedChildren: ContiguousArray<CALayer>?
    /// The view whose layer this is. Not `weak`, which makes retains of views slow; the view's `deinit` clears it.
    @exclusivity(unchecked) nonisolated(unsafe) package final unowned(unsafe) var viewDelegate: (any CALayerDelegate)?
    /// Any other delegate.
    private final weak var otherDelegate: (any CALayerDelegate)?

    /// The view that was the delegate is being deallocated. Another delegate stays.
    nonisolated package final func forgetViewDelegate(_ view: AnyObject) {
        if viewDelegate === view { viewDelegate = nil }
    }

    @exclusivity(unchecked) final var extras: LayerExtras?
    /// What `contents` was set to.
    @exclusivity(unchecked) final var contentsObject: Any?
    @exclusivity(unchecked) final var runningAnimations: [RunningAnimation] = []
    /// The part of the bounds that the next display has to draw, while `needsDisplay` is set; `nil` for all.
    @exclusivity(unchecked) final var displayRect: CGRect?
    /// The part of the contents that differs from what the last commit sent; `nil` for all.
    @exclusivity(unchecked) final var contentsDamage: CGRect?
    @exclusivity(unchecked) final var colorObjects = LayerColors()
    /// Set by the default implementations of the delegate's methods.
    @exclusivity(unchecked) final var delegateDoesNotDisplay = false
    @exclusivity(unchecked) final var drawsNothing = false

    /// Whether this layer's properties change without implicit animations unless a view animation block is running.
    /// The layers of views set it, so that setting a property costs nothing more.
    @exclusivity(unchecked) package final var suppressesImplicitActions = false

    // MARK: - Creating a layer

    /// Makes a layer with empty bounds at the origin.
    public override init() {
        super.init()
        properties.borderColor = .black
    }

    /// Makes a copy of a layer's own properties, without its sublayers and animations.
    ///
    /// Subclasses that have properties of their own override it to copy them. With something that is no layer the
    /// result is a new layer, and a message is logged.
    @_disfavoredOverload public init(layer: Any) {
        super.init()
        takeState(of: layer)
    }

    /// Makes a layer from an archive: as `init()` does, for archives of layers do not exist on Linux. Subclasses with
    /// initializers of their own have it, as on iOS.
    @_disfavoredOverload public required init?(coder: NSCoder) {
        super.init()
        properties.borderColor = .black
    }

    // Apple's class has no actor, so overrides of its initializers may be `nonisolated`. Such an override calls the
    // following two, since the compiler does not let it pass its argument to an initializer of the main actor. They are
    // called on the main thread, like every member of a layer.

    /// Makes a copy of a layer's own properties, as `init(layer:)` with an argument that is not optional.
    nonisolated public init(layer: Any?) {
        super.init()
        // Unsafe only because the compiler does not know which thread this is; `assumeIsolated` checks it.
        nonisolated(unsafe) let layer = layer
        MainActor.assumeIsolated { takeState(of: layer as Any) }
    }

    /// Makes a layer from an archive, as `init(coder:)` with an argument that is not optional.
    nonisolated public init?(coder: NSCoder?) {
        super.init()
        MainActor.assumeIsolated { properties.borderColor = .black }
    }

    private func takeState(of layer: Any) {
        guard let layer = layer as? CALayer else {
            properties.borderColor = .black
            LayerLog.warn("CALayer(layer:) was given \(type(of: layer)), which is no layer")
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

    /// The layer as it is on the display now, animations included: a copy that does not change any more. `nil` while
    /// the layer is on no display.
    open func presentation() -> CALayer? { makePresentation() }

    /// An empty copy of a layer for `presentation()`; layers of other kinds than plain ones make one of their kind.
    func makeCopyForPresentation() -> CALayer { CALayer(layer: self) }

    /// The layer itself; for a presentation layer the one that it shows.
    open func model() -> CALayer { extras?.modelLayer ?? self }

    // MARK: - Accessing the delegate

    /// The object that draws and lays out for the layer and chooses its actions. Not kept alive by the layer.
    open var delegate: (any CALayerDelegate)? {
        get { viewDelegate ?? otherDelegate }
        set {
            viewDelegate = nil
            otherDelegate = newValue
        }
    }

    // MARK: - Modifying the layer's appearance

    /// How much of the layer and its sublayers is seen, from 0 to 1. Animatable.
    open var opacity: Float {
        get { Float(properties.opacity) }
        set { setOpacity(newValue) }
    }

    /// Whether the layer and its sublayers are not drawn. Animatable under the key `hidden`.
    open var isHidden: Bool {
        get { properties.isHidden }
        set { setIsHidden(newValue) }
    }

    /// The colour behind the contents; `nil` for none. Animatable.
    open var backgroundColor: CGColor? {
        get { backgroundColorObject }
        set { setBackgroundColor(newValue) }
    }

    /// The border's colour; the default is black. Animatable.
    open var borderColor: CGColor? {
        get { LayerColors.color(colorObjects.border, for: properties.borderColor) }
        set { setBorderColor(newValue) }
    }

    /// The radius of the rounded corners of background, border and, with `masksToBounds`, of what is cut. Points.
    /// Animatable.
    open var cornerRadius: CGFloat {
        get { CGFloat(properties.cornerRadius) }
        set { setCornerRadius(newValue) }
    }

    /// The curve of round corners; `circular` unless set. Where a side is short, a continuous one nears the circle.
    open var cornerCurve: CALayerCornerCurve {
        get { properties.hasContinuousCorners ? .continuous : .circular }
        set { setCornerCurve(newValue) }
    }

    /// The corners that `cornerRadius` rounds.
    open var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: UInt(properties.maskedCorners.rawValue)) }
        set { setMaskedCorners(newValue) }
    }

    /// The border's width, inside the bounds, in points; 0 for none. Animatable.
    open var borderWidth: CGFloat {
        get { CGFloat(properties.borderWidth) }
        set { setBorderWidth(newValue) }
    }

    /// Whether sublayers are cut at the bounds.
    open var masksToBounds: Bool {
        get { properties.masksToBounds }
        set { setMasksToBounds(newValue) }
    }

    /// Whether opacity below one applies to the layer and its sublayers as a group.
    open var allowsGroupOpacity: Bool {
        get { properties.allowsGroupOpacity }
        set { setAllowsGroupOpacity(newValue) }
    }

    /// The shadow's colour; the default is black. Animatable.
    open var shadowColor: CGColor? {
        get { LayerColors.color(colorObjects.shadow, for: properties.shadowColor) }
        set { setShadowColor(newValue) }
    }

    /// How strong the shadow is, from 0 (none) to 1. Animatable.
    open var shadowOpacity: Float {
        get { Float(properties.shadowOpacity) }
        set { setShadowOpacity(newValue) }
    }

    /// How far the shadow is blurred, in points. Animatable.
    open var shadowRadius: CGFloat {
        get { CGFloat(properties.shadowRadius) }
        set { setShadowRadius(newValue) }
    }

    /// How far the shadow is moved, in points. Animatable.
    open var shadowOffset: CGSize {
        get { properties.shadowOffset }
        set { setShadowOffset(newValue) }
    }

    /// The shadow's shape in the layer's own space; without one it follows what the layer shows. Animatable.
    open var shadowPath: CGPath? {
        get { properties.shadowPath }
        set { setShadowPath(newValue) }
    }

    /// A name that identifies the layer; nothing depends on it.
    open var name: String? {
        get { extras?.name }
        set { setName(newValue) }
    }

    /// The image that the layer shows: a `CGImage`. Anything else is refused with a log. Animatable.
    open var contents: Any? {
        get { contentsObject }
        set { setContents(newValue) }
    }

    /// The part of the contents to show, in unit coordinates. Animatable.
    open var contentsRect: CGRect {
        get { properties.contentsRect }
        set { setContentsRect(newValue) }
    }

    /// The part of the contents that stretches when they are resized, in unit coordinates. Animatable.
    open var contentsCenter: CGRect {
        get { properties.contentsCenter }
        set { setContentsCenter(newValue) }
    }

    /// Pixels of the contents a point; also of what the layer draws of itself. Animatable.
    open var contentsScale: CGFloat {
        get { CGFloat(properties.contentsScale) }
        set { setContentsScale(newValue) }
    }

    /// How the contents fit into the bounds.
    open var contentsGravity: CALayerContentsGravity {
        get { CALayerContentsGravity(properties.contentsGravity) }
        set { setContentsGravity(newValue) }
    }

    /// How contents are drawn larger than they are.
    open var magnificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(properties.magnificationFilter) }
        set { setMagnificationFilter(newValue) }
    }

    /// How contents are drawn smaller than they are.
    open var minificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(properties.minificationFilter) }
        set { setMinificationFilter(newValue) }
    }

    /// How what the layer draws of itself is stored.
    open var contentsFormat: CALayerContentsFormat {
        get { extras?.contentsFormat ?? .RGBA8Uint }
        set { setContentsFormat(newValue) }
    }

    /// Whether the layer and its sublayers are drawn into a bitmap of `rasterizationScale` pixels a point, which is kept
    /// while nothing in them changes, and composited. The default is `false`.
    open var shouldRasterize: Bool {
        get { extras?.shouldRasterize ?? false }
        set {
            makeExtras().shouldRasterize = newValue
            rasterize(newValue, scale: rasterizationScale)
        }
    }

    /// Pixels a point of the bitmap for `shouldRasterize`. The default is 1, which is coarse on a display of scale 2. With a
    /// number that is not positive the layer is drawn as it is.
    open var rasterizationScale: CGFloat {
        get { extras?.rasterizationScale ?? 1 }
        set {
            makeExtras().rasterizationScale = newValue
            rasterize(shouldRasterize, scale: newValue)
        }
    }

    // MARK: - Modifying the layer geometry

    /// The layer's rectangle in its own coordinate space. Animatable.
    ///
    /// Changing it asks for layout, and for display with `needsDisplayOnBoundsChange`. Another size asks for the
    /// superlayer's layout, too, unless that is what sets it.
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

    /// Where the anchor point is in the superlayer's space. Animatable.
    open var position: CGPoint {
        get { properties.position }
        set { setPosition(newValue) }
    }

    /// The point of the layer that `position` places and around which it turns, in unit coordinates of the bounds.
    /// Animatable.
    open var anchorPoint: CGPoint {
        get { properties.anchorPoint }
        set { setAnchorPoint(newValue) }
    }

    /// How the layer is turned, scaled and moved around its anchor point. Animatable.
    open var transform: CATransform3D {
        get { CATransform3D(properties.transform) }
        set { setTransform(newValue) }
    }

    /// The layer's place on the axis towards the viewer: among sublayers of one layer, higher ones are in front.
    /// Animatable.
    open var zPosition: CGFloat {
        get { CGFloat(properties.zPosition) }
        set { setZPosition(newValue) }
    }

    /// The anchor point's place on the axis towards the viewer, in points. Animatable.
    open var anchorPointZ: CGFloat {
        get { CGFloat(properties.anchorPointZ) }
        set { setAnchorPointZ(newValue) }
    }

    /// A transform that all sublayers get besides their own; where perspective belongs. Animatable.
    open var sublayerTransform: CATransform3D {
        get { CATransform3D(properties.sublayerTransform) }
        set { setSublayerTransform(newValue) }
    }

    /// Whether the layer is seen from behind. Animatable under the key `doubleSided`.
    open var isDoubleSided: Bool {
        get { properties.isDoubleSided }
        set { setIsDoubleSided(newValue) }
    }

    /// The transform as far as it stays in the plane.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets the transform to one in the plane.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// The smallest rectangle in the superlayer's space around the layer, computed of bounds, position, anchor point
    /// and transform. Setting it sets bounds and position.
    open var frame: CGRect {
        get { computedFrame }
        set { setFrame(newValue) }
    }

    // MARK: - Managing the layer hierarchy

    /// The layer above; for a mask, the layer that it masks.
    open var superlayer: CALayer? {
        if let model = extras?.modelLayer { return model.parent?.presentation() }
        return parent
    }

    /// The sublayers, back to front; `nil` when there are none.
    open var sublayers: [CALayer]? {
        get {
            if let model = extras?.modelLayer {
                return model.children.isEmpty ? nil : model.children.map { $0.presentation() ?? $0 }
            }
            return children.isEmpty ? nil : Array(children)
        }
        set { setSublayers(newValue ?? []) }
    }

    /// Puts a layer in front of all sublayers, taking it from where it was.
    ///
    /// A layer cannot go under itself: that is refused with a log.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

    /// Puts a layer at an index among the sublayers; an index out of range counts as the nearest end.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

    /// Puts a layer right behind one of the sublayers; without one, behind all.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, below: sibling) }

    /// Puts a layer right in front of one of the sublayers; without one, in front of all.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, above: sibling) }

    /// Puts a layer in the place of a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    /// A layer whose alpha says where this layer and its sublayers are seen. It has this layer as `superlayer`, but is
    /// not one of its sublayers.
    open var mask: CALayer? {
        get { maskLayer }
        set { setMask(newValue) }
    }

    /// Removes the layer from its superlayer; a mask stops masking.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    // MARK: - Laying out

    /// Marks the layer for layout before the next commit.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Whether the layer was marked for layout and has not been laid out yet.
    open func needsLayout() -> Bool { flags.contains(.needsLayout) }

    /// Lays out at once what was marked, in this layer's subtree and from the highest marked layer just above it.
    open func layoutIfNeeded() { layoutFromHighestMarked() }

    /// Places the sublayers: asks the delegate. Subclasses override it; call `setNeedsLayout()` rather than this.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// The layer's preferred size: that of its frame.
    open func preferredFrameSize() -> CGSize { frame.size }

    // MARK: - Updating the display

    /// Whether a change of the bounds' size asks for display.
    @exclusivity(unchecked) open var needsDisplayOnBoundsChange = false

    /// Whether what the layer draws covers all of its bounds without holes. Only what the layer draws of itself; the
    /// server then need not blend it.
    @exclusivity(unchecked) open var isOpaque = false

    /// Whether a change of the value for a key, which is set through key-value coding, asks for display, and an animation of
    /// it draws the layer for each frame, as a copy that `init(layer:)` has made. `false` unless a subclass overrides it.
    ///
    /// A property of a subclass's own is written in terms of `value(forKey:)` and `setValue(_:forKey:)`:
    ///
    ///     var progress: CGFloat {
    ///         get { value(forKey: "progress") as? CGFloat ?? 0 }
    ///         set { setValue(newValue, forKey: "progress") }
    ///     }
    ///     override class func needsDisplay(forKey key: String) -> Bool {
    ///         key == "progress" || super.needsDisplay(forKey: key)
    ///     }
    ///
    /// Not asked for the properties that all layers have (`needsDisplayOnBoundsChange` is there for the bounds).
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Marks all of the layer to be drawn anew before the next commit.
    open func setNeedsDisplay() { markNeedsDisplay(nil) }

    /// Marks a part of the layer to be drawn anew. The rectangle is in the layer's own space.
    open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay(rect) }

    /// Whether the layer was marked for display and has not been drawn yet.
    open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

    /// Draws the layer at once if it was marked.
    open func displayIfNeeded() { displayMarked() }

    /// Gives the layer its contents: asks the delegate to, or else draws into a bitmap of the bounds' size.
    /// Subclasses may override it; call `setNeedsDisplay()` rather than this.
    open func display() { displayByDelegateOrDrawing() }

    /// Draws what the layer shows: asks the delegate. Subclasses override it; only the layer calls it.
    ///
    /// The context's origin is that of the bounds' space, its units are points, y goes down.
    open func draw(in ctx: CGContext) {
        if let delegate { delegate.draw(self, in: ctx) } else { drawsNothing = true }
    }

    /// Draws the layer and those below it into a context, in the layer's own space and inside its bounds, as the model
    /// says: without animations. Own transform and position do not count.
    open func render(in ctx: CGContext) {
        layoutIfNeeded()
        drawTree(in: ctx)
    }

    // MARK: - Actions

    /// The action for a change of a property or an event.
    ///
    /// Asked in this order: the delegate, the layer's `actions`, its class, and for animatable properties of a layer
    /// on a display an animation from the old value to the new one. `NSNull` anywhere ends the search with nothing.
    open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

    /// Actions by key, asked after the delegate. `NSNull` stands for no action.
    open var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { setActions(newValue) }
    }

    /// The default action for layers of this class: none, unless a subclass overrides it.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    // MARK: - Animations

    /// Adds a copy of an animation, in place of the one that has the key already. Without a key it replaces no other.
    ///
    /// It begins when it is sent to the display. On a layer that no display shows by then it is over at once.
    open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, forKey: key) }

    /// The animation that was added under a key, as the layer holds it. Changing it changes nothing.
    open func animation(forKey key: String) -> CAAnimation? {
        // By index: an element is large to copy.
        runningAnimations.indices.first { runningAnimations[$0].key == key }.map { runningAnimations[$0].animation }
    }

    /// The keys of the layer's animations in the order in which they apply; `nil` when there are none.
    open func animationKeys() -> [String]? {
        let keys = runningAnimations.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// Removes the animation under a key. Its delegate is notified after the next flush that it did not finish.
    open func removeAnimation(forKey key: String) { endAnimation(forKey: key) }

    /// Removes all animations. Their delegates are notified after the next flush that they did not finish.
    open func removeAllAnimations() {
        if !runningAnimations.isEmpty { mark(.animations) }
        endAnimations(finished: false)
    }

    // MARK: - Hit testing

    /// The farthest layer of this subtree that has a point, given in the superlayer's space. Hidden layers have none.
    open func hitTest(_ point: CGPoint) -> CALayer? { deepestLayer(at: point) }

    /// Whether a point in the layer's own space is inside its bounds.
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

    // MARK: - Mapping between coordinate and time spaces

    /// Converts a point of another layer's space into this layer's. `nil` stands for the space that the root of the
    /// tree is placed in.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { CALayer.convert(p, from: l, to: self) }

    /// Converts a point of this layer's space into another layer's. `nil` stands for the space that the root of the
    /// tree is placed in.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { CALayer.convert(p, from: self, to: l) }

    /// Converts a rectangle of another layer's space into this layer's.
    ///
    /// The smallest rectangle around it in the nearest common ancestor's space, and the smallest around that in the
    /// other's: a rectangle grows between layers that are rotated differently.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { CALayer.convert(r, from: l, to: self) }

    /// Converts a rectangle of this layer's space into another layer's. Rotated ones grow as in the other direction.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CALayer.convert(r, from: self, to: l) }

    // MARK: - Key-value coding

    /// The value that a path such as `position.x` or `transform.rotation.z` names: of a property that can be animated,
    /// or one that was kept under a name of its own.
    open func value(forKeyPath keyPath: String) -> Any? { value(at: keyPath) }

    /// Sets the value that a path names, with all that setting the property does. Values of another kind than the
    /// property's are refused with a log. Under any other name the layer keeps what it is given.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { set(value, at: keyPath) }

    /// A value by its name.
    open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Sets a value by its name.
    open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    // MARK: - Timing

    /// When the layer's time begins, in its superlayer's time.
    open var beginTime: CFTimeInterval {
        get { properties.timing?.beginTime ?? 0 }
        set { changeTiming(newValue, "beginTime") { $0.beginTime = newValue } }
    }

    /// How fast the layer's time goes against its superlayer's; 0 stops all animations in the subtree.
    open var speed: Float {
        get { Float(properties.timing?.speed ?? 1) }
        set { changeTiming(Double(newValue), "speed") { $0.speed = Double(newValue) } }
    }

    /// Added to the layer's time, in seconds.
    open var timeOffset: CFTimeInterval {
        get { properties.timing?.timeOffset ?? 0 }
        set { changeTiming(newValue, "timeOffset") { $0.timeOffset = newValue } }
    }

    /// Kept, but without effect on a layer: a layer's own time does not end.
    open var duration: CFTimeInterval {
        get { extras?.duration ?? 0 }
        set { makeExtras().duration = newValue }
    }

    /// Kept, but without effect on a layer.
    open var repeatCount: Float {
        get { extras?.repeatCount ?? 0 }
        set { makeExtras().repeatCount = newValue }
    }

    /// Kept, but without effect on a layer.
    open var repeatDuration: CFTimeInterval {
        get { extras?.repeatDuration ?? 0 }
        set { makeExtras().repeatDuration = newValue }
    }

    /// Kept, but without effect on a layer.
    open var autoreverses: Bool {
        get { extras?.autoreverses ?? false }
        set { makeExtras().autoreverses = newValue }
    }

    /// Kept, but without effect on a layer.
    open var fillMode: CAMediaTimingFillMode {
        get { extras?.fillMode ?? .removed }
        set { makeExtras().fillMode = newValue }
    }

    /// Converts a time of another layer into this layer's; `nil` stands for media time.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(atMediaTime: l?.mediaTime(atLocalTime: t) ?? t)
    }

    /// Converts a time of this layer into another layer's; `nil` stands for media time.
    ///
    /// A time of a layer that stands still (`speed` 0) has no counterpart; its `beginTime` is used.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = mediaTime(atLocalTime: t)
        return l?.localTime(atMediaTime: time) ?? time
    }
}
