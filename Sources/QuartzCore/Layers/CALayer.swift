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

    @exclusivity(unchecked) final var flags: LayerFlags = []
    /// The layer's identifier on the display; `nil` until a commit has sent it.
    @exclusivity(unchecked) package internal(set) final var id: LayerID?
    @exclusivity(unchecked) final var contextReference: RenderContextReference?
    /// Where the layer's tree is shown, if it is.
    package final var context: RenderContext? { contextReference?.context }

    /// The superlayer, or the layer that this one masks. Not `weak`, which made every walk through the tree five times
    /// as slow and all retains of layers with sublayers too; `deinit` clears it in the sublayers.
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var parent: CALayer?
    // Unsafe only because `deinit` reads them, when there is no other reference to the layer.
    @exclusivity(unchecked) nonisolated(unsafe) final var children: ContiguousArray<CALayer> = []
    @exclusivity(unchecked) nonisolated(unsafe) final var maskLayer: CALayer?
    /// This layer's place in its superlayer's `children`, if nothing moved since; see `indexInParent`.
    @exclusivity(unchecked) @usableFromInline package final var rememberedPlace = 0
    /// While `subtreeNeedsLayout` is set and there are many children: those of them that are marked. `nil` means
    /// that all children must be looked at.
    @exclusivity(unchecked) final var markedChildren: ContiguousArray<CALayer>?
    /// The view whose layer this is. A delegate as any other, but not `weak`, which would make every retain of a view
    /// several times as slow; the view's `deinit` clears it.
    @exclusivity(unchecked) nonisolated(unsafe) package final unowned(unsafe) var viewDelegate: (any CALayerDelegate)?
    /// Any other delegate.
    private final weak var otherDelegate: (any CALayerDelegate)?

    /// The view that was the delegate is being deallocated. Another delegate stays.
    nonisolated package final func forgetViewDelegate(_ view: AnyObject) {
        if viewDelegate === view { viewDelegate = nil }
    }

    @exclusivity(unchecked) final var extras: LayerExtras?
    /// What `contents` was set to.
    final var contentsObject: Any?
    @exclusivity(unchecked) final var runningAnimations: [RunningAnimation] = []
    /// The part of the bounds that the next display has to draw, while `needsDisplay` is set; `nil` for all.
    final var displayRect: CGRect?
    /// The part of the contents that differs from what the last commit sent; `nil` for all.
    final var contentsDamage: CGRect?
    final var colorObjects = LayerColors()
    /// Set by the default implementations of the delegate's methods.
    @exclusivity(unchecked) final var delegateDoesNotDisplay = false
    @exclusivity(unchecked) final var drawsNothing = false

    /// Whether this layer's properties change without implicit animations unless a view animation block is running.
    /// The layers of views set it, so that setting a property costs nothing more.
    @exclusivity(unchecked) package final var suppressesImplicitActions = false

    /// Set while a view animation block runs: then also layers that suppress implicit actions ask their delegate.
    @exclusivity(unchecked) package static var isCollectingViewAnimations = false

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
    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else {
            properties.borderColor = .black
            LayerLog.warn("CALayer(layer:) was given \(type(of: layer)), which is no layer")
            return
        }
        copyState(of: layer)
    }

    /// Makes a layer from an archive: as `init()` does, for archives of layers do not exist on Linux. Subclasses with
    /// initializers of their own have it, as on iOS.
    public required init?(coder: NSCoder) {
        super.init()
        properties.borderColor = .black
    }

    nonisolated deinit {
        for child in children { child.parent = nil }
        maskLayer?.parent = nil
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
        set {
            let value = Double(newValue)
            guard value != properties.opacity, isValid(value, "opacity") else { return }
            let action = actionForChange("opacity")
            properties.opacity = value
            didChange("opacity", action)
        }
    }

    /// Whether the layer and its sublayers are not drawn. Animatable under the key `hidden`.
    open var isHidden: Bool {
        get { properties.isHidden }
        set {
            guard newValue != properties.isHidden else { return }
            let action = actionForChange("hidden")
            properties.isHidden = newValue
            didChange("hidden", action)
        }
    }

    /// The image that the layer shows: a `CGImage`. Anything else is refused with a log. Animatable.
    open var contents: Any? {
        get { contentsObject }
        set { setContents(newValue) }
    }

    // MARK: - Modifying the layer geometry

    /// The layer's rectangle in its own coordinate space. Animatable.
    ///
    /// Changing it asks for layout, and for display with `needsDisplayOnBoundsChange`.
    open var bounds: CGRect {
        get { properties.bounds }
        set {
            let old = properties.bounds
            guard newValue != old, isValid(newValue, "bounds") else { return }
            let action = actionForChange("bounds")
            properties.bounds = newValue
            setNeedsLayout()
            if needsDisplayOnBoundsChange, newValue.size != old.size { setNeedsDisplay() }
            didChange("bounds", action)
        }
    }

    /// Where the anchor point is in the superlayer's space. Animatable.
    open var position: CGPoint {
        get { properties.position }
        set {
            guard newValue != properties.position, isValid(newValue, "position") else { return }
            let action = actionForChange("position")
            properties.position = newValue
            didChange("position", action)
        }
    }

    /// The point of the layer that `position` places and around which it turns, in unit coordinates of the bounds.
    /// Animatable.
    open var anchorPoint: CGPoint {
        get { properties.anchorPoint }
        set {
            guard newValue != properties.anchorPoint, isValid(newValue, "anchorPoint") else { return }
            let action = actionForChange("anchorPoint")
            properties.anchorPoint = newValue
            didChange("anchorPoint", action)
        }
    }

    /// How the layer is turned, scaled and moved around its anchor point. Animatable.
    open var transform: CATransform3D {
        get { CATransform3D(properties.transform) }
        set {
            guard newValue.matrix != properties.transform, isValid(newValue.matrix, "transform") else { return }
            let action = actionForChange("transform")
            properties.transform = newValue.matrix
            didChange("transform", action)
        }
    }

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

    /// Removes the layer from its superlayer; a mask stops masking.
    open func removeFromSuperlayer() { detachFromParent() }

    // MARK: - Laying out

    /// Marks the layer for layout before the next commit.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Lays out at once what was marked, in this layer's subtree and from the highest marked layer just above it.
    open func layoutIfNeeded() { layoutFromHighestMarked() }

    /// Places the sublayers: asks the delegate. Subclasses override it; call `setNeedsLayout()` rather than this.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// The layer's preferred size: that of its frame.
    open func preferredFrameSize() -> CGSize { frame.size }

    // MARK: - Updating the display

    /// Whether a change of the bounds' size asks for display.
    open var needsDisplayOnBoundsChange = false

    /// Whether what the layer draws covers all of its bounds without holes. Only what the layer draws of itself; the
    /// server then need not blend it.
    open var isOpaque = false

    /// Marks all of the layer to be drawn anew before the next commit.
    open func setNeedsDisplay() { markNeedsDisplay(nil) }

    /// Marks a part of the layer to be drawn anew. The rectangle is in the layer's own space.
    open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay(rect) }

    /// Gives the layer its contents: asks the delegate to, or else draws into a bitmap of the bounds' size.
    /// Subclasses may override it; call `setNeedsDisplay()` rather than this.
    open func display() { displayByDelegateOrDrawing() }

    /// Draws what the layer shows: asks the delegate. Subclasses override it; only the layer calls it.
    ///
    /// The context's origin is that of the bounds' space, its units are points, y goes down.
    open func draw(in ctx: CGContext) {
        if let delegate { delegate.draw(self, in: ctx) } else { drawsNothing = true }
    }

    // MARK: - Actions

    /// The action for a change of a property or an event.
    ///
    /// Asked in this order: the delegate, the layer's `actions`, its class, and for animatable properties of a layer
    /// on a display an animation from the old value to the new one. `NSNull` anywhere ends the search with nothing.
    open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

    /// The default action for layers of this class: none, unless a subclass overrides it.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    // MARK: - Animations

    /// Adds a copy of an animation, in place of the one that has the key already. Without a key it replaces no other.
    ///
    /// It begins when it is sent to the display. On a layer that no display shows by then it is over at once.
    open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, forKey: key) }

    // MARK: - Hit testing

    /// The farthest layer of this subtree that has a point, given in the superlayer's space. Hidden layers have none.
    open func hitTest(_ point: CGPoint) -> CALayer? { deepestLayer(at: point) }

    /// Whether a point in the layer's own space is inside its bounds.
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
}
