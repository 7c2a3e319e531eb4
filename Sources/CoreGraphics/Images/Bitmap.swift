import Foundation

/// Pixels in memory: what images, drawing contexts and the render server share.
///
/// Memory belongs to the bitmap and is zeroed at the start. One owner writes (a `CGContext`); from the moment a
/// bitmap has been given to a `CGImage` or to the render server it is not written any more.
package final class Bitmap: @unchecked Sendable {
    // Sendable without the compiler's proof: the memory is written only before the bitmap is shared (see above).

    package enum Format: Sendable {
        /// 32 bits a pixel, native-endian `0xAARRGGBB`, premultiplied: Cairo's `ARGB32`, pixman's `a8r8g8b8`.
        case argb32
        /// 32 bits a pixel, native-endian `0x00RRGGBB`, opaque: Cairo's `RGB24`, pixman's `x8r8g8b8`.
        case rgb32
        /// 8 bits of coverage a pixel.
        case alpha8

        package var bytesPerPixel: Int { self == .alpha8 ? 1 : 4 }
    }

    /// The largest side, in pixels: Cairo's and pixman's own limit.
    package static let largestSide = 32_767
    /// The largest size in bytes (1 GiB): a hostile image's header must not fill memory.
    static let largestByteCount = 1 << 30

    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    package let format: Format
    package let data: UnsafeMutableRawPointer
    /// Releases memory that is not the bitmap's own.
    private let release: (() -> Void)?

    package var isOpaque: Bool { format == .rgb32 }
    package var byteCount: Int { bytesPerRow * height }

    /// `nil` when a side is not in `1...largestSide`, or all pixels together take more than `largestByteCount`.
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

    /// Takes over memory that a drawing library has filled; `release` is called when it is not needed any more.
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

    /// Whether a bitmap of that size is within the limits.
    package static func isWithinLimits(width: Int, height: Int, bytesPerPixel: Int = 4) -> Bool {
        (1...largestSide).contains(width) && (1...largestSide).contains(height)
            && ((width * bytesPerPixel + 15) & ~15) * height <= largestByteCount
    }
}
