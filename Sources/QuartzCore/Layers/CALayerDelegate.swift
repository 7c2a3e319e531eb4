import CoreGraphics

/// Draws and lays out a layer, and provides its actions. All methods are optional.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    /// Sets the layer's contents instead of drawing. If it is not implemented, the layer is drawn with `draw(_:in:)`.
    func display(_ layer: CALayer)

    /// Draws the layer into a context. The context has the coordinate space of the bounds, in points with y down.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Called before the layer is drawn. It can set `contentsFormat` and `isOpaque`.
    func layerWillDraw(_ layer: CALayer)

    /// Lays out the layer's sublayers.
    func layoutSublayers(of layer: CALayer)

    /// Returns the action for a change of a property or for an event, `nil` to continue the search, or `NSNull` for no
    /// action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// The default implementation calls `draw(_:in:)` to draw the layer.
    public func display(_ layer: CALayer) { layer.delegateDoesNotDisplay = true }

    /// The default implementation leaves the layer without contents.
    public func draw(_ layer: CALayer, in ctx: CGContext) { layer.drawsNothing = true }

    /// The default implementation is empty.
    public func layerWillDraw(_ layer: CALayer) {}

    /// The default implementation is empty.
    public func layoutSublayers(of layer: CALayer) {}

    /// The default implementation returns `nil`, so that the layer continues the search for an action.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
