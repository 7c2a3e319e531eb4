import CoreGraphics
import Foundation

/// A layer that shows a part of its sublayers. A program scrolls it; no gesture does.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
    /// The directions in which the layer scrolls. The default is both.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Creates a layer that clips its sublayers.
    public override init() {
        super.init()
        masksToBounds = true
    }

    /// Creates a copy of a layer with its properties, without its sublayers and animations.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
    }

    /// Creates a layer like `init()`, since layers are not archived on Linux.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        masksToBounds = true
    }

    nonisolated deinit {}

    override func makeCopyForPresentation() -> CALayer { CAScrollLayer(layer: self) }

    /// Scrolls so that a point is at the origin of the bounds. A point that is not finite is ignored.
    open func scroll(to p: CGPoint) {
        guard p.x.isFinite, p.y.isFinite else { return }
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls by the smallest distance that makes a rectangle visible. If the rectangle is larger than the bounds, its
    /// top left corner is visible.
    open func scroll(to r: CGRect) {
        guard !r.isNull, !r.isInfinite else { return }
        func place(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            let end = max(start, to - length)
            return min(end, from)
        }
        scroll(
            to: CGPoint(
                x: place(bounds.minX, bounds.width, r.minX, r.maxX),
                y: place(bounds.minY, bounds.height, r.minY, r.maxY)))
    }
}

extension CALayer {
    /// The nearest scroll layer above this layer.
    final var scrollLayer: CAScrollLayer? {
        var layer = superlayer
        while let next = layer {
            if let found = next as? CAScrollLayer { return found }
            layer = next.superlayer
        }
        return nil
    }
}
