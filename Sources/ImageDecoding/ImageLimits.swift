import CoreGraphics

/// The limits that are checked before memory is allocated.
package enum ImageLimits {
    /// The largest accepted file, in bytes.
    package static let fileSize = 256 << 20
    /// The largest drawing, in bytes: it is text, and may consist of references to itself.
    static let vectorFileSize = 4 << 20
    /// 128 million pixels: a photograph of any camera, and half a gigabyte.
    private static let pixels = 1 << 27

    /// The limit for the scans of a JPEG: the largest image ten times, as cameras and drawing programs write it.
    static let scannedPixels = Double(pixels) * 10

    static func permits(width: Int, height: Int) -> Bool {
        (1...Bitmap.largestSide).contains(width) && (1...Bitmap.largestSide).contains(height)
            && width * height <= pixels
    }
}
