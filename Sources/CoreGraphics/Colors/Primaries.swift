import Foundation

/// The red, green and blue primaries of a color space, as a matrix from linear components to XYZ. Its white is D65;
/// other white points are adapted to it.
struct Primaries: Hashable, Sendable {
    typealias Vector = SIMD3<Double>

    let matrix: ColorMatrix

    init(matrix: ColorMatrix) { self.matrix = matrix }

    static let sRGB = Primaries(
        matrix: ColorMatrix(
            Vector(0.4123907992659595, 0.3575843393838780, 0.1804807884018343),
            Vector(0.2126390058715104, 0.7151686787677559, 0.0721923153607337),
            Vector(0.0193308187155918, 0.1191947797946259, 0.9505321522496608)))
    static let displayP3 = Primaries(
        matrix: ColorMatrix(
            Vector(0.4865709486482162, 0.2656676931690930, 0.1982172852343625),
            Vector(0.2289745640697488, 0.6917385218365062, 0.0792869140937449),
            Vector(0.0000000000000000, 0.0451133818589026, 1.0439443689009757)))
    static let adobeRGB = Primaries(
        matrix: ColorMatrix(
            Vector(0.5766690429101305, 0.1855582379065463, 0.1882286462349947),
            Vector(0.2973449752505360, 0.6273635662554661, 0.0752914584939979),
            Vector(0.0270313613864123, 0.0706888525358272, 0.9913375368376388)))
    static let itur2020 = Primaries((0.708, 0.292), (0.170, 0.797), (0.131, 0.046), white: (0.3127, 0.3290))
    static let dciP3 = Primaries((0.680, 0.320), (0.265, 0.690), (0.150, 0.060), white: (0.314, 0.351))
    static let acesCG = Primaries((0.713, 0.293), (0.165, 0.830), (0.128, 0.044), white: (0.32168, 0.33767))
    static let romm = Primaries((0.7347, 0.2653), (0.1596, 0.8404), (0.0366, 0.0001), white: (0.3457, 0.3585))

    /// The white points in XYZ.
    static let whiteD65 = Vector(0.9504559270516716, 1, 1.0890577507598784)
    static let whiteD50 = Vector(0.9642, 1, 0.8249)

    /// Creates primaries from chromaticities.
    private init(
        _ red: (Double, Double), _ green: (Double, Double), _ blue: (Double, Double), white: (Double, Double)
    ) {
        func xyz(_ xy: (Double, Double)) -> Vector { Vector(xy.0 / xy.1, 1, (1 - xy.0 - xy.1) / xy.1) }
        let columns = [xyz(red), xyz(green), xyz(blue)]
        let sums = ColorMatrix(columns[0], columns[1], columns[2]).transposed.solved(for: xyz(white))
        let scaled = [columns[0] * sums.x, columns[1] * sums.y, columns[2] * sums.z]
        self.init(columns: scaled, white: xyz(white))
    }

    /// Creates primaries from the XYZ of red, green and blue, and of white.
    init(columns: [Vector], white: Vector) {
        let adapted = columns.map { Self.adapted($0, from: white, to: Self.whiteD65) }
        matrix = ColorMatrix(adapted[0], adapted[1], adapted[2]).transposed
    }

    /// Converts linear components to XYZ.
    func xyz(_ light: Vector) -> Vector { matrix.product(with: light) }

    /// Converts XYZ to linear components.
    func light(_ xyz: Vector) -> Vector { matrix.solved(for: xyz) }

    /// Whether each XYZ has components.
    var isInvertible: Bool { abs(matrix.determinant) > 1e-12 }

    /// Converts linear light from other primaries to these primaries.
    func converted(_ light: Vector, from other: Primaries) -> Vector {
        self == other ? light : self.light(other.xyz(light))
    }

    /// Adapts XYZ to a different white by the method of Bradford.
    static func adapted(_ xyz: Vector, from white: Vector, to other: Vector) -> Vector {
        guard white != other else { return xyz }
        let scale = bradford.product(with: other) / bradford.product(with: white)
        return bradford.solved(for: bradford.product(with: xyz) * scale)
    }

    private static let bradford = ColorMatrix(
        Vector(0.8951, 0.2664, -0.1614), Vector(-0.7502, 1.7135, 0.0367), Vector(0.0389, -0.0685, 1.0296))
}
