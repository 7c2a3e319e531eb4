import Foundation

/// What the components of a colour mean.
///
/// Everything is painted in sRGB; other spaces say how to convert into it. Spaces of high dynamic range, ICC profiles,
/// Lab, patterns and indexed colours are not supported, so making one gives `nil`.
public final class CGColorSpace: Hashable, Sendable {
    /// The model of the components.
    public let model: CGColorSpaceModel
    /// The name, which is one of this type's constants for all but device spaces.
    public let name: CFString?

    let primaries: Primaries
    let transfer: TransferFunction
    /// Whether components outside 0…1 keep their value.
    let isExtended: Bool

    init(
        _ name: CFString, _ model: CGColorSpaceModel, _ primaries: Primaries = .sRGB,
        _ transfer: TransferFunction = .sRGB, extended: Bool = false
    ) {
        (self.name, self.model) = (name, model)
        (self.primaries, self.transfer, isExtended) = (primaries, transfer, extended)
    }

    /// Makes the space of that name, one of this type's constants; `nil` for other names.
    public convenience init?(name: CFString) {
        guard let known = Self.named[name] else { return nil }
        self.init(name, known.model, known.primaries, known.transfer, extended: known.isExtended)
    }

    // MARK: Examining

    /// How many components a colour has, alpha not counted.
    public var numberOfComponents: Int {
        switch model {
        case .unknown: 0
        case .monochrome: 1
        case .rgb: 3
        case .cmyk: 4
        }
    }

    /// Whether the space holds colours that sRGB does not.
    public var isWideGamutRGB: Bool { model == .rgb && (primaries != .sRGB || isExtended) }

    /// Whether drawing can have its result in this space.
    public var supportsOutput: Bool { model != .unknown }

    // MARK: Comparing

    /// Whether both are the same space.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left === right || left.name == right.name
    }

    /// Mixes the name into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    // MARK: Spaces in use

    static let standardRGB = CGColorSpace(sRGB, .rgb)
    static let deviceRGB = CGColorSpace("kCGColorSpaceDeviceRGB", .rgb)
    static let deviceGray = CGColorSpace("kCGColorSpaceDeviceGray", .monochrome)
    static let deviceCMYK = CGColorSpace("kCGColorSpaceDeviceCMYK", .cmyk)
    static let extendedGraySpace = CGColorSpace(extendedGray, .monochrome, extended: true)
    static let extendedRGBSpace = CGColorSpace(extendedSRGB, .rgb, extended: true)
}

/// The display's red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// The display's grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
/// CMYK, converted without a profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
