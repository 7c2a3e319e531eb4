import Foundation

extension NSValue {
    // Foundation on Linux cannot encode structures in values, but arrays of numbers.

    /// Creates a value with a transform.
    public convenience init(caTransform3D transform: CATransform3D) {
        let numbers = [
            transform.m11, transform.m12, transform.m13, transform.m14, transform.m21, transform.m22, transform.m23,
            transform.m24, transform.m31, transform.m32, transform.m33, transform.m34, transform.m41, transform.m42,
            transform.m43, transform.m44,
        ]
        self.init(bytes: numbers.map(Double.init), objCType: "[16d]")
    }

    /// The transform. It is the identity transform if the value has a different type.
    public var caTransform3DValue: CATransform3D { transform ?? CATransform3DIdentity }

    /// The transform, or `nil` if the value has a different type.
    var transform: CATransform3D? {
        guard String(cString: objCType) == "[16d]" else { return nil }
        var numbers = [Double](repeating: 0, count: 16)
        getValue(&numbers)
        let n = numbers.map { CGFloat($0) }
        return CATransform3D(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8],
            m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }
}
