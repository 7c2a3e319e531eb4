import Foundation

/// The random values of a particle. They depend only on its key, so that each particle is the same in every run and
/// for every rate of frames.
struct ParticleRandom {
    private var state: UInt64

    init(key: UInt64) { state = key }

    /// Returns a number that appears to be unrelated to its arguments.
    static func key(_ first: UInt64, _ second: UInt64) -> UInt64 {
        mixed(first &+ 0x9E37_79B9_7F4A_7C15 &* (second &+ 1))
    }

    /// Returns a number from 0 up to 1.
    mutating func unit() -> Double {
        // SplitMix64, by Steele, Lea and Flood.
        state &+= 0x9E37_79B9_7F4A_7C15
        return Double(Self.mixed(state) >> 11) * 0x1p-53
    }

    /// Returns a number in a range around a mean.
    mutating func value(_ mean: Double, _ range: Double) -> Double { mean + range * (unit() - 0.5) }

    private static func mixed(_ value: UInt64) -> UInt64 {
        var value = value
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}
