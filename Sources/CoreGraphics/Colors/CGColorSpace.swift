import Foundation

/// The meaning of a color's components.
///
/// Colors are painted in sRGB; colors in other color spaces are converted to it. High dynamic range, ICC profiles,
/// Lab and indexed colors are not supported: their initializers return `nil`.
public final class CGColorSpace: Hashable, Sendable {
    /// The model of the components.
    public let model: CGColorSpaceModel
    /// The name. It is a constant of this type, except for device color spaces.
    public let name: CFString?

    let primaries: Primaries
    let transfer: TransferFunction
    /// Whether components outside of 0…1 keep their value.
    let isExtended: Bool
    /// The color space of a stencil's color; `nil` for any other color space.
    public let baseColorSpace: CGColorSpace?

    init(
        _ name: CFString?, _ model: CGColorSpaceModel, _ primaries: Primaries = .sRGB,
        _ transfer: TransferFunction = .sRGB, extended: Bool = false, base: CGColorSpace? = nil
    ) {
        (self.name, self.model, baseColorSpace) = (name, model, base)
        (self.primaries, self.transfer, isExtended) = (primaries, transfer, extended)
    }

    /// Creates the color space with a name, which must be a constant of this type. Returns `nil` for any other name.
    public convenience init?(name: CFString) {
        guard let known = Self.named[name] else { return nil }
        self.init(name, known.model, known.primaries, known.transfer, extended: known.isExtended)
    }

    /// Creates a color space for patterns.
    ///
    /// - Parameter baseSpace: The color space of the color with which a stencil is painted; `nil` for patterns with
    ///   their own colors.
    /// - Returns: The color space, or `nil` if the base space is a pattern space.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        guard baseSpace?.model != .pattern else { return nil }
        self.init(nil, .pattern, base: baseSpace)
    }

    // MARK: Examining

    /// The number of components of a color, without alpha.
    public var numberOfComponents: Int {
        switch model {
        case .unknown: 0
        case .monochrome: 1
        case .rgb: 3
        case .cmyk: 4
        case .pattern: baseColorSpace?.numberOfComponents ?? 0
        }
    }

    /// Whether the color space contains colors outside of sRGB.
    public var isWideGamutRGB: Bool { model == .rgb && (primaries != .sRGB || isExtended) }

    /// Whether the color space can be the destination of drawing.
    public var supportsOutput: Bool { model != .unknown && model != .pattern }

    // MARK: Comparing

    /// Returns whether both color spaces are equal.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left === right || (left.name == right.name && left.baseColorSpace == right.baseColorSpace)
    }

    /// Hashes the names.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(baseColorSpace)
    }

    // MARK: Spaces in use

    static let standardRGB = CGColorSpace(sRGB, .rgb)
    static let deviceRGB = CGColorSpace("kCGColorSpaceDeviceRGB", .rgb)
    static let deviceGray = CGColorSpace("kCGColorSpaceDeviceGray", .monochrome)
    static let deviceCMYK = CGColorSpace("kCGColorSpaceDeviceCMYK", .cmyk)
    static let extendedGraySpace = CGColorSpace(extendedGray, .monochrome, extended: true)
    static let extendedRGBSpace = CGColorSpace(extendedSRGB, .rgb, extended: true)
}

/// Returns the RGB color space of the display.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// Returns the gray color space of the display.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
/// Returns a CMYK color space, from which colors are converted without a profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
