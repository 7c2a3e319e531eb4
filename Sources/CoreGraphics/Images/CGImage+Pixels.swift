import Foundation

extension CGImage {
    // MARK: From pixels

    /// Creates an image from pixels in memory with 8 bits per component. The supported layouts are 32 bits per pixel
    /// (with any position of alpha and either byte order), 24 bits without alpha, and 8 bits of gray or alpha. Returns
    /// `nil` for any other layout, if the data is too short, or if the size is too large. `decode`,
    /// `shouldInterpolate` and `intent` are ignored, and components are interpreted as sRGB.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard bitsPerComponent == 8, [8, 24, 32].contains(bitsPerPixel), let alpha = bitmapInfo.alphaInfo,
            let data = provider.data, Bitmap.isWithinLimits(width: width, height: height),
            bytesPerRow >= width * bitsPerPixel / 8, bytesPerRow <= 1 << 31,
            data.count >= bytesPerRow * (height - 1) + width * bitsPerPixel / 8,
            let layout = PixelLayout(alpha, byteOrder: bitmapInfo.byteOrder, bitsPerPixel: bitsPerPixel, space: space),
            let bitmap = Bitmap(width: width, height: height, format: layout.format)
        else { return nil }
        data.withUnsafeBytes { bytes in
            for row in 0..<height {
                layout.copyRow(
                    bytes, from: row * bytesPerRow, to: bitmap.data + row * bitmap.bytesPerRow, width: width)
            }
        }
        self.init(bitmap: bitmap)
    }
}

/// The positions of the components in a pixel, in bytes from its start.
private struct PixelLayout {
    let step: Int
    let red: Int
    let green: Int
    let blue: Int
    let alpha: Int?
    let isPremultiplied: Bool
    let format: Bitmap.Format

    init?(_ info: CGImageAlphaInfo, byteOrder: UInt32, bitsPerPixel: Int, space: CGColorSpace) {
        step = bitsPerPixel / 8
        isPremultiplied = info == .premultipliedFirst || info == .premultipliedLast
        switch (bitsPerPixel, info, space.model) {
        case (8, .alphaOnly, _):
            (red, green, blue, alpha, format) = (0, 0, 0, 0, .alpha8)
        case (8, .none, .monochrome):
            (red, green, blue, alpha, format) = (0, 0, 0, nil, .rgb32)
        case (24, .none, .rgb):
            (red, green, blue, alpha, format) = (0, 1, 2, nil, .rgb32)
        case (32, _, .rgb):
            let hasAlpha = info != .noneSkipFirst && info != .noneSkipLast && info != .none
            let isFirst = info == .first || info == .premultipliedFirst || info == .noneSkipFirst
            let places = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
            let isLittle = byteOrder == CGBitmapInfo.byteOrder32Little.rawValue
            let bytes = isLittle ? places.map { 3 - $0 } : places
            (red, green, blue) = (bytes[0], bytes[1], bytes[2])
            (alpha, format) = hasAlpha ? (bytes[3], .argb32) : (nil, .rgb32)
        default: return nil
        }
    }

    func copyRow(_ bytes: UnsafeRawBufferPointer, from start: Int, to row: UnsafeMutableRawPointer, width: Int) {
        if format == .alpha8 {
            if let base = bytes.baseAddress { memcpy(row, base + start, width) }
            return
        }
        let pixels = row.assumingMemoryBound(to: UInt32.self)
        for column in 0..<width {
            let place = start + column * step
            var (r, g, b) = (UInt32(bytes[place + red]), UInt32(bytes[place + green]), UInt32(bytes[place + blue]))
            var a: UInt32 = 255
            if let alpha {
                a = UInt32(bytes[place + alpha])
                if isPremultiplied {
                    // A premultiplied component above alpha is invalid; Cairo requires valid components.
                    (r, g, b) = (min(r, a), min(g, a), min(b, a))
                } else {
                    (r, g, b) = ((r * a + 127) / 255, (g * a + 127) / 255, (b * a + 127) / 255)
                }
            }
            pixels[column] = a << 24 | r << 16 | g << 8 | b
        }
    }
}
