import CoreGraphics

/// The limits that are checked before memory is allocated.
package enum ImageLimits {
    /// The largest accepted file, in bytes.
    package static let fileSize = 256 << 20
    /// The maximum size of a drawing in SVG, in bytes: text, which may consist of references to itself.
    static let svgFileSize = 4 << 20
    /// The maximum size of a PDF document that is used as an image, in bytes. It may contain photographs.
    static let pdfFileSize = 32 << 20
    /// The maximum number of pixels, 128 million: a photograph of any camera, and half a gigabyte.
    private static let pixels = 1 << 27

    /// The maximum number of pixels in all scans of a JPEG: ten times the largest image, as cameras and drawing
    /// programs write it.
    static let scannedPixels = Double(pixels) * 10

    static func permits(width: Int, height: Int) -> Bool {
        (1...Bitmap.largestSide).contains(width) && (1...Bitmap.largestSide).contains(height)
            && width * height <= pixels
    }
}
