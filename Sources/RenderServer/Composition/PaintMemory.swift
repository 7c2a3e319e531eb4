import CoreGraphics

/// What is kept from one frame to the next so that less has to be painted, and the memory to paint in.
final class PaintMemory {
    var caches = CacheStore()
    var corners = CornerStore()
    var outlineShadows = OutlineShadowStore()
    let scratchPool = ScratchPool()
    /// The light on the curled sheet that is being painted.
    let curlShading = CurlShading()
    /// Whether bitmaps of looks that others may own, too, are kept.
    var keepsLooks = true
    /// The bytes of nested offscreen bitmaps: groups in groups, flattened groups, shadows' casters.
    @exclusivity(unchecked) var nestedBytes = 0
    /// What the frames so far did.
    @exclusivity(unchecked) var statistics = FrameStatistics()

    /// Drops what the frames do not use any more.
    func trim(frame: Int, budget: Int) {
        caches.trim(frame: frame)
        scratchPool.trim(frame: frame, budget: budget)
    }

    /// Drops all that can be made again.
    func removeAll() {
        caches = CacheStore()
        corners.removeAll()
        outlineShadows.removeAll()
        scratchPool.removeAll()
    }
}
