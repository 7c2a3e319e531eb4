import Foundation

/// The steps that a transform can be taken apart into: scale, then shear, then rotate, then move.
public struct CGAffineTransformComponents: Hashable, Codable, Sendable {
    /// The scale along both axes, applied first.
    public var scale: CGSize
    /// How far x moves for each unit of y.
    public var horizontalShear: CGFloat
    /// The rotation in radians.
    public var rotation: CGFloat
    /// The movement, applied last.
    public var translation: CGVector

    /// Makes the components of the identity transform.
    public init() { self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero) }

    /// Makes components of four steps.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        (self.scale, self.horizontalShear) = (scale, horizontalShear)
        (self.rotation, self.translation) = (rotation, translation)
    }
}

extension CGAffineTransform {
    /// Makes the transform that does the four steps one after the other.
    public init(_ components: CGAffineTransformComponents) {
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// The four steps that together do what this transform does. A mirroring shows as a negative height of the scale.
    public func decomposed() -> CGAffineTransformComponents {
        let rotation = atan2(b, a)
        let (sine, cosine) = (sin(rotation), cos(rotation))
        let width = a * cosine + b * sine
        // The second row, turned back: what is left of it along y is the scale, along x the shear of that scale.
        let (sheared, height) = (c * cosine + d * sine, d * cosine - c * sine)
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : sheared / height,
            rotation: rotation, translation: CGVector(dx: tx, dy: ty))
    }
}
