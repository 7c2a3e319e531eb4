/// Draws and lays out for a layer, and chooses its actions. All methods may be left out.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    /// Gives the layer its contents, in place of drawing.
    func display(_ layer: CALayer)

    /// Called before the layer is drawn: the time to set `contentsFormat` and `isOpaque`.
    func layerWillDraw(_ layer: CALayer)

    /// Places the layer's sublayers.
    func layoutSublayers(of layer: CALayer)

    /// The action for a change of a property or for an event; `nil` to go on searching, `NSNull` for none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Does nothing.
    public func display(_ layer: CALayer) {}

    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}

    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}

    /// Leaves the choice to the layer.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
