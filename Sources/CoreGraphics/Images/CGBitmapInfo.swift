/// Where alpha is in a pixel, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha.
    case none
    /// Red, green, blue, alpha; multiplied.
    case premultipliedLast
    /// Alpha, red, green, blue; multiplied.
    case premultipliedFirst
    /// Red, green, blue, alpha; not multiplied.
    case last
    /// Alpha, red, green, blue; not multiplied.
    case first
    /// Red, green, blue and an unused part.
    case noneSkipLast
    /// An unused part, then red, green, blue.
    case noneSkipFirst
    /// Alpha without colour.
    case alphaOnly
}

/// The order of a pixel's bytes in memory.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits that hold the order.
    case orderMask = 0x7000
    /// 16 bits, last byte first.
    case order16Little = 0x1000
    /// 32 bits, last byte first.
    case order32Little = 0x2000
    /// 16 bits, first byte first.
    case order16Big = 0x3000
    /// 32 bits, first byte first.
    case order32Big = 0x4000
    /// As the components are named.
    public static let orderDefault: UInt32 = 0
}

/// How a pixel is laid out in memory: a `CGImageAlphaInfo` and a byte order.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes a layout of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits that hold the `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that say whether components are floating point.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating point.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that hold the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Bytes in the order in which the components are named.
    public static let byteOrderDefault: CGBitmapInfo = []
    /// 16 bits, last byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// 32 bits, last byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 16 bits, first byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// 32 bits, first byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    var alphaInfo: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) }
    var byteOrder: UInt32 { rawValue & Self.byteOrderMask.rawValue }

    init(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo) { rawValue = alpha.rawValue | order.rawValue }
}
