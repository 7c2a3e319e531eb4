import Foundation

extension Transform3D {
    // MARK: Making

    /// Returns a translation by a distance along each axis.
    static func translation(_ x: Double, _ y: Double, _ z: Double = 0) -> Transform3D {
        var result = Transform3D.identity
        (result.m41, result.m42, result.m43) = (x, y, z)
        return result
    }

    /// Returns a scale along each axis.
    static func scale(_ x: Double, _ y: Double, _ z: Double = 1) -> Transform3D {
        var result = Transform3D.identity
        (result.m11, result.m22, result.m33) = (x, y, z)
        return result
    }

    /// Returns a rotation by an angle in radians about an axis through the origin, or the identity if the axis has no
    /// direction.
    static func rotation(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) -> Transform3D {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite, angle.isFinite else { return .identity }
        let (x, y, z) = (x / length, y / length, z / length)
        let (sine, cosine) = (sin(angle), cos(angle))
        let rest = 1 - cosine
        var result = Transform3D.identity
        result.m11 = cosine + x * x * rest
        result.m12 = x * y * rest + z * sine
        result.m13 = x * z * rest - y * sine
        result.m21 = x * y * rest - z * sine
        result.m22 = cosine + y * y * rest
        result.m23 = y * z * rest + x * sine
        result.m31 = x * z * rest + y * sine
        result.m32 = y * z * rest - x * sine
        result.m33 = cosine + z * z * rest
        return result
    }

    // MARK: Combining

    /// Returns a transform that applies this transform first, and then the other.
    func concatenating(_ other: Transform3D) -> Transform3D {
        let (a0, a1, a2, a3) = rows
        let (b0, b1, b2, b3) = other.rows
        func row(_ a: SIMD4<Double>) -> SIMD4<Double> { a.x * b0 + a.y * b1 + a.z * b2 + a.w * b3 }
        return Transform3D(rows: (row(a0), row(a1), row(a2), row(a3)))
    }

    func translated(_ x: Double, _ y: Double, _ z: Double) -> Transform3D {
        Transform3D.translation(x, y, z).concatenating(self)
    }

    func scaled(_ x: Double, _ y: Double, _ z: Double) -> Transform3D {
        Transform3D.scale(x, y, z).concatenating(self)
    }

    func rotated(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) -> Transform3D {
        Transform3D.rotation(angle, x, y, z).concatenating(self)
    }

    /// The inverse transform, or `nil` for a singular transform.
    var inverse: Transform3D? {
        var left = [rows.0, rows.1, rows.2, rows.3]
        var right = [
            SIMD4<Double>(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1),
        ]
        for column in 0..<4 {
            var pivot = column
            for row in column..<4 where abs(left[row][column]) > abs(left[pivot][column]) { pivot = row }
            let value = left[pivot][column]
            guard value.isFinite, abs(value) > 1e-300 else { return nil }
            left.swapAt(column, pivot)
            right.swapAt(column, pivot)
            left[column] /= value
            right[column] /= value
            for row in 0..<4 where row != column {
                let factor = left[row][column]
                if factor == 0 { continue }
                left[row] -= factor * left[column]
                right[row] -= factor * right[column]
            }
        }
        let result = Transform3D(rows: (right[0], right[1], right[2], right[3]))
        return result.isFinite ? result : nil
    }

    // MARK: Examining

    var isIdentity: Bool { self == .identity }

    /// Whether the transform only translates, scales, rotates and skews in the plane.
    var isAffine: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0
            && m44 == 1
    }

    var isFinite: Bool {
        let (a, b, c, d) = rows
        return (a + b + c + d).sum().isFinite && [a, b, c, d].allSatisfy { ($0 * 0).sum() == 0 }
    }

    /// Whether the transform only translates and scales along the axes.
    var isScaleAndTranslation: Bool {
        m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0
            && m44 == 1
    }

    var determinant: Double {
        let upper = (
            m11 * m22 - m12 * m21, m11 * m23 - m13 * m21, m11 * m24 - m14 * m21,
            m12 * m23 - m13 * m22, m12 * m24 - m14 * m22, m13 * m24 - m14 * m23
        )
        let lower = (
            m31 * m42 - m32 * m41, m31 * m43 - m33 * m41, m31 * m44 - m34 * m41,
            m32 * m43 - m33 * m42, m32 * m44 - m34 * m42, m33 * m44 - m34 * m43
        )
        return upper.0 * lower.5 - upper.1 * lower.4 + upper.2 * lower.3 + upper.3 * lower.2 - upper.4 * lower.1
            + upper.5 * lower.0
    }

    /// Returns the image of a point of the plane z = 0, seen from the front.
    func project(_ point: CGPoint) -> CGPoint { PlaneTransform(self).apply(point) }

    /// Returns the bounding box of the image of a rectangle of the plane z = 0, without the part behind the eye.
    /// Returns `.null` if the whole image is behind the eye.
    func project(_ rect: CGRect) -> CGRect { PlaneTransform(self).boundingBox(of: Box(rect)).rect }

    // MARK: Rows

    typealias Rows = (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    var rows: Rows {
        (
            SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
            SIMD4(m41, m42, m43, m44)
        )
    }

    init(rows: Rows) {
        self.init(
            m11: rows.0.x, m12: rows.0.y, m13: rows.0.z, m14: rows.0.w,
            m21: rows.1.x, m22: rows.1.y, m23: rows.1.z, m24: rows.1.w,
            m31: rows.2.x, m32: rows.2.y, m33: rows.2.z, m34: rows.2.w,
            m41: rows.3.x, m42: rows.3.y, m43: rows.3.z, m44: rows.3.w)
    }
}
