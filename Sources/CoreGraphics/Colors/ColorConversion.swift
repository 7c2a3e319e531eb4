import Foundation

/// The transfer function between a component and linear light. It is odd-symmetric, as extended spaces require.
enum TransferFunction: Hashable, Sendable {
    case sRGB
    case linear
    case gamma(Double)

    func linear(_ value: Double) -> Double {
        let magnitude = abs(value)
        let light =
            switch self {
            case .linear: magnitude
            case .gamma(let exponent): pow(magnitude, exponent)
            case .sRGB: magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
            }
        return value < 0 ? -light : light
    }

    func encoded(_ light: Double) -> Double {
        let magnitude = abs(light)
        let value =
            switch self {
            case .linear: magnitude
            case .gamma(let exponent): pow(magnitude, 1 / exponent)
            case .sRGB: magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
            }
        return light < 0 ? -value : value
    }
}

/// The red, green and blue primaries of a color space. The white point is always D65, so that a matrix to XYZ is
/// sufficient.
enum Primaries: Hashable, Sendable {
    case sRGB, displayP3, adobeRGB

    typealias Vector = SIMD3<Double>

    private var toXYZ: (Vector, Vector, Vector) {
        switch self {
        case .sRGB:
            (
                Vector(0.4123907992659595, 0.3575843393838780, 0.1804807884018343),
                Vector(0.2126390058715104, 0.7151686787677559, 0.0721923153607337),
                Vector(0.0193308187155918, 0.1191947797946259, 0.9505321522496608)
            )
        case .displayP3:
            (
                Vector(0.4865709486482162, 0.2656676931690930, 0.1982172852343625),
                Vector(0.2289745640697488, 0.6917385218365062, 0.0792869140937449),
                Vector(0.0000000000000000, 0.0451133818589026, 1.0439443689009757)
            )
        case .adobeRGB:
            (
                Vector(0.5766690429101305, 0.1855582379065463, 0.1882286462349947),
                Vector(0.2973449752505360, 0.6273635662554661, 0.0752914584939979),
                Vector(0.0270313613864123, 0.0706888525358272, 0.9913375368376388)
            )
        }
    }

    /// Converts linear light from other primaries to these primaries.
    func converted(_ light: Vector, from other: Primaries) -> Vector {
        guard self != other else { return light }
        let rows = other.toXYZ
        let xyz = Vector((rows.0 * light).sum(), (rows.1 * light).sum(), (rows.2 * light).sum())
        return solve(toXYZ, xyz)
    }

    /// Solves three equations by Cramer's rule.
    private func solve(_ m: (Vector, Vector, Vector), _ v: Vector) -> Vector {
        func determinant(_ a: Vector, _ b: Vector, _ c: Vector) -> Double {
            a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x) + a.z * (b.x * c.y - b.y * c.x)
        }
        func replacing(_ column: Int) -> Double {
            var (a, b, c) = m
            (a[column], b[column], c[column]) = (v.x, v.y, v.z)
            return determinant(a, b, c)
        }
        let whole = determinant(m.0, m.1, m.2)
        return Vector(replacing(0), replacing(1), replacing(2)) / whole
    }
}

extension CGColorSpace {
    /// Returns the sRGB components, not clamped, of components in this color space.
    func sRGB(from components: ArraySlice<CGFloat>) -> SIMD3<Double> {
        let first = components.startIndex
        func component(_ index: Int) -> Double { Double(components[first + index]) }
        switch model {
        case .monochrome:
            let gray = transfer == .sRGB ? component(0) : TransferFunction.sRGB.encoded(transfer.linear(component(0)))
            return SIMD3(repeating: gray)
        case .cmyk:
            let light = 1 - component(3)
            return SIMD3(1 - component(0), 1 - component(1), 1 - component(2)) * light
        case .pattern:
            guard let baseColorSpace, components.count == baseColorSpace.numberOfComponents else { return .zero }
            return baseColorSpace.sRGB(from: components)
        case .rgb, .unknown:
            let values = SIMD3(component(0), component(1), component(2))
            if primaries == .sRGB, transfer == .sRGB { return values }
            let light = SIMD3(transfer.linear(values.x), transfer.linear(values.y), transfer.linear(values.z))
            return Primaries.sRGB.converted(light, from: primaries).map(TransferFunction.sRGB.encoded)
        }
    }

    /// Returns the components in this color space of an sRGB color.
    func components(fromSRGB color: SIMD3<Double>) -> [CGFloat] {
        let inside: (Double) -> Double = { [isExtended] in isExtended ? $0 : Swift.max(0, Swift.min(1, $0)) }
        switch model {
        case .monochrome:
            let light = color.map(TransferFunction.sRGB.linear)
            let luminance = 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
            return [CGFloat(inside(transfer.encoded(luminance)))]
        case .cmyk:
            let clamped = color.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
            let light = clamped.max()
            guard light > 0 else { return [0, 0, 0, 1] }
            let inks = 1 - clamped / light
            return [CGFloat(inks.x), CGFloat(inks.y), CGFloat(inks.z), CGFloat(1 - light)]
        case .pattern: return baseColorSpace?.components(fromSRGB: color) ?? []
        case .rgb, .unknown:
            var values = color
            if primaries != .sRGB || transfer != .sRGB {
                let light = primaries.converted(color.map(TransferFunction.sRGB.linear), from: .sRGB)
                values = light.map(transfer.encoded)
            }
            return [CGFloat(inside(values.x)), CGFloat(inside(values.y)), CGFloat(inside(values.z))]
        }
    }
}

extension SIMD3<Double> {
    func map(_ transform: (Double) -> Double) -> SIMD3<Double> { SIMD3(transform(x), transform(y), transform(z)) }
}
