import Foundation

/// Reproducible noise in two dimensions and in time.
struct FieldNoise {
    /// Returns a vector whose components are between -1 and 1, and change smoothly with the place and the time.
    static func vector(at place: Vector2, _ time: Double) -> Vector2 {
        Vector2(value(place.x, place.y, time, 1), value(place.x, place.y, time, 2))
    }

    private static func value(_ x: Double, _ y: Double, _ z: Double, _ seed: UInt64) -> Double {
        let base = [x, y, z].map { $0.rounded(.down) }
        let part = zip([x, y, z], base).map { value, base in
            let share = value - base
            return share * share * (3 - 2 * share)
        }
        var sum = 0.0
        for corner in 0..<8 {
            var (weight, hash) = (1.0, seed)
            for axis in 0..<3 {
                let isFar = corner >> axis & 1 == 1
                weight *= isFar ? part[axis] : 1 - part[axis]
                let cell = Int64(max(min(base[axis], 1e15), -1e15)) + (isFar ? 1 : 0)
                hash = mixed(hash ^ UInt64(bitPattern: cell))
            }
            sum += weight * (Double(hash >> 11) / Double(1 << 52) - 1)
        }
        return sum
    }

    /// The finalizer of SplitMix64.
    private static func mixed(_ value: UInt64) -> UInt64 {
        var hash = value &+ 0x9E37_79B9_7F4A_7C15
        hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
        return hash ^ hash >> 31
    }
}
