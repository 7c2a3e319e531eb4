import CoreGraphics

/// What painting has to know of a frame, handed down from the server to all that paints a part of it.
struct FrameContext {
    /// What pixels are painted for.
    enum Purpose {
        /// For the target, or for a group in it.
        case screen
        /// For a bitmap that is kept: nothing in it comes from another such bitmap.
        case raster
        /// For what casts a shadow: layers without shadows of their own, each of which would need its whole subtree again.
        /// (Chosen.)
        case shadow
    }

    /// Pixels a point.
    let scale: Double
    /// All pixels of the target.
    let targetBox: PixelBox
    /// The number of the frame.
    let frame: Int
    private(set) var purpose = Purpose.screen
    let memory: PaintMemory

    init(scale: Double, targetBox: PixelBox, frame: Int, memory: PaintMemory) {
        (self.scale, self.targetBox, self.frame, self.memory) = (scale, targetBox, frame, memory)
    }

    /// The context of a bitmap that is kept; what is in a shadow's caster stays so.
    var forRaster: FrameContext { purpose == .shadow ? self : with(.raster) }
    var forShadow: FrameContext { with(.shadow) }

    private func with(_ purpose: Purpose) -> FrameContext {
        var context = self
        context.purpose = purpose
        return context
    }
}
