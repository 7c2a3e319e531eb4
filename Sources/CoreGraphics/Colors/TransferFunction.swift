import Foundation

/// The transfer function between a component and linear light. It is odd-symmetric, as extended spaces require.
enum TransferFunction: Hashable, Sendable {
    case sRGB
    case linear
    case gamma(Double)
    /// The function of a camera in ITU-R BT.709 and BT.2020.
    case itur709
    /// ROMM RGB: a gamma of 1.8 with a linear part near black.
    case romm
    /// SMPTE ST 2084.
    case perceptualQuantizer
    /// ITU-R BT.2100, with the system gamma of a display of 1,000 nits.
    case hybridLogGamma

    // Chosen (Views): White of high dynamic range has 203 nits, as ITU-R BT.2408 recommends. Brighter light is
    // clipped.
    private static let whiteNits = 203.0

    /// Whether the largest component is brighter than white.
    var isHighDynamicRange: Bool { self == .perceptualQuantizer || self == .hybridLogGamma }

    func linear(_ value: Double) -> Double {
        let light = magnitude(ofLight: abs(value))
        return value < 0 ? -light : light
    }

    func encoded(_ light: Double) -> Double {
        let value = magnitude(ofValue: abs(light))
        return light < 0 ? -value : value
    }

    private func magnitude(ofLight value: Double) -> Double {
        switch self {
        case .linear: return value
        case .gamma(let exponent): return pow(value, exponent)
        case .sRGB: return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        case .itur709:
            return value < 4.5 * 0.018_053_968_510_807 ? value / 4.5 : pow((value + Self.a) / (1 + Self.a), 1 / 0.45)
        case .romm: return value < 16.0 / 512 ? value / 16 : pow(value, 1.8)
        case .perceptualQuantizer:
            let power = pow(value, 1 / Self.m2)
            return pow(max(power - Self.c1, 0) / (Self.c2 - Self.c3 * power), 1 / Self.m1) * 10_000 / Self.whiteNits
        case .hybridLogGamma:
            let scene = value <= 0.5 ? value * value / 3 : (exp((value - Self.logC) / Self.logA) + Self.logB) / 12
            return pow(scene, 1.2) * 1_000 / Self.whiteNits
        }
    }

    private func magnitude(ofValue light: Double) -> Double {
        switch self {
        case .linear: return light
        case .gamma(let exponent): return pow(light, 1 / exponent)
        case .sRGB: return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
        case .itur709: return light < 0.018_053_968_510_807 ? light * 4.5 : (1 + Self.a) * pow(light, 0.45) - Self.a
        case .romm: return light < 1.0 / 512 ? light * 16 : pow(light, 1 / 1.8)
        case .perceptualQuantizer:
            let power = pow(light * Self.whiteNits / 10_000, Self.m1)
            return pow((Self.c1 + Self.c2 * power) / (1 + Self.c3 * power), Self.m2)
        case .hybridLogGamma:
            let scene = pow(light * Self.whiteNits / 1_000, 1 / 1.2)
            return scene <= 1.0 / 12 ? (3 * scene).squareRoot() : Self.logA * log(12 * scene - Self.logB) + Self.logC
        }
    }

    // The constants of the standards.
    private static let a = 0.099_296_826_809_442
    private static let (m1, m2) = (2_610.0 / 16_384, 2_523.0 / 32)
    private static let (c1, c2, c3) = (3_424.0 / 4_096, 2_413.0 / 128, 2_392.0 / 128)
    private static let (logA, logB, logC) = (0.178_832_77, 0.284_668_92, 0.559_910_73)
}

/// The transfer functions of red, green and blue.
struct TransferFunctions: Hashable, Sendable {
    var red: TransferFunction
    var green: TransferFunction
    var blue: TransferFunction

    init(_ red: TransferFunction, _ green: TransferFunction, _ blue: TransferFunction) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    private init(_ all: TransferFunction) { (red, green, blue) = (all, all, all) }

    static let sRGB = TransferFunctions(.sRGB)
    static let linear = TransferFunctions(.linear)
    static let itur709 = TransferFunctions(.itur709)
    static let romm = TransferFunctions(.romm)
    static let perceptualQuantizer = TransferFunctions(.perceptualQuantizer)
    static let hybridLogGamma = TransferFunctions(.hybridLogGamma)
    static func gamma(_ exponent: Double) -> TransferFunctions { TransferFunctions(.gamma(exponent)) }

    func linear(_ values: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(red.linear(values.x), green.linear(values.y), blue.linear(values.z))
    }

    func encoded(_ light: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(red.encoded(light.x), green.encoded(light.y), blue.encoded(light.z))
    }
}
