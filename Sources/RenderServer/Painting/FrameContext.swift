import CoreGraphics

/// The properties of a frame that painting depends on, passed from the server to all painters.
struct FrameContext {
    /// The purpose of painted pixels.
    enum Purpose {
        /// Pixels of the target, or of a group in the target.
        case screen
        /// Pixels of a cached bitmap. They must not depend on other cached bitmaps.
        case raster
        // Chosen (Views): Layers inside the content that determines the shape of a layer's shadow have no shadows in
        // it.
        /// Pixels of the content that casts a shadow. The layers in it have no shadows of their own, since each of
        /// these would paint its whole subtree again.
        case shadow
    }

    /// Pixels per point.
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

    /// The context of a cached bitmap. A context for a shadow is not changed.
    var forRaster: FrameContext { purpose == .shadow ? self : with(.raster) }
    var forShadow: FrameContext { with(.shadow) }

    private func with(_ purpose: Purpose) -> FrameContext {
        var context = self
        context.purpose = purpose
        return context
    }
}
