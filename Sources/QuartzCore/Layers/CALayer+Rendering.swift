import CoreGraphics
import Foundation
import RenderServer

extension CALayer {
    package final func drawTree(in ctx: CGContext) {
        let bounds = bounds
        guard bounds.size.width > 0, bounds.size.height > 0 else { return }
        let matrix = ctx.ctm
        // Pages of a document are printed with more pixels than points.
        let scale = abs(Double(matrix.a * matrix.d - matrix.b * matrix.c)).squareRoot() * (ctx.isPDF ? 2 : 1)
        guard scale > 0, scale.isFinite,
            let bitmap = RenderServer.image(
                of: commitOfItsOwn(), size: bounds.size, scale: scale, at: CACurrentMediaTime())
        else { return }
        // The bitmap has whole pixels.
        let size = CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
        ctx.drawUpright(CGImage(bitmap: bitmap), in: CGRect(origin: bounds.origin, size: size))
    }

    /// Returns a commit of the subtree as a separate tree, with layers that are numbered in pre-order.
    final func commitOfItsOwn() -> Commit {
        var layers: [CALayer] = []
        var ids: [ObjectIdentifier: LayerID] = [:]
        forEachInSubtree { layer in
            layer.displayIfNeeded()
            ids[ObjectIdentifier(layer)] = LayerID(index: Int32(layers.count))
            layers.append(layer)
        }
        var commit = Commit(time: CACurrentMediaTime(), root: LayerID(index: 0))
        for (index, layer) in layers.enumerated() {
            var update = LayerUpdate(layer: LayerID(index: Int32(index)))
            var properties = layer.properties
            properties.mask = layer.maskLayer.flatMap { ids[ObjectIdentifier($0)] }
            if layer === self {
                properties.transform = .identity
                let (size, anchor) = (properties.bounds.size, properties.anchorPoint)
                properties.position = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
            }
            update.properties = properties
            update.sublayers = layer.children.compactMap { ids[ObjectIdentifier($0)] }
            update.animations = []
            commit.updates.append(update)
        }
        return commit
    }
}
