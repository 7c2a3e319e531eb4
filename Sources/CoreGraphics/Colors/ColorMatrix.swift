/// Three rows of three numbers.
struct ColorMatrix: Hashable, Sendable {
    typealias Vector = SIMD3<Double>

    var first: Vector
    var second: Vector
    var third: Vector

    init(_ first: Vector, _ second: Vector, _ third: Vector) {
        (self.first, self.second, self.third) = (first, second, third)
    }

    var transposed: ColorMatrix {
        ColorMatrix(
            Vector(first.x, second.x, third.x), Vector(first.y, second.y, third.y),
            Vector(first.z, second.z, third.z))
    }

    var determinant: Double {
        first.x * (second.y * third.z - second.z * third.y) - first.y * (second.x * third.z - second.z * third.x)
            + first.z * (second.x * third.y - second.y * third.x)
    }

    func product(with vector: Vector) -> Vector {
        Vector((first * vector).sum(), (second * vector).sum(), (third * vector).sum())
    }

    /// Returns the vector whose product with the matrix is `result`, by Cramer's rule.
    func solved(for result: Vector) -> Vector {
        func replacing(_ column: Int) -> Double {
            var matrix = self
            (matrix.first[column], matrix.second[column], matrix.third[column]) = (result.x, result.y, result.z)
            return matrix.determinant
        }
        return Vector(replacing(0), replacing(1), replacing(2)) / determinant
    }
}
