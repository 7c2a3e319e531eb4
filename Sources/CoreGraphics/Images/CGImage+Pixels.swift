import Foundation

extension CGImage {
    // MARK: From pixels

    /// Creates an image from pixels in memory with 8 bits per component. The supported layouts are 32 bits per pixel
    /// (with any position of alpha and either byte order), 24 bits without alpha, and 8 bits of gray or alpha. Returns
    /// `nil` for any other layout, if the data is too short, or if the size is too large. Components in an RGB color
    /// space are converted to sRGB.
    ///
    /// - Parameters:
    ///   - width: The number of pixels per row.
    ///   - height: The number of rows.
    ///   - bitsPerComponent: The number of bits per component, which must be 8.
    ///   - bitsPerPixel: The number of bits per pixel: 8, 24 or 32.
    ///   - bytesPerRow: The distance between two rows in bytes.
    ///   - space: The color space of the components.
    ///   - bitmapInfo: The position of alpha and the byte order.
    ///   - provider: The pixels, from the top row to the bottom row.
    ///   - decode: The values of the smallest and the largest sample of each component, from 0 to 1. `nil` changes no
    ///     component.
    ///   - shouldInterpolate: It has no effect, since the state of a context decides whether images are smoothed.
    ///   - intent: The value of `renderingIntent`.
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
        let isGray = space.model == .monochrome
        guard let decoded = bitmap.decoded(decode, isGray: isGray) else { return nil }
        let result = isGray ? decoded : decoded.converted(from: space) ?? decoded
        self.init(bitmap: result, attributes: Attributes(intent: intent))
    }
}

extension Bitmap {
    /// Returns the bitmap with its colors mapped by a decode array: the smallest and the largest value of each
    /// component. Returns `nil` if a value is not finite or memory is exhausted.
    func decoded(_ decode: UnsafePointer<CGFloat>?, isGray: Bool = false) -> Bitmap? {
        guard let decode else { return self }
        let values = (0..<(isGray || format == .alpha8 ? 2 : 6)).map { Double(decode[$0]) }
        guard values.allSatisfy(\.isFinite) else { return nil }
        let ranges = values.count == 2 ? values + values + values : values
        if ranges == [0, 1, 0, 1, 0, 1] { return self }
        guard let copy = copy() else { return nil }
        func map(_ sample: UInt32, _ component: Int) -> UInt32 {
            let (low, high) = (ranges[component * 2], ranges[component * 2 + 1])
            return UInt32((max(0, min(1, low + (high - low) * Double(sample) / 255)) * 255).rounded())
        }
        for row in 0..<height {
            let start = copy.data + row * copy.bytesPerRow
            guard format != .alpha8 else {
                let samples = start.assumingMemoryBound(to: UInt8.self)
                for column in 0..<width { samples[column] = UInt8(map(UInt32(samples[column]), 0)) }
                continue
            }
            let pixels = start.assumingMemoryBound(to: UInt32.self)
            for column in 0..<width {
                let pixel = pixels[column]
                let alpha = isOpaque ? 255 : pixel >> 24
                guard alpha > 0 else { continue }
                func component(_ shift: UInt32, _ index: Int) -> UInt32 {
                    let sample = min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha)
                    return ((map(sample, index) * alpha + 127) / 255) << shift
                }
                pixels[column] = alpha << 24 | component(16, 0) | component(8, 1) | component(0, 2)
            }
        }
        return copy
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
