import CoreGraphics
import Foundation

/// The appearance of a layer with its sublayers when a transition began.
/// It is stored as a layer tree, and painted when it is shown. Therefore it is sharp at every scale, and its bitmap
/// can be dropped.
// Unchecked: after its creation it is used only on the thread of the server that shows it.
final class FrozenSnapshot: TransitionSnapshot, @unchecked Sendable {
    private let layer: FrozenLayer
    /// The depth of nested appearances.
    let depth: Int
    private var measured: (scale: Double, box: Box)?
    /// The server that computed the geometry of the appearance. It is kept to paint the appearance.
    private var prepared: RenderServer?
    var cached: AnyObject?

    /// The maximum depth. Deeper appearances are left out: after so many nested fades they are invisible.
    static let largestDepth = 6

    init(_ layer: FrozenLayer) { (self.layer, depth) = (layer, layer.snapshotDepth + 1) }

    /// Returns the covered box relative to the corner of the layer's bounds, in points.
    func box(scale: Double) -> Box {
        if let measured, measured.scale == scale { return measured.box }
        let server = RenderServer.measured(layer.commit(), scale: scale)
        let box = server.root?.boxFromCorner ?? .empty
        (measured, prepared) = ((scale, box), server)
        return box
    }

    /// Returns the pixels relative to the corner of the layer's bounds.
    func paint(scale: Double, nestedBytes: Int) -> (bitmap: Bitmap, box: PixelBox)? {
        let box = PixelBox(covering: PlaneTransform.scale(scale, scale).boundingBox(of: box(scale: scale)))
        let server = prepared ?? RenderServer.measured(layer.commit(), scale: scale)
        prepared = nil
        server.memory.nestedBytes = nestedBytes
        guard !box.isEmpty, let bitmap = Bitmap(width: box.width, height: box.height, format: .argb32) else {
            return nil
        }
        server.targetBox = box
        _ = server.paint(Region(box), into: Surface(bitmap, box: box))
        return (bitmap, box)
    }
}

extension LayerNode {
    /// The box that the layer and its sublayers cover, relative to the corner of its bounds.
    fileprivate var boxFromCorner: Box {
        footprint.box.isEmpty ? .empty : footprint.box.offset(x: -footprint.originX, y: -footprint.originY)
    }
}

extension RenderServer {
    /// Returns a server for a tree with updated geometry, which does not cache bitmaps that other objects own.
    fileprivate static func measured(_ commit: Commit, scale: Double) -> RenderServer {
        let server = RenderServer()
        server.memory.keepsSnapshots = false
        server.apply(commit)
        (server.scale, server.frame) = (scale, 1)
        server.noteBackdrops()
        server.updateTree()
        return server
    }
}
