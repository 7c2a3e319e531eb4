import Foundation

/// The meaning of a color's components.
///
/// Colors are painted in sRGB; colors in other color spaces are converted to it. Components that are brighter than
/// white or more saturated than sRGB keep their value in conversions and are clipped when they are painted.
public final class CGColorSpace: Hashable, Sendable {
    /// The model of the components.
    public let model: CGColorSpaceModel
    /// The name: a constant of this type, or a device color space. `nil` for color spaces that a program defines.
    public let name: CFString?

    let definition: ColorDefinition
    /// Whether components outside of 0…1 keep their value.
    let isExtended: Bool
    /// The color space of the colors of a table or of a stencil; `nil` for any other color space.
    public let baseColorSpace: CGColorSpace?

    init(
        _ name: CFString?, _ definition: ColorDefinition, extended: Bool = false, base: CGColorSpace? = nil
    ) {
        (self.name, self.definition, isExtended, baseColorSpace) = (name, definition, extended, base)
        model = definition.model
    }

    /// Creates the color space with a name, which must be a constant of this type. Returns `nil` for any other name.
    public convenience init?(name: CFString) {
        guard let known = Self.named[name] else { return nil }
        self.init(name, known.definition, extended: known.isExtended)
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
        case .monochrome, .indexed: 1
        case .rgb, .lab, .XYZ: 3
        case .cmyk: 4
        case .pattern: baseColorSpace?.numberOfComponents ?? 0
        }
    }

    /// Whether the color space contains colors outside of sRGB.
    public var isWideGamutRGB: Bool {
        guard case .rgb(let primaries, let transfer) = definition else { return false }
        return primaries != .sRGB || isExtended || transfer.red.isHighDynamicRange
    }

    /// Whether the color space can be the destination of drawing.
    public var supportsOutput: Bool { [.monochrome, .rgb, .cmyk].contains(model) }

    /// The colors of an indexed color space: the components of each color in the base space, in a byte each. `nil` for
    /// any other color space.
    public var colorTable: [UInt8]? {
        guard case .indexed(let table) = definition else { return nil }
        return table
    }

    // MARK: Comparing

    /// Returns whether both color spaces are equal.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left === right
            || (left.name == right.name && left.definition == right.definition
                && left.baseColorSpace == right.baseColorSpace)
    }

    /// Hashes the name and the definition.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        if name == nil { hasher.combine(definition) }
        hasher.combine(baseColorSpace)
    }

    // MARK: Spaces in use

    static let standardRGB = CGColorSpace(sRGB, .rgb(.sRGB, .sRGB))
    static let deviceRGB = CGColorSpace("kCGColorSpaceDeviceRGB", .rgb(.sRGB, .sRGB))
    static let deviceGray = CGColorSpace("kCGColorSpaceDeviceGray", .gray(.sRGB))
    static let deviceCMYK = CGColorSpace("kCGColorSpaceDeviceCMYK", .cmyk)
    static let extendedGraySpace = CGColorSpace(extendedGray, .gray(.sRGB), extended: true)
    static let extendedRGBSpace = CGColorSpace(extendedSRGB, .rgb(.sRGB, .sRGB), extended: true)
}

/// Returns the RGB color space of the display.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// Returns the gray color space of the display.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
/// Returns a CMYK color space, from which colors are converted without a profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
