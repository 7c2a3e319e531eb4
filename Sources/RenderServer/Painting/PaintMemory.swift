import CoreGraphics

/// The caches that are kept between frames, so that less has to be painted, and the scratch memory.
final class PaintMemory {
    var caches = CacheStore()
    var corners = CornerStore()
    var outlineShadows = OutlineShadowStore()
    let scratchPool = ScratchPool()
    /// The shading of the curled sheet that is being painted.
    let curlShading = CurlShading()
    /// Whether bitmaps are cached that belong to appearances with possibly several owners.
    var keepsSnapshots = true
    /// The number of bytes in nested offscreen bitmaps: nested groups, flattened groups, and the content of shadows.
    @exclusivity(unchecked) var nestedBytes = 0
    /// The statistics of the frames so far.
    @exclusivity(unchecked) var statistics = FrameStatistics()

    /// Drops bitmaps that the frames do not use any longer.
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
