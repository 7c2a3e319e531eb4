import CoreGraphics
import Foundation

/// The appearance of a layer with its sublayers when a transition began.
/// It is stored as a layer tree, and painted when it is shown. Therefore it is sharp at every scale, and its bitmap
/// can be dropped.
// Unchecked: after its creation it is used only on the thread of the server that shows it.
final class TransitionSnapshot: @unchecked Sendable {
    private let layer: FrozenLayer
    /// The depth of nested appearances.
    let depth: Int
    private var measured: (scale: Double, box: Box)?
    /// The server that computed the geometry of the appearance. It is kept to paint the appearance.
    private var prepared: RenderServer?
    fileprivate(set) var bitmap: SnapshotBitmap?

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

    func dropBitmap() { bitmap = nil }
}

extension LayerNode {
    /// The box that the layer and its sublayers cover, relative to the corner of its bounds.
    fileprivate var boxFromCorner: Box {
        footprint.box.isEmpty ? .empty : footprint.box.offset(x: -footprint.originX, y: -footprint.originY)
    }
}

/// The pixels of an appearance at a scale.
final class SnapshotBitmap: CachedBitmap {
    let bitmap: Bitmap
    let image: PixmanImage
    /// The area of the pixels, relative to the corner of the layer's bounds.
    let box: PixelBox
    let scale: Double
    private weak var snapshot: TransitionSnapshot?

    fileprivate init?(
        _ bitmap: Bitmap, box: PixelBox, scale: Double, snapshot: TransitionSnapshot, node: LayerNode, frame: Int
    ) {
        guard let image = PixmanImage(bitmap) else { return nil }
        (self.bitmap, self.image, self.box, self.scale, self.snapshot) = (bitmap, image, box, scale, snapshot)
        super.init(byteCount: bitmap.byteCount, node: node, frame: frame, unusedFrameLimit: 90)
    }

    override func drop() { if snapshot?.bitmap === self { snapshot?.dropBitmap() } }
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

extension FrameContext {
    /// Returns the pixels of a layer's appearance at the beginning of its transition. They are cached if memory
    /// permits.
    func bitmap(of snapshot: TransitionSnapshot, on node: LayerNode, scale: Double) -> SnapshotBitmap? {
        if let bitmap = snapshot.bitmap, bitmap.scale == scale {
            bitmap.lastUse = frame
            return bitmap
        }
        guard let (pixels, box) = snapshot.paint(scale: scale, nestedBytes: memory.nestedBytes),
            let bitmap = SnapshotBitmap(pixels, box: box, scale: scale, snapshot: snapshot, node: node, frame: frame)
        else { return nil }
        memory.statistics.bitmapsMade += 1
        if memory.keepsSnapshots, memory.caches.makeRoom(for: bitmap.byteCount, budget: cacheBudget, frame: frame) {
            snapshot.bitmap = bitmap
            memory.caches.insert(bitmap)
        }
        return bitmap
    }
}
