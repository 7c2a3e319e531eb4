import CoreGraphics
import Foundation
import RenderServer

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(.identity)

// MARK: - Making transforms

/// Returns a translation by `tx`, `ty`, `tz`.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
}

/// Returns a transform that scales each axis by a factor.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
}

/// Returns a rotation by `angle` radians around the axis `(x, y, z)`, or the identity if the axis has no length.
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
    let t = 1 - c
    return CATransform3D(
        m11: c + x * x * t, m12: x * y * t + z * s, m13: x * z * t - y * s, m14: 0,
        m21: y * x * t - z * s, m22: c + y * y * t, m23: y * z * t + x * s, m24: 0,
        m31: z * x * t + y * s, m32: z * y * t - x * s, m33: c + z * z * t, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns the three-dimensional transform of the affine transform `m`.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(
        m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0,
        m31: 0, m32: 0, m33: 1, m34: 0, m41: m.tx, m42: m.ty, m43: 0, m44: 1)
}

// MARK: - Combining transforms

/// Returns the transform `t`, preceded by a translation by `tx`, `ty`, `tz`.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform `t`, preceded by a scale.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform `t`, preceded by a rotation.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform `a`, followed by the transform `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (left, right) = (a.rows, b.rows)
    func row(_ v: SIMD4<Double>) -> SIMD4<Double> {
        v.x * right.0 + v.y * right.1 + v.z * right.2 + v.w * right.3
    }
    return CATransform3D(rows: (row(left.0), row(left.1), row(left.2), row(left.3)))
}

/// Returns the inverse of `t`, or `t` itself if it is singular.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss-Jordan elimination with partial pivoting, on rows [t | identity].
    var rows = [t.rows.0, t.rows.1, t.rows.2, t.rows.3]
    let identity = CATransform3DIdentity.rows
    var result = [identity.0, identity.1, identity.2, identity.3]
    for column in 0..<4 {
        let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
        let value = rows[pivot][column]
        guard abs(value) > .leastNormalMagnitude, value.isFinite else { return t }
        rows.swapAt(pivot, column)
        result.swapAt(pivot, column)
        rows[column] /= value
        result[column] /= value
        for other in 0..<4 where other != column {
            let factor = rows[other][column]
            rows[other] -= factor * rows[column]
            result[other] -= factor * result[column]
        }
    }
    return CATransform3D(rows: (result[0], result[1], result[2], result[3]))
}

// MARK: - Asking

/// Returns whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.matrix == .identity }

/// Returns whether two transforms have the same entries.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a.matrix == b.matrix }

/// Returns whether a transform can be represented as a `CGAffineTransform`.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    let m = t.matrix
    return m.m13 == 0 && m.m14 == 0 && m.m23 == 0 && m.m24 == 0 && m.m31 == 0 && m.m32 == 0 && m.m33 == 1
        && m.m34 == 0 && m.m43 == 0 && m.m44 == 1
}

/// Returns the affine part of a transform. Entries that matter only in three dimensions are dropped.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension CATransform3D {
    typealias Rows = (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    var rows: Rows {
        let m = matrix
        return (
            SIMD4(m.m11, m.m12, m.m13, m.m14), SIMD4(m.m21, m.m22, m.m23, m.m24),
            SIMD4(m.m31, m.m32, m.m33, m.m34), SIMD4(m.m41, m.m42, m.m43, m.m44)
        )
    }

    init(rows r: Rows) {
        self.init(
            Transform3D(
                m11: r.0.x, m12: r.0.y, m13: r.0.z, m14: r.0.w, m21: r.1.x, m22: r.1.y, m23: r.1.z, m24: r.1.w,
                m31: r.2.x, m32: r.2.y, m33: r.2.z, m34: r.2.w, m41: r.3.x, m42: r.3.y, m43: r.3.z, m44: r.3.w))
    }
}
