import Foundation

/// Memory with 8 bits of gray per pixel, and no alpha, in which a context with colors stores its drawing.
struct GrayMemory {
    let data: UnsafeMutableRawPointer
    let bytesPerRow: Int
    /// Whether the context has to free the memory.
    let isOurs: Bool

    /// Sets pixels to opaque grays.
    func read(into pixels: CGContext.Memory) {
        forEachRow(of: pixels) { colors, grays in
            for column in 0..<pixels.width {
                let gray = UInt32(grays[column])
                colors[column] = 0xFF00_0000 | gray << 16 | gray << 8 | gray
            }
        }
    }

    /// Stores the luminance of pixels.
    func write(_ pixels: CGContext.Memory) {
        forEachRow(of: pixels) { colors, grays in
            for column in 0..<pixels.width { grays[column] = UInt8(Bitmap.gray(colors[column])) }
        }
    }

    private func forEachRow(
        of pixels: CGContext.Memory, _ body: (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt8>) -> Void
    ) {
        for row in 0..<pixels.height {
            body(
                (pixels.data + row * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self),
                (data + row * bytesPerRow).assumingMemoryBound(to: UInt8.self))
        }
    }
}
