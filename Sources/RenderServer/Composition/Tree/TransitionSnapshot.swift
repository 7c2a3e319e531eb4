import CoreGraphics
import Foundation

/// How a layer with all in it looked when a transition began.
///
/// It is kept as a tree and painted when it is shown, so that it is sharp at every scale, and its bitmap may be dropped.
// Unchecked: after it was made only the server that shows it uses it, on its one thread.
final class TransitionSnapshot: @unchecked Sendable {
    private let layer: FrozenLayer
    /// How many looks are within one another.
    let depth: Int
    private var measured: (scale: Double, box: Box)?
    /// The server that measured it, to paint it as well.
    private var prepared: RenderServer?
    fileprivate(set) var bitmap: LookBitmap?

    /// Looks beyond these are left out: of what faded out of what faded out so often nothing is to be seen. (Chosen.)
    static let largestDepth = 6

    init(_ layer: FrozenLayer) { (self.layer, depth) = (layer, layer.lookDepth + 1) }

    /// What it covers, from the corner of the layer's bounds, in points.
    func box(scale: Double) -> Box {
        if let measured, measured.scale == scale { return measured.box }
        let server = RenderServer.measured(layer.commit(), scale: scale)
        let box = server.root?.boxFromCorner ?? .empty
        (measured, prepared) = ((scale, box), server)
        return box
    }

    /// Its pixels, counted from the corner of the layer's bounds.
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
    /// All that the layer and its sublayers cover, from the corner of its bounds.
    fileprivate var boxFromCorner: Box {
        footprint.box.isEmpty ? .empty : footprint.box.offset(x: -footprint.originX, y: -footprint.originY)
    }
}

/// The pixels of a look at a scale.
final class LookBitmap: CachedBitmap {
    let bitmap: Bitmap
    let image: PixmanImage
    /// From the corner of the layer's bounds.
    let box: PixelBox
    let scale: Double
    private weak var look: TransitionSnapshot?

    fileprivate init?(
        _ bitmap: Bitmap, box: PixelBox, scale: Double, look: TransitionSnapshot, node: LayerNode, frame: Int
    ) {
        guard let image = PixmanImage(bitmap) else { return nil }
        (self.bitmap, self.image, self.box, self.scale, self.look) = (bitmap, image, box, scale, look)
        super.init(byteCount: bitmap.byteCount, node: node, frame: frame, unusedFrameLimit: 90)
    }

    override func drop() { if look?.bitmap === self { look?.dropBitmap() } }
}

extension RenderServer {
    /// A server that has a tree with its geometry up to date, and keeps nothing that others own.
    fileprivate static func measured(_ commit: Commit, scale: Double) -> RenderServer {
        let server = RenderServer()
        server.memory.keepsLooks = false
        server.apply(commit)
        (server.scale, server.frame) = (scale, 1)
        server.noteBackdrops()
        server.updateTree()
        return server
    }

}

extension FrameContext {
    /// The pixels of what a layer looked like at the begin of its transition; kept while there is room.
    func bitmap(of look: TransitionSnapshot, on node: LayerNode, scale: Double) -> LookBitmap? {
        if let bitmap = look.bitmap, bitmap.scale == scale {
            bitmap.lastUse = frame
            return bitmap
        }
        guard let (pixels, box) = look.paint(scale: scale, nestedBytes: memory.nestedBytes),
            let bitmap = LookBitmap(pixels, box: box, scale: scale, look: look, node: node, frame: frame)
        else { return nil }
        memory.statistics.bitmapsMade += 1
        if memory.keepsLooks, memory.caches.makeRoom(for: bitmap.byteCount, budget: cacheBudget, frame: frame) {
            look.bitmap = bitmap
            memory.caches.insert(bitmap)
        }
        return bitmap
    }
}
