import Foundation

extension CGColorSpace {
    /// Returns the sRGB components, not clamped, of components in this color space.
    func sRGB(from components: ArraySlice<CGFloat>) -> SIMD3<Double> {
        let first = components.startIndex
        func component(_ index: Int) -> Double { Double(components[first + index]) }
        switch definition {
        case .gray(let transfer):
            let gray = transfer == .sRGB ? component(0) : TransferFunction.sRGB.encoded(transfer.linear(component(0)))
            return SIMD3(repeating: gray)
        case .cmyk:
            let light = 1 - component(3)
            return SIMD3(1 - component(0), 1 - component(1), 1 - component(2)) * light
        case .pattern:
            guard let baseColorSpace, components.count == baseColorSpace.numberOfComponents else { return .zero }
            return baseColorSpace.sRGB(from: components)
        case .indexed(let table):
            guard let baseColorSpace, !table.isEmpty else { return .zero }
            let count = baseColorSpace.numberOfComponents
            let index = Int(Swift.max(0, Swift.min(component(0).rounded(), Double(table.count / count - 1))))
            return baseColorSpace.sRGB(
                from: table[(index * count)..<((index + 1) * count)].map { CGFloat($0) / 255 }[...])
        case .rgb(let primaries, let transfer):
            let values = SIMD3(component(0), component(1), component(2))
            if primaries == .sRGB, transfer == .sRGB { return values }
            return TransferFunctions.sRGB.encoded(Primaries.sRGB.converted(transfer.linear(values), from: primaries))
        case .lab(let white, let range):
            let lightness = Swift.max(0, Swift.min(component(0), 100))
            let a = Swift.max(range[0], Swift.min(component(1), range[1]))
            let b = Swift.max(range[2], Swift.min(component(2), range[3]))
            let middle = (lightness + 16) / 116
            let xyz = SIMD3(middle + a / 500, middle, middle - b / 200).map(Self.lightOfLab) * white
            return Self.sRGB(fromXYZ: xyz, white)
        case .xyz(let white):
            return Self.sRGB(fromXYZ: SIMD3(component(0), component(1), component(2)), white)
        }
    }

    /// Returns the components in this color space of an sRGB color.
    func components(fromSRGB color: SIMD3<Double>) -> [CGFloat] {
        let inside: (Double) -> Double = { [isExtended] in isExtended ? $0 : Swift.max(0, Swift.min(1, $0)) }
        switch definition {
        case .gray(let transfer):
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
        case .indexed: return [CGFloat(nearestIndex(to: color))]
        case .rgb(let primaries, let transfer):
            var values = color
            if primaries != .sRGB || transfer != .sRGB {
                values = transfer.encoded(primaries.converted(TransferFunctions.sRGB.linear(color), from: .sRGB))
            }
            return [CGFloat(inside(values.x)), CGFloat(inside(values.y)), CGFloat(inside(values.z))]
        case .lab(let white, let range):
            let values = (Self.xyz(fromSRGB: color, white) / white).map(Self.valueOfLab)
            return [
                CGFloat(Swift.max(0, Swift.min(116 * values.y - 16, 100))),
                CGFloat(Swift.max(range[0], Swift.min(500 * (values.x - values.y), range[1]))),
                CGFloat(Swift.max(range[2], Swift.min(200 * (values.y - values.z), range[3]))),
            ]
        case .xyz(let white):
            let xyz = Self.xyz(fromSRGB: color, white)
            return [CGFloat(xyz.x), CGFloat(xyz.y), CGFloat(xyz.z)]
        }
    }

    private static func sRGB(fromXYZ xyz: SIMD3<Double>, _ white: SIMD3<Double>) -> SIMD3<Double> {
        TransferFunctions.sRGB.encoded(
            Primaries.sRGB.light(Primaries.adapted(xyz, from: white, to: Primaries.whiteD65)))
    }

    private static func xyz(fromSRGB color: SIMD3<Double>, _ white: SIMD3<Double>) -> SIMD3<Double> {
        let xyz = Primaries.sRGB.xyz(TransferFunctions.sRGB.linear(color))
        return Primaries.adapted(xyz, from: Primaries.whiteD65, to: white)
    }

    private static func lightOfLab(_ value: Double) -> Double {
        value > 6.0 / 29 ? value * value * value : (value - 4.0 / 29) * 108 / 841
    }

    private static func valueOfLab(_ light: Double) -> Double {
        light > 216.0 / 24_389 ? cbrt(light) : light * 841 / 108 + 4.0 / 29
    }

    private func nearestIndex(to color: SIMD3<Double>) -> Int {
        guard let baseColorSpace, let colorTable else { return 0 }
        let indices = 0..<(colorTable.count / baseColorSpace.numberOfComponents)
        func distance(_ index: Int) -> Double {
            let difference = sRGB(from: [CGFloat(index)]) - color
            return (difference * difference).sum()
        }
        return indices.min { distance($0) < distance($1) } ?? 0
    }
}

extension SIMD3<Double> {
    func map(_ transform: (Double) -> Double) -> SIMD3<Double> { SIMD3(transform(x), transform(y), transform(z)) }
}
