/// The counters of a render server since its creation. The difference of two values measures the time between them.
struct FrameStatistics: Hashable, Sendable {
    /// The number of requested frames.
    var frames = 0
    /// The number of frames with painted pixels.
    var paintedFrames = 0
    /// The number of pixels of the target that changed, or may have changed.
    var damagedPixels = 0
    /// The number of painted pixels, including pixels of bitmaps. It exceeds the number of damaged pixels if layers
    /// overlap.
    var pixelsPainted = 0
    /// The number of painted items: backgrounds, contents, borders, groups …
    var itemsPainted = 0
    /// The number of cached bitmaps of subtrees that were created.
    var bitmapsMade = 0

    init() {}

    static func - (left: FrameStatistics, right: FrameStatistics) -> FrameStatistics {
        var result = FrameStatistics()
        result.frames = left.frames - right.frames
        result.paintedFrames = left.paintedFrames - right.paintedFrames
        result.damagedPixels = left.damagedPixels - right.damagedPixels
        result.pixelsPainted = left.pixelsPainted - right.pixelsPainted
        result.itemsPainted = left.itemsPainted - right.itemsPainted
        result.bitmapsMade = left.bitmapsMade - right.bitmapsMade
        return result
    }
}
