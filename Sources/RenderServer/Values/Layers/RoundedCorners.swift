/// The rounded corners of a box. The radius of a corner is a share of the largest radius.
struct RoundedCorners: Hashable, Sendable {
    var mask: CornerMask
    /// The share of each corner, from 0 to 1, in the order of the bits of `CornerMask`; `nil` if all are 1.
    var shares: SIMD4<Double>?

    static let none = RoundedCorners(mask: [])

    var isEmpty: Bool { mask.isEmpty }

    /// Returns the share of a corner, or 0 if the corner is square.
    func share(_ corner: CornerMask) -> Double {
        guard mask.contains(corner) else { return 0 }
        return shares?[corner.rawValue.trailingZeroBitCount] ?? 1
    }

    /// Returns the corners of the inner edge of a border.
    func inset(by width: Double, radius: Double) -> RoundedCorners {
        guard let shares, radius > width else { return self }
        let inner = (shares * radius - width).clamped(lowerBound: .zero, upperBound: .init(repeating: radius - width))
        return RoundedCorners(mask: mask, shares: inner / (radius - width))
    }
}

extension LayerProperties {
    /// The rounded corners, and the shares of `cornerRadius` that they have.
    var roundedCorners: RoundedCorners { RoundedCorners(mask: maskedCorners, shares: cornerShares) }
}
