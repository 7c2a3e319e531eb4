import Foundation

extension CGColorSpace {
    // MARK: Calibrated color spaces

    /// Creates a gray color space.
    ///
    /// - Parameters:
    ///   - whitePoint: The XYZ of white: three positive numbers. The second is 1.
    ///   - blackPoint: The XYZ of black. It has no effect, since colors are painted relative to white and black.
    ///   - gamma: The exponent between a component and linear light.
    /// - Returns: The color space, or `nil` if a number is not positive.
    public convenience init?(
        calibratedGrayWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
        gamma: CGFloat
    ) {
        guard Self.white(whitePoint) != nil, gamma.isFinite, gamma > 0 else { return nil }
        self.init(nil, .gray(.gamma(Double(gamma))))
    }

    /// Creates an RGB color space.
    ///
    /// - Parameters:
    ///   - whitePoint: The XYZ of white: three positive numbers. The second is 1.
    ///   - blackPoint: The XYZ of black. It has no effect, since colors are painted relative to white and black.
    ///   - gamma: The exponents between the components and linear light. They are 1 for `nil`.
    ///   - matrix: The XYZ of red, then of green, then of blue. The linear components are the XYZ for `nil`.
    /// - Returns: The color space, or `nil` if a white or an exponent is not positive, or if the matrix is singular.
    public convenience init?(
        calibratedRGBWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
        gamma: UnsafePointer<CGFloat>?, matrix: UnsafePointer<CGFloat>?
    ) {
        guard let white = Self.white(whitePoint) else { return nil }
        let exponents = (0..<3).map { Double(gamma?[$0] ?? 1) }
        let values = (0..<9).map { Double(matrix?[$0] ?? ($0 % 4 == 0 ? 1 : 0)) }
        guard exponents.allSatisfy({ $0.isFinite && $0 > 0 }), values.allSatisfy({ $0.isFinite && abs($0) < 1e6 })
        else { return nil }
        let columns = (0..<3).map { SIMD3(values[$0 * 3], values[$0 * 3 + 1], values[$0 * 3 + 2]) }
        let primaries = Primaries(columns: columns, white: white)
        guard primaries.isInvertible else { return nil }
        self.init(
            nil,
            .rgb(primaries, TransferFunctions(.gamma(exponents[0]), .gamma(exponents[1]), .gamma(exponents[2]))))
    }

    /// Creates a CIE L*a*b* color space.
    ///
    /// - Parameters:
    ///   - whitePoint: The XYZ of white: three positive numbers. The second is 1.
    ///   - blackPoint: The XYZ of black. It has no effect, since colors are painted relative to white and black.
    ///   - range: The minimum and the maximum of a*, then of b*. They are -100 and 100 for `nil`.
    /// - Returns: The color space, or `nil` if a white is not positive or a range is not finite.
    public convenience init?(
        labWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
        range: UnsafePointer<CGFloat>?
    ) {
        guard let white = Self.white(whitePoint) else { return nil }
        let limits = (0..<4).map { Double(range?[$0] ?? ($0 % 2 == 0 ? -100 : 100)) }
        guard limits.allSatisfy(\.isFinite), limits[0] <= limits[1], limits[2] <= limits[3] else { return nil }
        self.init(nil, .lab(white: white, range: SIMD4(limits[0], limits[1], limits[2], limits[3])))
    }

    /// Creates a color space whose only component is the index of a color in a table.
    ///
    /// - Parameters:
    ///   - baseSpace: The color space of the table: gray, RGB or CMYK.
    ///   - last: The largest index, at most 255.
    ///   - colorTable: The colors of all indices, with a byte for each component of the base space. 255 is 1.
    /// - Returns: The color space, or `nil` for an unsuitable base space or index.
    public convenience init?(indexedBaseSpace baseSpace: CGColorSpace, last: Int, colorTable: UnsafePointer<UInt8>) {
        guard [.monochrome, .rgb, .cmyk].contains(baseSpace.model), (0...255).contains(last) else { return nil }
        let count = (last + 1) * baseSpace.numberOfComponents
        self.init(nil, .indexed(Array(UnsafeBufferPointer(start: colorTable, count: count))), base: baseSpace)
    }

    private static func white(_ numbers: UnsafePointer<CGFloat>) -> SIMD3<Double>? {
        let white = SIMD3(Double(numbers[0]), Double(numbers[1]), Double(numbers[2]))
        // Numbers outside of this range describe no light source.
        let isUsable = white.min() >= 1e-6 && white.max() <= 1e6
        return isUsable ? white : nil
    }
}
