import CoreGraphics

/// The caches that are kept between frames to reduce painting, and the scratch memory.
final class PaintMemory {
    var caches = CacheStore()
    var corners = CornerStore()
    var outlineShadows = OutlineShadowStore()
    let scratchPool = ScratchPool()
    /// The shading of the curled sheet that is being painted.
    let curlShading = CurlShading()
    /// Whether bitmaps of appearances that other objects may also own are cached.
    var keepsLooks = true
    /// The bytes of nested offscreen bitmaps: nested groups, flattened groups, and the content of shadows.
    @exclusivity(unchecked) var nestedBytes = 0
    /// The statistics of the frames so far.
    @exclusivity(unchecked) var statistics = FrameStatistics()

    /// Drops bitmaps that the frames no longer use.
    func trim(frame: Int, budget: Int) {
        caches.trim(frame: frame)
        scratchPool.trim(frame: frame, budget: budget)
    }

    /// Drops everything that can be recreated.
    func removeAll() {
        caches = CacheStore()
        corners.removeAll()
        outlineShadows.removeAll()
        scratchPool.removeAll()
    }
}
