import CoreGraphics

/// What is refused before memory is taken for it.
package enum ImageLimits {
    /// The largest file that is read, in bytes.
    package static let fileSize = 256 << 20
    /// The largest drawing: what it says is text, and may be made up of itself.
    static let vectorFileSize = 4 << 20
    /// 128 million pixels: a photograph of any camera, and half a gigabyte.
    private static let pixels = 1 << 27

    /// What the scans of a JPEG may go over: the largest image ten times, as cameras and drawing programs write them.
    static let scannedPixels = Double(pixels) * 10

    static func permits(width: Int, height: Int) -> Bool {
        (1...Bitmap.largestSide).contains(width) && (1...Bitmap.largestSide).contains(height)
            && width * height <= pixels
    }
}
