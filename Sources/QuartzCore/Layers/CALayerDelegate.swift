import CoreGraphics

/// Draws and lays out for a layer, and chooses its actions. All methods are optional.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    /// Gives the layer its contents, in place of drawing. Without it the layer is drawn with `draw(_:in:)`.
    func display(_ layer: CALayer)

    /// Draws the layer into a context whose origin is that of the bounds' space and whose units are points, y down.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Called before the layer is drawn: the time to set `contentsFormat` and `isOpaque`.
    func layerWillDraw(_ layer: CALayer)

    /// Places the layer's sublayers.
    func layoutSublayers(of layer: CALayer)

    /// The action for a change of a property or for an event; `nil` to go on searching, `NSNull` for none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// The layer is drawn with `draw(_:in:)`.
    public func display(_ layer: CALayer) { layer.delegateDoesNotDisplay = true }

    /// The layer has no contents.
    public func draw(_ layer: CALayer, in ctx: CGContext) { layer.drawsNothing = true }

    /// The layer is drawn as it is.
    public func layerWillDraw(_ layer: CALayer) {}

    /// The sublayers keep their frames.
    public func layoutSublayers(of layer: CALayer) {}

    /// The layer goes on searching for an action.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
