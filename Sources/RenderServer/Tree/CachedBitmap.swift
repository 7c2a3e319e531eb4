import Foundation

/// A bitmap that a layer keeps, within a memory budget.
class CachedBitmap {
    let byteCount: Int
    let firstUse: Int
    var lastUse: Int
    unowned(unsafe) let node: LayerNode
    /// The number of unused frames before the bitmap is dropped, even if the budget is not exceeded.
    let unusedFrameLimit: Int

    init(byteCount: Int, node: LayerNode, frame: Int, unusedFrameLimit: Int) {
        (self.byteCount, self.node, self.unusedFrameLimit) = (byteCount, node, unusedFrameLimit)
        (firstUse, lastUse) = (frame, frame)
    }

    /// Removes the bitmap from its layer.
    func drop() {}
}
