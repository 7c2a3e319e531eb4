import Foundation

/// The components of a transform, in the order of their application: scale, skew, rotation, translation, perspective.
struct DecomposedTransform: Sendable {
    var scale = SIMD3<Double>(1, 1, 1)
    /// XY, XZ and YZ.
    var skew = SIMD3<Double>(0, 0, 0)
    /// A unit quaternion: x, y, z, w.
    var rotation = SIMD4<Double>(0, 0, 0, 1)
    var translation = SIMD3<Double>(0, 0, 0)
    var perspective = SIMD4<Double>(0, 0, 0, 1)

    init() {}
}

extension Transform3D {
    /// The components of the transform, or `nil` if it is singular. The algorithm is Spencer Thomas' "unmatrix"
    /// (Graphics Gems II).
    var decomposed: DecomposedTransform? {
        guard isFinite, m44 != 0, abs(determinant) > 1e-12 else { return nil }
        let (r0, r1, r2, r3) = rows
        var result = DecomposedTransform()
        let weight = m44
        let (w0, w1, w2, w3) = (r0 / weight, r1 / weight, r2 / weight, r3 / weight)
        if w0.w != 0 || w1.w != 0 || w2.w != 0 {
            // The column of perspective p solves (the matrix without perspective) · p = (the original column).
            var plain = Transform3D(rows: (w0, w1, w2, w3))
            (plain.m14, plain.m24, plain.m34, plain.m44) = (0, 0, 0, 1)
            guard let inverse = plain.inverse else { return nil }
            let column = SIMD4(w0.w, w1.w, w2.w, w3.w)
            let (i0, i1, i2, i3) = inverse.rows
            result.perspective = SIMD4(
                (i0 * column).sum(), (i1 * column).sum(), (i2 * column).sum(), (i3 * column).sum())
        }
        result.translation = SIMD3(w3.x, w3.y, w3.z)

        var (x, y, z) = (SIMD3(w0.x, w0.y, w0.z), SIMD3(w1.x, w1.y, w1.z), SIMD3(w2.x, w2.y, w2.z))
        result.scale.x = x.length
        x /= result.scale.x
        result.skew.x = x.dot(y)
        y -= result.skew.x * x
        result.scale.y = y.length
        y /= result.scale.y
        result.skew.x /= result.scale.y
        result.skew.y = x.dot(z)
        z -= result.skew.y * x
        result.skew.z = y.dot(z)
        z -= result.skew.z * y
        result.scale.z = z.length
        z /= result.scale.z
        result.skew.y /= result.scale.z
        result.skew.z /= result.scale.z
        if x.dot(y.cross(z)) < 0 {
            // A mirror image is represented by one negative scale. If only x or y is mirrored in the plane, this
            // results in the smallest rotation.
            if x.x < 0 {
                result.scale.x = -result.scale.x
                (result.skew.x, result.skew.y) = (-result.skew.x, -result.skew.y)
                x = -x
            } else if y.y < 0 {
                result.scale.y = -result.scale.y
                (result.skew.x, result.skew.z) = (-result.skew.x, -result.skew.z)
                y = -y
            } else {
                result.scale.z = -result.scale.z
                (result.skew.y, result.skew.z) = (-result.skew.y, -result.skew.z)
                z = -z
            }
        }
        result.rotation = Self.quaternion(x, y, z)
        return result
    }

    /// Composes a transform from its parts.
    init(_ parts: DecomposedTransform) {
        let rotation = Self.rotation(quaternion: parts.rotation)
        var skew = Transform3D.identity
        // Rows: x, y + xy·x, z + xz·x + yz·y, each then scaled.
        skew.m21 = parts.skew.x
        skew.m31 = parts.skew.y
        skew.m32 = parts.skew.z
        var result = Transform3D.scale(parts.scale.x, parts.scale.y, parts.scale.z)
            .concatenating(skew).concatenating(rotation)
        (result.m41, result.m42, result.m43) = (parts.translation.x, parts.translation.y, parts.translation.z)
        if parts.perspective != SIMD4(0, 0, 0, 1) {
            var perspective = Transform3D.identity
            (perspective.m14, perspective.m24) = (parts.perspective.x, parts.perspective.y)
            (perspective.m34, perspective.m44) = (parts.perspective.z, parts.perspective.w)
            result = result.concatenating(perspective)
        }
        self = result
    }

    /// Returns the unit quaternion of a rotation given by its rows.
    private static func quaternion(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) -> SIMD4<Double> {
        let trace = x.x + y.y + z.z
        var result: SIMD4<Double>
        if trace > 0 {
            let s = 0.5 / (trace + 1).squareRoot()
            result = SIMD4((y.z - z.y) * s, (z.x - x.z) * s, (x.y - y.x) * s, 0.25 / s)
        } else if x.x > y.y, x.x > z.z {
            let s = 2 * (1 + x.x - y.y - z.z).squareRoot()
            result = SIMD4(0.25 * s, (y.x + x.y) / s, (z.x + x.z) / s, (y.z - z.y) / s)
        } else if y.y > z.z {
            let s = 2 * (1 + y.y - x.x - z.z).squareRoot()
            result = SIMD4((y.x + x.y) / s, 0.25 * s, (z.y + y.z) / s, (z.x - x.z) / s)
        } else {
            let s = 2 * (1 + z.z - x.x - y.y).squareRoot()
            result = SIMD4((z.x + x.z) / s, (z.y + y.z) / s, 0.25 * s, (x.y - y.x) / s)
        }
        let length = (result * result).sum().squareRoot()
        return length > 0 ? result / length : SIMD4(0, 0, 0, 1)
    }

    private static func rotation(quaternion q: SIMD4<Double>) -> Transform3D {
        var result = Transform3D.identity
        result.m11 = 1 - 2 * (q.y * q.y + q.z * q.z)
        result.m12 = 2 * (q.x * q.y + q.z * q.w)
        result.m13 = 2 * (q.x * q.z - q.y * q.w)
        result.m21 = 2 * (q.x * q.y - q.z * q.w)
        result.m22 = 1 - 2 * (q.x * q.x + q.z * q.z)
        result.m23 = 2 * (q.y * q.z + q.x * q.w)
        result.m31 = 2 * (q.x * q.z + q.y * q.w)
        result.m32 = 2 * (q.y * q.z - q.x * q.w)
        result.m33 = 1 - 2 * (q.x * q.x + q.y * q.y)
        return result
    }
}

extension DecomposedTransform {
    /// The rotation as angles about x, then y, then z, in radians.
    var eulerAngles: SIMD3<Double> {
        get {
            let q = rotation
            let m13 = 2 * (q.x * q.z - q.y * q.w)
            let y = asin(min(max(-m13, -1), 1))
            if abs(m13) > 1 - 1e-12 {
                // In gimbal lock, x and z rotate about the same axis. The whole rotation is attributed to z.
                let m21 = 2 * (q.x * q.y - q.z * q.w)
                let m22 = 1 - 2 * (q.x * q.x + q.z * q.z)
                return SIMD3(0, y, atan2(-m21, m22))
            }
            let m11 = 1 - 2 * (q.y * q.y + q.z * q.z)
            let m12 = 2 * (q.x * q.y + q.z * q.w)
            let m23 = 2 * (q.y * q.z + q.x * q.w)
            let m33 = 1 - 2 * (q.x * q.x + q.y * q.y)
            return SIMD3(atan2(m23, m33), y, atan2(m12, m11))
        }
        set {
            let (sx, cx) = (sin(newValue.x / 2), cos(newValue.x / 2))
            let (sy, cy) = (sin(newValue.y / 2), cos(newValue.y / 2))
            let (sz, cz) = (sin(newValue.z / 2), cos(newValue.z / 2))
            rotation = SIMD4(
                sx * cy * cz - cx * sy * sz, cx * sy * cz + sx * cy * sz,
                cx * cy * sz - sx * sy * cz, cx * cy * cz + sx * sy * sz)
        }
    }

    /// Interpolates between two decomposed transforms. The rotation is interpolated along the shorter arc, and all
    /// other components linearly.
    func interpolated(to other: DecomposedTransform, _ fraction: Double) -> DecomposedTransform {
        var result = DecomposedTransform()
        result.scale = scale + (other.scale - scale) * fraction
        result.skew = skew + (other.skew - skew) * fraction
        result.translation = translation + (other.translation - translation) * fraction
        result.perspective = perspective + (other.perspective - perspective) * fraction
        result.rotation = Self.slerp(rotation, other.rotation, fraction)
        return result
    }

    private static func slerp(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ fraction: Double) -> SIMD4<Double> {
        var cosine = (a * b).sum()
        var end = b
        if cosine < 0 { (cosine, end) = (-cosine, -b) }
        if cosine > 1 - 1e-12 { return a }
        let angle = acos(min(cosine, 1))
        let sine = sin(angle)
        return a * (sin((1 - fraction) * angle) / sine) + end * (sin(fraction * angle) / sine)
    }
}

extension SIMD3 where Scalar == Double {
    fileprivate func dot(_ other: Self) -> Double { (self * other).sum() }
    fileprivate func cross(_ other: Self) -> Self {
        SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }
    fileprivate var length: Double { dot(self).squareRoot() }
}
