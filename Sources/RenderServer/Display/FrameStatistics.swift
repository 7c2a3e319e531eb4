/// What the render server did since it was made. The difference of two is what happened between them.
struct FrameStatistics: Hashable, Sendable {
    /// Times it was asked for a frame.
    var frames = 0
    /// Frames in which anything had to be painted.
    var paintedFrames = 0
    /// Pixels of the target that changed, or might have.
    var damagedPixels = 0
    /// Pixels painted, those in bitmaps too; more than damaged where layers lie over one another.
    var pixelsPainted = 0
    /// Backgrounds, contents, borders, groups … painted.
    var itemsPainted = 0
    /// Bitmaps of subtrees made to be copied from.
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
