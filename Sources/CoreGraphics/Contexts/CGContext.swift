import CCairo
import Foundation
import Logging

/// A drawing destination: a bitmap and a graphics state.
///
/// A context that is created with the public initializer has its origin at the bottom left, with y up. UIKit's
/// contexts have their origin at the top left, with y down, in points; as on Apple's systems, images that are drawn
/// with `draw(_:in:)` are upside down in them.
///
/// If Cairo fails, for example because memory is exhausted, the context logs the error once and stops drawing.
public final class CGContext {
    /// The Cairo context, for drawing text. Shadow and masks apply only inside of `paint(bounds:_:)`.
    private(set) var cairo: OpaquePointer
    var state: GraphicsState
    var stack: [StackEntry] = []
    /// Whether edges are smooth if the state requests it.
    var allowsSmoothEdges = true
    /// Whether glyphs begin between two pixels if the state requests it.
    var allowsExactGlyphs = true
    /// Whether the positions of glyphs are rounded if the state requests it.
    var allowsRoundedGlyphs = true
    /// The transform from text space to user space.
    var textTransform = CGAffineTransform.identity
    /// An upper limit of the number of elements that were added to the current path.
    var pathElementCount = 0
    /// The number of patterns in whose cells the context draws.
    var patternNesting = 0
    /// The depths of layers with a separately saved state.
    var limitedLayers: [Int] = []

    enum StackEntry {
        case state(GraphicsState)
        case layer(GraphicsState)
    }

    /// The transform from the space of shadows to Cairo's device space: scale and direction of y.
    var baseTransform: CGAffineTransform
    /// The transform from Cairo's device space (y down) to Core Graphics' device space.
    var deviceFlip: CGAffineTransform
    /// The document that the context draws into; `nil` for a context with pixels.
    let document: PDFTarget?

    let memory: Memory
    private var bitmap: Bitmap?
    private var hasFailed = false

    /// The memory of the pixels.
    struct Memory {
        var data: UnsafeMutableRawPointer
        var width: Int
        var height: Int
        var bytesPerRow: Int
        var format: Bitmap.Format
        /// Whether red and blue are swapped in memory: RGBA. Colors are swapped before drawing.
        var swapsRedAndBlue = false
        /// Whether the context has to free the memory.
        var isOurs = false
        /// The memory that contains the drawing in grays, for a context with a gray color space.
        var gray: GrayMemory?
        /// Called when the context does not need the memory of a program any longer.
        var release: (() -> Void)?
    }

    // MARK: Creating

    /// Creates a context that draws into a bitmap.
    ///
    /// - Parameters:
    ///   - bitmap: The bitmap.
    ///   - scale: The number of pixels per point.
    ///   - flipped: Whether the origin is at the top left, with y down.
    /// - Returns: The context, or `nil` if the scale is not a positive number or Cairo fails.
    package convenience init?(bitmap: Bitmap, scale: CGFloat = 1, flipped: Bool = true) {
        guard scale.isFinite, scale > 0 else { return nil }
        let base =
            flipped
            ? CGAffineTransform(scaleX: scale, y: scale)
            : CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(bitmap.height))
        self.init(bitmap: bitmap, base: base)
    }

    /// Creates a context that draws into a bitmap, with a transform from the base space to pixels.
    convenience init?(bitmap: Bitmap, base: CGAffineTransform) {
        let memory = Memory(
            data: bitmap.data, width: bitmap.width, height: bitmap.height, bytesPerRow: bitmap.bytesPerRow,
            format: bitmap.format)
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
        document = nil
        baseTransform = base
        deviceFlip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(memory.height))
        state = GraphicsState(transform: base)
        var matrix = cairo_matrix_t(base)
        cairo_set_matrix(cairo, &matrix)
    }

    /// Creates a context that draws pages of a document. Drawing has no effect outside of a page.
    init?(document: PDFTarget) {
        guard let cairo = cairo_create(document.surface) else { return nil }
        guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS, let pixels = calloc(1, 4) else {
            cairo_destroy(cairo)
            return nil
        }
        self.cairo = cairo
        self.document = document
        memory = Memory(data: pixels, width: 0, height: 0, bytesPerRow: 0, format: .argb32, isOurs: true)
        (baseTransform, deviceFlip) = (.identity, .identity)
        state = GraphicsState(transform: .identity)
    }

    deinit {
        closePDF()
        cairo_destroy(cairo)
        if memory.isOurs { free(memory.data) }
        if let gray = memory.gray, gray.isOurs { free(gray.data) }
        memory.release?()
    }

    // MARK: Results

    /// Returns an image of the current drawing, with a copy of the pixels, or `nil` if memory is exhausted.
    public func makeImage() -> CGImage? {
        guard !hasFailed || bitmap != nil, document == nil else { return nil }
        cairo_surface_flush(cairo_get_target(cairo))
        guard let copy = Bitmap(width: memory.width, height: memory.height, format: memory.format) else { return nil }
        for row in 0..<memory.height {
            memcpy(
                copy.data + row * copy.bytesPerRow, memory.data + row * memory.bytesPerRow,
                memory.width * memory.format.bytesPerPixel)
        }
        if memory.gray != nil { copy.removeColors() }
        guard memory.swapsRedAndBlue else { return CGImage(bitmap: copy) }
        return copy.swappingRedAndBlue().map(CGImage.init(bitmap:))
    }

    /// Returns the bitmap without copying it. The context stops drawing. Later calls return `nil`, as for contexts
    /// with any other memory.
    package func takeBitmap() -> Bitmap? {
        guard let bitmap else { return nil }
        cairo_surface_flush(cairo_get_target(cairo))
        // A context without a surface: Cairo ignores all calls.
        if let inert = cairo_create(nil) {
            cairo_destroy(cairo)
            cairo = inert
        }
        hasFailed = true
        self.bitmap = nil
        return bitmap
    }

    /// Completes all drawing. The call has no visible effect, since drawing is never deferred.
    public func flush() { cairo_surface_flush(cairo_get_target(cairo)) }

    /// Requests that drawing is completed, which has no visible effect, since drawing is never deferred.
    public func synchronize() { flush() }

    /// Called after drawing: stores grays in the memory of a program, which can read it at any time.
    func didPaint() {
        guard let gray = memory.gray, !gray.isOurs else { return }
        flush()
        gray.write(memory)
    }

    // MARK: Failing

    /// Whether drawing has an effect: Cairo has not failed, and the current transform is not singular.
    var canDraw: Bool {
        if hasFailed || !state.transform.isInvertible || document?.isPageOpen == false { return false }
        let status = cairo_status(cairo)
        if status == CAIRO_STATUS_SUCCESS { return true }
        hasFailed = true
        Logger(label: "CoreGraphics").error(
            "a context can no longer draw: \(String(cString: cairo_status_to_string(status)))")
        return false
    }

    /// Whether Cairo has failed or the bitmap was taken.
    package var isUnusable: Bool { hasFailed || cairo_status(cairo) != CAIRO_STATUS_SUCCESS }
}
