import Foundation
import RenderServer

/// The transform of the plane z = 0 by a 4×4 matrix, projected onto the plane: a 3×3 projective matrix.
///
/// Layers flatten their descendants, so the conversion between two layers' spaces is a product of such transforms, and
/// its inverse is exact, even with perspective.
struct PlaneTransform {
    // Row vectors: [x y 1] · m.
    var m11 = 1.0, m12 = 0.0, m13 = 0.0
    var m21 = 0.0, m22 = 1.0, m23 = 0.0
    var m31 = 0.0, m32 = 0.0, m33 = 1.0

    init() {}

    init(translationX x: Double, y: Double) { (m31, m32) = (x, y) }

    init(_ t: Transform3D) {
        (m11, m12, m13) = (t.m11, t.m12, t.m14)
        (m21, m22, m23) = (t.m21, t.m22, t.m24)
        (m31, m32, m33) = (t.m41, t.m42, t.m44)
    }

    func apply(to point: CGPoint) -> CGPoint {
        let (x, y) = (Double(point.x), Double(point.y))
        let w = x * m13 + y * m23 + m33
        let (px, py) = (x * m11 + y * m21 + m31, x * m12 + y * m22 + m32)
        return w == 1 || w == 0 ? CGPoint(x: px, y: py) : CGPoint(x: px / w, y: py / w)
    }

    /// Returns the bounding box of a transformed rectangle.
    func boundingBox(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> CGRect {
        let corners = (
            apply(to: CGPoint(x: left, y: top)), apply(to: CGPoint(x: right, y: top)),
            apply(to: CGPoint(x: left, y: bottom)), apply(to: CGPoint(x: right, y: bottom))
        )
        let minX = min(min(corners.0.x, corners.1.x), min(corners.2.x, corners.3.x))
        let minY = min(min(corners.0.y, corners.1.y), min(corners.2.y, corners.3.y))
        let maxX = max(max(corners.0.x, corners.1.x), max(corners.2.x, corners.3.x))
        let maxY = max(max(corners.0.y, corners.1.y), max(corners.2.y, corners.3.y))
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// The transform with 0 in place of the rounding errors of sines and cosines. For example, π/2 is not exactly a
    /// quarter turn.
    var withoutNoise: PlaneTransform {
        func isNoise(_ value: Double, beside other: Double) -> Bool { abs(value) <= abs(other) * 0x1p-51 }
        var result = self
        if isNoise(m11, beside: m12) { result.m11 = 0 }
        if isNoise(m12, beside: m11) { result.m12 = 0 }
        if isNoise(m21, beside: m22) { result.m21 = 0 }
        if isNoise(m22, beside: m21) { result.m22 = 0 }
        return result
    }

    func concatenated(with b: PlaneTransform) -> PlaneTransform {
        var r = PlaneTransform()
        r.m11 = m11 * b.m11 + m12 * b.m21 + m13 * b.m31
        r.m12 = m11 * b.m12 + m12 * b.m22 + m13 * b.m32
        r.m13 = m11 * b.m13 + m12 * b.m23 + m13 * b.m33
        r.m21 = m21 * b.m11 + m22 * b.m21 + m23 * b.m31
        r.m22 = m21 * b.m12 + m22 * b.m22 + m23 * b.m32
        r.m23 = m21 * b.m13 + m22 * b.m23 + m23 * b.m33
        r.m31 = m31 * b.m11 + m32 * b.m21 + m33 * b.m31
        r.m32 = m31 * b.m12 + m32 * b.m22 + m33 * b.m32
        r.m33 = m31 * b.m13 + m32 * b.m23 + m33 * b.m33
        return r
    }

    /// The inverse, or `nil` if the plane is parallel to the view direction or has a scale of 0.
    var inverse: PlaneTransform? {
        let determinant =
            m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
        guard determinant != 0, determinant.isFinite else { return nil }
        let d = 1 / determinant
        guard d.isFinite else { return nil }
        var r = PlaneTransform()
        r.m11 = (m22 * m33 - m23 * m32) * d
        r.m12 = (m13 * m32 - m12 * m33) * d
        r.m13 = (m12 * m23 - m13 * m22) * d
        r.m21 = (m23 * m31 - m21 * m33) * d
        r.m22 = (m11 * m33 - m13 * m31) * d
        r.m23 = (m13 * m21 - m11 * m23) * d
        r.m31 = (m21 * m32 - m22 * m31) * d
        r.m32 = (m12 * m31 - m11 * m32) * d
        r.m33 = (m11 * m22 - m12 * m21) * d
        return r
    }
}
