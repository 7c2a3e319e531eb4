import Foundation

/// A 4×4 matrix in row-vector convention, as `CATransform3D` (which is a public view of it in QuartzCore).
package struct Transform3D: Hashable, Sendable {
    package var m11: Double, m12: Double, m13: Double, m14: Double
    package var m21: Double, m22: Double, m23: Double, m24: Double
    package var m31: Double, m32: Double, m33: Double, m34: Double
    package var m41: Double, m42: Double, m43: Double, m44: Double

    package init(
        m11: Double, m12: Double, m13: Double, m14: Double, m21: Double, m22: Double, m23: Double, m24: Double,
        m31: Double, m32: Double, m33: Double, m34: Double, m41: Double, m42: Double, m43: Double, m44: Double
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    package static let identity = Transform3D(
        m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
        m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
}
