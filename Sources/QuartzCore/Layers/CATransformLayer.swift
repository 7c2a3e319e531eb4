import CoreGraphics
import Foundation
import RenderServer

/// A layer whose sublayers are in the space of its superlayer instead of being flattened into a plane, for example the
/// six sides of a cube.
///
/// The layer itself is not drawn: its background, border, contents, shadow, mask and clip have no effect. Sublayers
/// whose centers are nearer to the viewer are in front of the others.
@preconcurrency @MainActor open class CATransformLayer: CALayer {
    /// Creates a layer without sublayers.
    public override init() {
        super.init()
        properties.isTransformLayer = true
    }

    /// Creates a copy of a layer's own properties.
    public override init(layer: Any) {
        super.init(layer: layer)
        properties.isTransformLayer = true
    }

    /// Creates a layer like `init()`, since layers are not archived on Linux.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        properties.isTransformLayer = true
    }

    nonisolated deinit {}

    /// Returns `nil`, since the layer has no plane to which a point of its superlayer belongs.
    open override func hitTest(_ point: CGPoint) -> CALayer? { nil }

    /// Returns a copy of the layer with the values that are currently on the display.
    open override func presentation() -> CATransformLayer? { makePresentation() as? CATransformLayer }

    override func makeCopyForPresentation() -> CALayer { CATransformLayer(layer: self) }
}
