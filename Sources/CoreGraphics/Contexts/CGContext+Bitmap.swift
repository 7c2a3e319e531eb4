import Foundation

/// A function that is called with a program's pointer and the memory of a bitmap context.
public typealias CGBitmapContextReleaseDataCallback =
    @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> Void

extension CGContext {
    // MARK: Bitmap contexts

    /// Creates a context that draws into memory: RGB with 8 bits per component in 32 bits, 8 bits of gray, or 8 bits of
    /// alpha.
    ///
    /// The supported layouts are `premultipliedFirst` and `noneSkipFirst` with `byteOrder32Little`,
    /// `premultipliedLast` and `noneSkipLast` with the default order or `byteOrder32Big`, `none` with a gray color
    /// space, and `alphaOnly`. The caller owns the memory at `data`, which must outlive the context. If `data` is
    /// `nil`, the context allocates cleared memory.
    ///
    /// - Returns: The context, or `nil` for any other layout, for a width or height that is not positive or too large,
    ///   or for rows that are too short.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo, releaseCallback: nil, releaseInfo: nil)
    }

    /// Creates a context that draws into memory, and calls a function when the memory is not needed any longer. The
    /// layouts are those of the initializer without a function.
    ///
    /// - Parameters:
    ///   - data: The memory; `nil` for memory that the context allocates.
    ///   - width: The number of pixels per row.
    ///   - height: The number of rows.
    ///   - bitsPerComponent: The number of bits per component, which must be 8.
    ///   - bytesPerRow: The distance between two rows in bytes; 0 for a suitable one.
    ///   - space: The color space.
    ///   - bitmapInfo: The position of alpha and the byte order.
    ///   - releaseCallback: The function that is called with `releaseInfo` and `data` when the context is deallocated.
    ///   - releaseInfo: A pointer that is passed to the function.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
        releaseInfo: UnsafeMutableRawPointer?
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard bitsPerComponent == 8, let alpha = info.alphaInfo, !info.contains(.floatComponents) else { return nil }
        let isLittle = info.byteOrder == CGBitmapInfo.byteOrder32Little.rawValue
        let isBig = info.byteOrder == 0 || info.byteOrder == CGBitmapInfo.byteOrder32Big.rawValue
        let format: Bitmap.Format
        var isGray = false
        switch alpha {
        case .none where space.model == .monochrome: (format, isGray) = (.rgb32, true)
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
        let shortest = width * (isGray ? 1 : format.bytesPerPixel)
        let rowBytes = bytesPerRow == 0 ? (shortest + 15) & ~15 : bytesPerRow
        guard rowBytes >= shortest, isGray || rowBytes % 4 == 0, rowBytes <= Int(Int32.max),
            rowBytes.multipliedReportingOverflow(by: height).overflow == false,
            data != nil || rowBytes * height <= Bitmap.largestByteCount
        else { return nil }

        guard let bytes = data ?? calloc(rowBytes * height, 1) else { return nil }
        var memory = Memory(
            data: bytes, width: width, height: height, bytesPerRow: rowBytes, format: format,
            swapsRedAndBlue: format != .alpha8 && isBig && !isGray, isOurs: data == nil,
            release: releaseCallback.map { callback in { callback(releaseInfo, data) } })
        if isGray {
            let gray = GrayMemory(data: bytes, bytesPerRow: rowBytes, isOurs: data == nil)
            guard let pixels = calloc(width * height, 4) else {
                if data == nil { free(bytes) }
                return nil
            }
            (memory.gray, memory.data, memory.bytesPerRow, memory.isOurs) = (gray, pixels, width * 4, true)
            gray.read(into: memory)
        }
        self.init(memory: memory, base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    }

    /// The pixels, from the top row to the bottom row; `nil` for a PDF document.
    public var data: UnsafeMutableRawPointer? {
        guard document == nil else { return nil }
        guard let gray = memory.gray else { return memory.data }
        flush()
        gray.write(memory)
        return gray.data
    }
    /// The number of pixels per row.
    public var width: Int { memory.width }
    /// The number of rows.
    public var height: Int { memory.height }
    /// The number of bits per component, which is always 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits per pixel: 32, or 8 for gray and for alpha only.
    public var bitsPerPixel: Int { memory.gray == nil ? memory.format.bytesPerPixel * 8 : 8 }
    /// The distance between two rows in bytes.
    public var bytesPerRow: Int { memory.gray?.bytesPerRow ?? memory.bytesPerRow }
    /// The RGB or gray color space of the display, or `nil` for alpha only.
    public var colorSpace: CGColorSpace? {
        if memory.gray != nil { return .deviceGray }
        return memory.format == .alpha8 ? nil : .deviceRGB
    }

    /// The position of alpha in a pixel.
    public var alphaInfo: CGImageAlphaInfo {
        if memory.gray != nil { return .none }
        return switch memory.format {
        case .argb32: memory.swapsRedAndBlue ? .premultipliedLast : .premultipliedFirst
        case .rgb32: memory.swapsRedAndBlue ? .noneSkipLast : .noneSkipFirst
        case .alpha8: .alphaOnly
        }
    }

    /// The layout of a pixel.
    public var bitmapInfo: CGBitmapInfo {
        if memory.format == .alpha8 || memory.gray != nil { return CGBitmapInfo(alphaInfo, []) }
        return CGBitmapInfo(alphaInfo, memory.swapsRedAndBlue ? .byteOrder32Big : .byteOrder32Little)
    }
}
