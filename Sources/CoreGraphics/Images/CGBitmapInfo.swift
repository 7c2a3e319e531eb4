/// The position of alpha in a pixel, and whether colors are premultiplied.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha.
    case none
    /// Red, green, blue, alpha; premultiplied.
    case premultipliedLast
    /// Alpha, red, green, blue; premultiplied.
    case premultipliedFirst
    /// Red, green, blue, alpha; not premultiplied.
    case last
    /// Alpha, red, green, blue; not premultiplied.
    case first
    /// Red, green, blue and an unused component.
    case noneSkipLast
    /// An unused component, then red, green and blue.
    case noneSkipFirst
    /// Alpha without color.
    case alphaOnly
}

/// The order of a pixel's bytes in memory.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The mask for the bits of the byte order.
    case orderMask = 0x7000
    /// 16 bits, last byte first.
    case order16Little = 0x1000
    /// 32 bits, last byte first.
    case order32Little = 0x2000
    /// 16 bits, first byte first.
    case order16Big = 0x3000
    /// 32 bits, first byte first.
    case order32Big = 0x4000
    /// The default order: components are in memory in the order of their names.
    public static let orderDefault: UInt32 = 0
}

/// The packing of a pixel's components.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    /// The mask for the bits of the packing.
    case mask = 0xF0000
    /// Each component has the same number of bits.
    case packed = 0
    /// 5 bits each, and an unused bit.
    case RGB555 = 0x10000
    /// 5 bits of red and blue, 6 bits of green.
    case RGB565 = 0x20000
    /// 10 bits each, and two unused bits.
    case RGB101010 = 0x30000
    /// 10 bits each of an extended range, and two unused bits.
    case RGBCIF10 = 0x40000
}

/// The layout of a pixel in memory: a `CGImageAlphaInfo` and a byte order.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt32

    /// Creates a layout from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The mask for the bits of the `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The mask for the bits that determine whether components are floating-point numbers.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The mask for the bits of the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The default order: components are in memory in the order of their names.
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
