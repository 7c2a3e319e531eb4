import Foundation

extension CGContext {
    // MARK: Bitmap contexts

    /// Makes a context that draws into memory: RGB with 8 bits a component in 32 bits, or 8 bits of alpha alone.
    ///
    /// The layouts are `premultipliedFirst` and `noneSkipFirst` with `byteOrder32Little`, `premultipliedLast` and
    /// `noneSkipLast` with the default order or `byteOrder32Big`, and `alphaOnly`. Memory given as `data` stays the
    /// caller's and must outlive the context; `nil` lets the context have its own, which is cleared.
    ///
    /// - Returns: `nil` for other layouts, for sides that are not positive or too large, or rows too short.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard bitsPerComponent == 8, let alpha = info.alphaInfo, !info.contains(.floatComponents) else { return nil }
        let isLittle = info.byteOrder == CGBitmapInfo.byteOrder32Little.rawValue
        let isBig = info.byteOrder == 0 || info.byteOrder == CGBitmapInfo.byteOrder32Big.rawValue
        let format: Bitmap.Format
        switch alpha {
        case .premultipliedFirst where isLittle && space.model == .rgb: format = .argb32
        case .noneSkipFirst where isLittle && space.model == .rgb: format = .rgb32
        case .premultipliedLast where isBig && space.model == .rgb: format = .argb32
        case .noneSkipLast where isBig && space.model == .rgb: format = .rgb32
        case .alphaOnly: format = .alpha8
        default: return nil
        }
        guard Bitmap.isWithinLimits(width: width, height: height, bytesPerPixel: format.bytesPerPixel) else {
            return nil
        }
        let shortest = width * format.bytesPerPixel
        let rowBytes = bytesPerRow == 0 ? (shortest + 15) & ~15 : bytesPerRow
        guard rowBytes >= shortest, rowBytes % 4 == 0, rowBytes <= Int(Int32.max),
            rowBytes.multipliedReportingOverflow(by: height).overflow == false,
            data != nil || rowBytes * height <= Bitmap.largestByteCount
        else { return nil }

        guard let pixels = data ?? calloc(rowBytes * height, 1) else { return nil }
        self.init(
            memory: Memory(
                data: pixels, width: width, height: height, bytesPerRow: rowBytes, format: format,
                swapsRedAndBlue: format != .alpha8 && isBig, isOurs: data == nil),
            base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    }

    /// The pixels, top row first.
    public var data: UnsafeMutableRawPointer? { memory.data }
    /// Pixels in a row.
    public var width: Int { memory.width }
    /// Rows.
    public var height: Int { memory.height }
    /// Always 8.
    public var bitsPerComponent: Int { 8 }
    /// 32, or 8 for alpha alone.
    public var bitsPerPixel: Int { memory.format.bytesPerPixel * 8 }
    /// From one row to the next.
    public var bytesPerRow: Int { memory.bytesPerRow }
    /// The display's RGB; `nil` for alpha alone.
    public var colorSpace: CGColorSpace? { memory.format == .alpha8 ? nil : .deviceRGB }

    /// Where alpha is in a pixel.
    public var alphaInfo: CGImageAlphaInfo {
        switch memory.format {
        case .argb32: memory.swapsRedAndBlue ? .premultipliedLast : .premultipliedFirst
        case .rgb32: memory.swapsRedAndBlue ? .noneSkipLast : .noneSkipFirst
        case .alpha8: .alphaOnly
        }
    }

    /// How a pixel is laid out.
    public var bitmapInfo: CGBitmapInfo {
        if memory.format == .alpha8 { return CGBitmapInfo(alphaInfo, []) }
        return CGBitmapInfo(alphaInfo, memory.swapsRedAndBlue ? .byteOrder32Big : .byteOrder32Little)
    }
}
