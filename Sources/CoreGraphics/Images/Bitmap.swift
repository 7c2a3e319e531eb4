import Foundation

/// Pixels in memory, which images, drawing contexts and the render server share.
///
/// The bitmap owns its memory, which is zeroed at first. Only a single owner, a `CGContext`, writes to it. After a
/// bitmap was passed to a `CGImage` or to the render server it is not changed.
package final class Bitmap: @unchecked Sendable {
    // Sendable without the compiler's proof: the memory is changed only before the bitmap is shared (see above).

    package enum Format: Sendable {
        /// 32 bits per pixel, native-endian `0xAARRGGBB`, premultiplied: Cairo's `ARGB32`, pixman's `a8r8g8b8`.
        case argb32
        /// 32 bits per pixel, native-endian `0x00RRGGBB`, opaque: Cairo's `RGB24`, pixman's `x8r8g8b8`.
        case rgb32
        /// 8 bits of coverage per pixel.
        case alpha8

        package var bytesPerPixel: Int { self == .alpha8 ? 1 : 4 }
    }

    /// The maximum width and height in pixels, which is the limit of Cairo and pixman.
    package static let largestSide = 32_767
    /// The maximum size in bytes (1 GiB), so that the header of a malicious image cannot exhaust memory.
    static let largestByteCount = 1 << 30

    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    package let format: Format
    package let data: UnsafeMutableRawPointer
    /// Releases memory that the bitmap does not own.
    private let release: (() -> Void)?

    package var isOpaque: Bool { format == .rgb32 }
    package var byteCount: Int { bytesPerRow * height }

    /// Creates a bitmap. Returns `nil` if the width or the height is not in `1...largestSide`, or if the pixels need
    /// more than `largestByteCount` bytes.
    package init?(width: Int, height: Int, format: Format) {
        guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height) else { return nil }
        let bytesPerRow = (width * format.bytesPerPixel + 15) & ~15
        guard bytesPerRow * height <= Self.largestByteCount,
            let memory = calloc(bytesPerRow * height, 1)
        else { return nil }
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.format = format
        data = memory
        release = nil
    }

    /// Creates a bitmap with memory of a drawing library. `release` is called when the memory is not needed any
    /// longer.
    package init(
        adopting data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: Format,
        release: @escaping () -> Void
    ) {
        (self.width, self.height, self.bytesPerRow, self.format) = (width, height, bytesPerRow, format)
        (self.data, self.release) = (data, release)
    }

    deinit {
        if let release { release() } else { free(data) }
    }

    /// Returns whether a bitmap with that size is within the limits.
    package static func isWithinLimits(width: Int, height: Int, bytesPerPixel: Int = 4) -> Bool {
        (1...largestSide).contains(width) && (1...largestSide).contains(height)
            && ((width * bytesPerPixel + 15) & ~15) * height <= largestByteCount
    }
}
