import Foundation

/// The numbers that give the components of a color space their meaning.
enum ColorDefinition: Hashable, Sendable {
    case gray(TransferFunction)
    case rgb(Primaries, TransferFunctions)
    case cmyk
    /// The range is the minimum and the maximum of a*, then of b*.
    case lab(white: SIMD3<Double>, range: SIMD4<Double>)
    case xyz(white: SIMD3<Double>)
    /// Each color of the table has a byte for each component of the base space.
    case indexed([UInt8])
    case pattern

    var model: CGColorSpaceModel {
        switch self {
        case .gray: .monochrome
        case .rgb: .rgb
        case .cmyk: .cmyk
        case .lab: .lab
        case .xyz: .XYZ
        case .indexed: .indexed
        case .pattern: .pattern
        }
    }
}
