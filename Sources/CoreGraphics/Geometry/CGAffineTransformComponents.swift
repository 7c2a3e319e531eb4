import Foundation

/// The components of a transform: a scale, then a shear, then a rotation, then a translation.
public struct CGAffineTransformComponents: Hashable, Codable, Sendable {
    /// The scale along both axes, applied first.
    public var scale: CGSize
    /// The shear: the displacement along x for each unit of y.
    public var horizontalShear: CGFloat
    /// The rotation in radians.
    public var rotation: CGFloat
    /// The translation, applied last.
    public var translation: CGVector

    /// Creates the components of the identity transform.
    public init() { self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero) }

    /// Creates components from four steps.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        (self.scale, self.horizontalShear) = (scale, horizontalShear)
        (self.rotation, self.translation) = (rotation, translation)
    }
}

extension CGAffineTransform {
    /// Creates the transform that applies the four steps in order.
    public init(_ components: CGAffineTransformComponents) {
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// Returns the four steps of this transform. If it mirrors the plane, the height of the scale is negative.
    public func decomposed() -> CGAffineTransformComponents {
        let rotation = atan2(b, a)
        let (sine, cosine) = (sin(rotation), cos(rotation))
        let width = a * cosine + b * sine
        // The second row, rotated back: its part along y is the scale, and its part along x the shear of that scale.
        let (sheared, height) = (c * cosine + d * sine, d * cosine - c * sine)
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : sheared / height,
            rotation: rotation, translation: CGVector(dx: tx, dy: ty))
    }
}
