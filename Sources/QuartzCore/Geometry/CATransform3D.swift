import Foundation
import RenderServer

/// A 4×4 matrix that transforms a layer's coordinates to its superlayer's coordinate space.
///
/// Points are row vectors: `[x y z 1] · m`. Therefore `m41`, `m42` and `m43` are a translation, and `m34` determines
/// the perspective: set it to `-1 / distance`, where `distance` is the distance of the eye from the plane.
public struct CATransform3D: Sendable {
    var matrix: Transform3D

    package init(_ matrix: Transform3D) { self.matrix = matrix }

    /// Creates a matrix of zeros.
    public init() {
        matrix = Transform3D(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
    }

    /// Creates a matrix from its sixteen entries, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        matrix = Transform3D(
            m11: Double(m11), m12: Double(m12), m13: Double(m13), m14: Double(m14),
            m21: Double(m21), m22: Double(m22), m23: Double(m23), m24: Double(m24),
            m31: Double(m31), m32: Double(m32), m33: Double(m33), m34: Double(m34),
            m41: Double(m41), m42: Double(m42), m43: Double(m43), m44: Double(m44))
    }
}

// MARK: - Entries

extension CATransform3D {
    /// The entry in row 1, column 1.
    public var m11: CGFloat {
        get { CGFloat(matrix.m11) }
        set { matrix.m11 = Double(newValue) }
    }
    /// The entry in row 1, column 2.
    public var m12: CGFloat {
        get { CGFloat(matrix.m12) }
        set { matrix.m12 = Double(newValue) }
    }
    /// The entry in row 1, column 3.
    public var m13: CGFloat {
        get { CGFloat(matrix.m13) }
        set { matrix.m13 = Double(newValue) }
    }
    /// The entry in row 1, column 4.
    public var m14: CGFloat {
        get { CGFloat(matrix.m14) }
        set { matrix.m14 = Double(newValue) }
    }
    /// The entry in row 2, column 1.
    public var m21: CGFloat {
        get { CGFloat(matrix.m21) }
        set { matrix.m21 = Double(newValue) }
    }
    /// The entry in row 2, column 2.
    public var m22: CGFloat {
        get { CGFloat(matrix.m22) }
        set { matrix.m22 = Double(newValue) }
    }
    /// The entry in row 2, column 3.
    public var m23: CGFloat {
        get { CGFloat(matrix.m23) }
        set { matrix.m23 = Double(newValue) }
    }
    /// The entry in row 2, column 4.
    public var m24: CGFloat {
        get { CGFloat(matrix.m24) }
        set { matrix.m24 = Double(newValue) }
    }
    /// The entry in row 3, column 1.
    public var m31: CGFloat {
        get { CGFloat(matrix.m31) }
        set { matrix.m31 = Double(newValue) }
    }
    /// The entry in row 3, column 2.
    public var m32: CGFloat {
        get { CGFloat(matrix.m32) }
        set { matrix.m32 = Double(newValue) }
    }
    /// The entry in row 3, column 3.
    public var m33: CGFloat {
        get { CGFloat(matrix.m33) }
        set { matrix.m33 = Double(newValue) }
    }
    /// The entry in row 3, column 4.
    public var m34: CGFloat {
        get { CGFloat(matrix.m34) }
        set { matrix.m34 = Double(newValue) }
    }
    /// The entry in row 4, column 1.
    public var m41: CGFloat {
        get { CGFloat(matrix.m41) }
        set { matrix.m41 = Double(newValue) }
    }
    /// The entry in row 4, column 2.
    public var m42: CGFloat {
        get { CGFloat(matrix.m42) }
        set { matrix.m42 = Double(newValue) }
    }
    /// The entry in row 4, column 3.
    public var m43: CGFloat {
        get { CGFloat(matrix.m43) }
        set { matrix.m43 = Double(newValue) }
    }
    /// The entry in row 4, column 4.
    public var m44: CGFloat {
        get { CGFloat(matrix.m44) }
        set { matrix.m44 = Double(newValue) }
    }
}
