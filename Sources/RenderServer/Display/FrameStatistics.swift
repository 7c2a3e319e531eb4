/// What the render server did since it was made. The difference of two is what happened between them.
package struct FrameStatistics: Hashable, Sendable {
    /// Times it was asked for a frame.
    package var frames = 0
    /// Frames in which anything had to be painted.
    var paintedFrames = 0
    /// Pixels of the target that changed, or might have.
    package var damagedPixels = 0
    /// Pixels painted, those in bitmaps too; more than damaged where layers lie over one another.
    package var pixelsPainted = 0
    /// Backgrounds, contents, borders, groups … painted.
    package var itemsPainted = 0
    /// Bitmaps of subtrees made to be copied from.
    package var bitmapsMade = 0

    package init() {}

    package static func - (left: FrameStatistics, right: FrameStatistics) -> FrameStatistics {
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
