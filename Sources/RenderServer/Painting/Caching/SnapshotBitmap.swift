import CoreGraphics
import Foundation

/// The pixels of an appearance at a scale.
final class SnapshotBitmap: CachedBitmap {
    let bitmap: Bitmap
    let image: PixmanImage
    /// The area of the pixels, relative to the corner of the layer's bounds.
    let box: PixelBox
    let scale: Double
    private weak var snapshot: (any TransitionSnapshot)?

    fileprivate init?(
        _ bitmap: Bitmap, box: PixelBox, scale: Double, snapshot: any TransitionSnapshot, node: LayerNode, frame: Int
    ) {
        guard let image = PixmanImage(bitmap) else { return nil }
        (self.bitmap, self.image, self.box, self.scale, self.snapshot) = (bitmap, image, box, scale, snapshot)
        super.init(byteCount: bitmap.byteCount, node: node, frame: frame, unusedFrameLimit: 90)
    }

    override func drop() { if snapshot?.cached === self { snapshot?.cached = nil } }
}

extension FrameContext {
    /// Returns the pixels of a layer's appearance at the beginning of its transition. They are cached if memory
    /// permits.
    func bitmap(of snapshot: any TransitionSnapshot, on node: LayerNode, scale: Double) -> SnapshotBitmap? {
        if let bitmap = snapshot.cached as? SnapshotBitmap, bitmap.scale == scale {
            bitmap.lastUse = frame
            return bitmap
        }
        guard let (pixels, box) = snapshot.paint(scale: scale, nestedBytes: memory.nestedBytes),
            let bitmap = SnapshotBitmap(pixels, box: box, scale: scale, snapshot: snapshot, node: node, frame: frame)
        else { return nil }
        memory.statistics.bitmapsMade += 1
        if memory.keepsSnapshots, memory.caches.makeRoom(for: bitmap.byteCount, budget: cacheBudget, frame: frame) {
            snapshot.cached = bitmap
            memory.caches.insert(bitmap)
        }
        return bitmap
    }
}
