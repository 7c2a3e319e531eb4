import CoreGraphics
import Foundation
import QuartzCore

/// Compares, adds and sets layer property values by key path.
@MainActor
enum LayerValue {
    /// Returns the difference of two values, which can be added to a third value, and the zero value of their type;
    /// `nil` for types without differences, and for a new transform without an inverse. The difference of transforms is
    /// a transform that is applied before the new one.
    static func difference(_ old: Any?, _ new: Any?) -> (difference: Any, zero: Any)? {
        switch (old, new) {
        case (let old as CGPoint, let new as CGPoint):
            return (CGPoint(x: old.x - new.x, y: old.y - new.y), CGPoint.zero)
        case (let old as CGRect, let new as CGRect):
            return (
                CGRect(
                    x: old.origin.x - new.origin.x, y: old.origin.y - new.origin.y,
                    width: old.size.width - new.size.width, height: old.size.height - new.size.height), CGRect.zero
            )
        case (let old as CGSize, let new as CGSize):
            return (CGSize(width: old.width - new.width, height: old.height - new.height), CGSize.zero)
        case (let old as CATransform3D, let new as CATransform3D):
            guard let inverse = new.inverse else { return nil }
            return (CATransform3DConcat(old, inverse), CATransform3DIdentity)
        default:
            guard let old = number(old), let new = number(new) else { return nil }
            return (CGFloat(old - new), CGFloat(0))
        }
    }

    /// Returns `value + (shown - model)` for types with differences; otherwise `shown`.
    static func offset(_ value: Any?, by shown: Any?, over model: Any?) -> Any? {
        guard let (offset, _) = difference(shown, model) else { return shown }
        switch (value, offset) {
        case (let value as CGPoint, let offset as CGPoint):
            return CGPoint(x: value.x + offset.x, y: value.y + offset.y)
        case (let value as CGRect, let offset as CGRect):
            return CGRect(
                x: value.origin.x + offset.origin.x, y: value.origin.y + offset.origin.y,
                width: value.size.width + offset.size.width, height: value.size.height + offset.size.height)
        case (let value as CGSize, let offset as CGSize):
            return CGSize(width: value.width + offset.width, height: value.height + offset.height)
        case (let value as CATransform3D, let offset as CATransform3D): return CATransform3DConcat(offset, value)
        default:
            guard let value = number(value), let offset = number(offset) else { return shown }
            return CGFloat(value + offset)
        }
    }

    /// Returns whether two values are equal.
    static func equal(_ one: Any?, _ other: Any?) -> Bool {
        switch (one, other) {
        case (nil, nil): return true
        case (let one as CATransform3D, let other as CATransform3D): return CATransform3DEqualToTransform(one, other)
        case (let one as CGPath, let other as CGPath): return one === other
        default:
            if let one = number(one), let other = number(other) { return one == other }
            guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
            return one == other
        }
    }

    /// Sets a property without animation. For the layer of a view, sets the view's property.
    ///
    /// - Parameter color: The view's color, if the value is a background color.
    static func set(_ value: Any?, for keyPath: String, of layer: CALayer, color: UIColor?) {
        ViewAnimationContext.withoutAnimation {
            guard let view = layer.delegate as? UIView, view.layer === layer else {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                layer.setValue(value, forKeyPath: keyPath)
                CATransaction.commit()
                return
            }
            switch (keyPath, value) {
            case ("position", let value as CGPoint): view.center = value
            case ("bounds", let value as CGRect): view.bounds = value
            case ("opacity", let value): if let number = number(value) { view.alpha = CGFloat(number) }
            case ("backgroundColor", let value):
                view.backgroundColor = color ?? (value as? CGColor).map { UIColor(cgColor: $0) }
            default: layer.setValue(value, forKeyPath: keyPath)
            }
        }
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        default: nil
        }
    }
}

extension CATransform3D {
    /// The inverse transform; `nil` if there is none.
    fileprivate var inverse: CATransform3D? {
        if CATransform3DIsIdentity(self) { return self }
        guard !CATransform3DIsAffine(self) else {
            let affine = CATransform3DGetAffineTransform(self)
            let determinant = affine.a * affine.d - affine.b * affine.c
            guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
            return CATransform3DMakeAffineTransform(affine.inverted())
        }
        // For a transform without an inverse, the function returns its argument.
        let inverse = CATransform3DInvert(self)
        let product = CATransform3DConcat(self, inverse)
        let differences = [
            product.m11 - 1, product.m12, product.m13, product.m14, product.m21, product.m22 - 1, product.m23,
            product.m24, product.m31, product.m32, product.m33 - 1, product.m34, product.m41, product.m42, product.m43,
            product.m44 - 1,
        ]
        return differences.allSatisfy { abs($0) < 1e-6 } ? inverse : nil
    }
}
