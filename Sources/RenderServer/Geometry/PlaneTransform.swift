import CoreGraphics
import Foundation

/// A projective transform of a plane: a 3×3 matrix in row-vector convention.
///
/// Each layer draws in its own plane and is flat in its superlayer's plane. Therefore a chain of layers needs no third
/// axis: the product of their plane transforms is exact, including perspective.
struct PlaneTransform: Equatable {
    var m11, m12, m13: Double
    var m21, m22, m23: Double
    var m31, m32, m33: Double

    static let identity = PlaneTransform(m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)

    init(
        m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double,
        m33: Double
    ) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }

    static func translation(_ x: Double, _ y: Double) -> PlaneTransform {
        PlaneTransform(m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: 0, m31: x, m32: y, m33: 1)
    }

    static func scale(_ x: Double, _ y: Double) -> PlaneTransform {
        PlaneTransform(m11: x, m12: 0, m13: 0, m21: 0, m22: y, m23: 0, m31: 0, m32: 0, m33: 1)
    }

    init(_ transform: CGAffineTransform) {
        self.init(
            m11: transform.a, m12: transform.b, m13: 0, m21: transform.c, m22: transform.d, m23: 0, m31: transform.tx,
            m32: transform.ty, m33: 1)
    }

    /// Creates the transform of the plane z = 0 by a 3D transform, seen along the z axis.
    init(_ matrix: Transform3D) {
        self.init(
            m11: matrix.m11, m12: matrix.m12, m13: matrix.m14, m21: matrix.m21, m22: matrix.m22, m23: matrix.m24,
            m31: matrix.m41, m32: matrix.m42, m33: matrix.m44)
        if isAffineUpToScale, m33 != 1, m33 != 0 { normalise() }
    }

    private var isAffineUpToScale: Bool { m13 == 0 && m23 == 0 }

    private mutating func normalise() {
        let factor = 1 / m33
        self = PlaneTransform(
            m11: m11 * factor, m12: m12 * factor, m13: 0, m21: m21 * factor, m22: m22 * factor, m23: 0,
            m31: m31 * factor, m32: m32 * factor, m33: 1)
    }

    var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
    /// Whether axis-aligned rectangles stay axis-aligned and are not mirrored.
    var isUpright: Bool { isAffine && m12 == 0 && m21 == 0 && m11 > 0 && m22 > 0 }

    /// Whether the transform can be used for drawing: it is finite, invertible, and not extremely large or small.
    var isUsable: Bool {
        let size = max(
            abs(m11), abs(m12), abs(m13), abs(m21), abs(m22), abs(m23), abs(m31), abs(m32), abs(m33))
        // A NaN fails every comparison.
        guard size < 1e9, (m11 + m12 + m13 + m21 + m22 + m23 + m31 + m32 + m33).isFinite else { return false }
        return abs(determinant) > 1e-12
    }

    var determinant: Double {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// Returns a transform that applies this transform first, and then the other.
    func concatenating(_ b: PlaneTransform) -> PlaneTransform {
        if isAffine, b.isAffine {
            return PlaneTransform(
                m11: m11 * b.m11 + m12 * b.m21, m12: m11 * b.m12 + m12 * b.m22, m13: 0,
                m21: m21 * b.m11 + m22 * b.m21, m22: m21 * b.m12 + m22 * b.m22, m23: 0,
                m31: m31 * b.m11 + m32 * b.m21 + b.m31, m32: m31 * b.m12 + m32 * b.m22 + b.m32, m33: 1)
        }
        return PlaneTransform(
            m11: m11 * b.m11 + m12 * b.m21 + m13 * b.m31, m12: m11 * b.m12 + m12 * b.m22 + m13 * b.m32,
            m13: m11 * b.m13 + m12 * b.m23 + m13 * b.m33,
            m21: m21 * b.m11 + m22 * b.m21 + m23 * b.m31, m22: m21 * b.m12 + m22 * b.m22 + m23 * b.m32,
            m23: m21 * b.m13 + m22 * b.m23 + m23 * b.m33,
            m31: m31 * b.m11 + m32 * b.m21 + m33 * b.m31, m32: m31 * b.m12 + m32 * b.m22 + m33 * b.m32,
            m33: m31 * b.m13 + m32 * b.m23 + m33 * b.m33)
    }

    var inverse: PlaneTransform? {
        let factor = 1 / determinant
        guard factor.isFinite else { return nil }
        if isAffine {
            let (a, b, c, d) = (m22 * factor, -m12 * factor, -m21 * factor, m11 * factor)
            return PlaneTransform(
                m11: a, m12: b, m13: 0, m21: c, m22: d, m23: 0, m31: -(m31 * a + m32 * c),
                m32: -(m31 * b + m32 * d), m33: 1)
        }
        return PlaneTransform(
            m11: (m22 * m33 - m23 * m32) * factor, m12: (m13 * m32 - m12 * m33) * factor,
            m13: (m12 * m23 - m13 * m22) * factor,
            m21: (m23 * m31 - m21 * m33) * factor, m22: (m11 * m33 - m13 * m31) * factor,
            m23: (m13 * m21 - m11 * m23) * factor,
            m31: (m21 * m32 - m22 * m31) * factor, m32: (m12 * m31 - m11 * m32) * factor,
            m33: (m11 * m22 - m12 * m21) * factor)
    }

    func apply(_ point: CGPoint) -> CGPoint {
        let w = point.x * m13 + point.y * m23 + m33
        return CGPoint(
            x: (point.x * m11 + point.y * m21 + m31) / w, y: (point.x * m12 + point.y * m22 + m32) / w)
    }

    /// Returns the smallest axis-aligned box around the image of a box, without the part behind the eye.
    func boundingBox(of box: Box) -> Box {
        if box.isEmpty { return .empty }
        if isAffine {
            if m12 == 0, m21 == 0 {
                let (x1, x2) = (box.minX * m11 + m31, box.maxX * m11 + m31)
                let (y1, y2) = (box.minY * m22 + m32, box.maxY * m22 + m32)
                return Box(minX: min(x1, x2), minY: min(y1, y2), maxX: max(x1, x2), maxY: max(y1, y2))
            }
            let (centerX, centerY) = ((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
            let (halfX, halfY) = (box.width / 2, box.height / 2)
            let (x, y) = (centerX * m11 + centerY * m21 + m31, centerX * m12 + centerY * m22 + m32)
            let (reachX, reachY) = (halfX * abs(m11) + halfY * abs(m21), halfX * abs(m12) + halfY * abs(m22))
            return Box(minX: x - reachX, minY: y - reachY, maxX: x + reachX, maxY: y + reachY)
        }
        var result = Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
        for point in polygon(of: box) {
            result.minX = min(result.minX, point.x)
            result.minY = min(result.minY, point.y)
            result.maxX = max(result.maxX, point.x)
            result.maxY = max(result.maxY, point.y)
        }
        return result
    }

    /// Returns a box without the part that is too far out for Cairo, which draws no edge of more than 131,072 pixels.
    func drawable(_ box: Box) -> Box {
        let reach = Box(minX: -32_000, minY: -32_000, maxX: 32_000, maxY: 32_000)
        guard isAffine, !reach.contains(boundingBox(of: box)), let inverse else { return box }
        return box.intersection(inverse.boundingBox(of: reach))
    }

    /// Returns the image of a box, cut off just in front of the eye: three to five corners, or no corner.
    func polygon(of box: Box) -> [CGPoint] {
        let corners = [
            (box.minX, box.minY), (box.maxX, box.minY), (box.maxX, box.maxY), (box.minX, box.maxY),
        ].map { x, y in
            SIMD3(x * m11 + y * m21 + m31, x * m12 + y * m22 + m32, x * m13 + y * m23 + m33)
        }
        let nearest = 1e-4
        var result: [CGPoint] = []
        result.reserveCapacity(5)
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) & 3]
            if corner.z >= nearest { result.append(CGPoint(x: corner.x / corner.z, y: corner.y / corner.z)) }
            if (corner.z >= nearest) != (next.z >= nearest) {
                let part = (nearest - corner.z) / (next.z - corner.z)
                let cut = corner + (next - corner) * part
                result.append(CGPoint(x: cut.x / nearest, y: cut.y / nearest))
            }
        }
        return result
    }
}
