import CCairo
import Foundation
import Logging

/// Somewhere to draw: a bitmap, and the state that drawing depends on.
///
/// A context made with the public initializer has its origin at the bottom left and y going up. Contexts that UIKit
/// hands out have the origin at the top left and y going down, in points; images drawn with `draw(_:in:)` are upside
/// down there, as on Apple's systems.
///
/// When Cairo fails (out of memory, say) the context logs that once and draws nothing more.
public final class CGContext {
    /// The context to draw with, for text. Only inside `paint(bounds:_:)` are shadow and masks respected.
    private(set) var cairo: OpaquePointer
    var state: GraphicsState
    var stack: [StackEntry] = []
    /// Whether edges are smooth where the state says so.
    var allowsSmoothEdges = true
    /// How many elements have been added to the current path, or more.
    var pathElementCount = 0
    /// The depths of layers that have a saved state around them.
    var limitedLayers: [Int] = []

    enum StackEntry {
        case state(GraphicsState)
        case layer(GraphicsState)
    }

    /// From the space in which shadows are measured to Cairo's device space: scale, and which way y goes.
    let baseTransform: CGAffineTransform
    /// From Cairo's device space (y down) to Core Graphics' one.
    let deviceFlip: CGAffineTransform

    let memory: Memory
    private var bitmap: Bitmap?
    private var hasFailed = false

    /// The pixels, wherever they are.
    struct Memory {
        var data: UnsafeMutableRawPointer
        var width: Int
        var height: Int
        var bytesPerRow: Int
        var format: Bitmap.Format
        /// Red and blue are swapped in memory: RGBA. Colours are swapped before drawing.
        var swapsRedAndBlue = false
        /// Whether we have to free it.
        var isOurs = false
    }

    // MARK: Creating

    /// Makes a context that draws into a bitmap.
    ///
    /// - Parameters:
    ///   - scale: Pixels a point.
    ///   - flipped: Whether the origin is at the top left and y goes down.
    /// - Returns: `nil` when the scale is not a positive number or Cairo fails.
    package convenience init?(bitmap: Bitmap, scale: CGFloat = 1, flipped: Bool = true) {
        guard scale.isFinite, scale > 0 else { return nil }
        let memory = Memory(
            data: bitmap.data, width: bitmap.width, height: bitmap.height, bytesPerRow: bitmap.bytesPerRow,
            format: bitmap.format)
        let base =
            flipped
            ? CGAffineTransform(scaleX: scale, y: scale)
            : CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(bitmap.height))
        self.init(memory: memory, base: base)
        self.bitmap = bitmap
    }

    init?(memory: Memory, base: CGAffineTransform) {
        let surface = cairo_image_surface_create_for_data(
            memory.data.assumingMemoryBound(to: UInt8.self), memory.format.cairo, Int32(memory.width),
            Int32(memory.height), Int32(memory.bytesPerRow))
        defer { cairo_surface_destroy(surface) }
        guard let cairo = cairo_create(surface) else { return nil }
        guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
            cairo_destroy(cairo)
            return nil
        }
        self.cairo = cairo
        self.memory = memory
        baseTransform = base
        deviceFlip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(memory.height))
        state = GraphicsState(transform: base)
        var matrix = cairo_matrix_t(base)
        cairo_set_matrix(cairo, &matrix)
    }

    deinit {
        cairo_destroy(cairo)
        if memory.isOurs { free(memory.data) }
    }

    // MARK: Results

    /// An image of what has been drawn so far, with a copy of the pixels. `nil` when there is no memory for it.
    public func makeImage() -> CGImage? {
        guard !hasFailed || bitmap != nil else { return nil }
        cairo_surface_flush(cairo_get_target(cairo))
        guard let copy = Bitmap(width: memory.width, height: memory.height, format: memory.format) else { return nil }
        for row in 0..<memory.height {
            memcpy(
                copy.data + row * copy.bytesPerRow, memory.data + row * memory.bytesPerRow,
                memory.width * memory.format.bytesPerPixel)
        }
        guard memory.swapsRedAndBlue else { return CGImage(bitmap: copy) }
        return copy.swappingRedAndBlue().map(CGImage.init(bitmap:))
    }

    /// The bitmap that has been drawn into, without copying. The context draws nothing after that. `nil` the second
    /// time, and for contexts made of other memory.
    package func takeBitmap() -> Bitmap? {
        guard let bitmap else { return nil }
        cairo_surface_flush(cairo_get_target(cairo))
        // A context without surface: Cairo takes every call and does nothing.
        if let inert = cairo_create(nil) {
            cairo_destroy(cairo)
            cairo = inert
        }
        hasFailed = true
        self.bitmap = nil
        return bitmap
    }

    /// Waits until everything is drawn, which it always is.
    public func flush() { cairo_surface_flush(cairo_get_target(cairo)) }

    /// Requests that drawing be finished, which it always is.
    public func synchronize() { flush() }

    // MARK: Failing

    /// Whether drawing has an effect at all: Cairo has not failed, and the current transform is not singular.
    var canDraw: Bool {
        if hasFailed || !state.transform.isInvertible { return false }
        let status = cairo_status(cairo)
        if status == CAIRO_STATUS_SUCCESS { return true }
        hasFailed = true
        Logger(label: "CoreGraphics").error(
            "a context stops drawing: \(String(cString: cairo_status_to_string(status)))")
        return false
    }

    /// Whether Cairo has failed, or the bitmap has been handed over.
    package var isDead: Bool { hasFailed || cairo_status(cairo) != CAIRO_STATUS_SUCCESS }
}
