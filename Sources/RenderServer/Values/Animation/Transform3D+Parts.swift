import Foundation

/// The parts of a transform that key paths such as `transform.rotation.z` name.
extension Transform3D {
    /// Returns the value of a part. If the transform cannot be decomposed, the parts of the identity are returned,
    /// except for the translation.
    func part(_ property: AnimatableProperty) -> AnimatableValue? {
        switch property {
        case .translation: return .size(CGSize(width: m41, height: m42))
        case .translationX: return .number(m41)
        case .translationY: return .number(m42)
        case .translationZ: return .number(m43)
        default: break
        }
        let parts = decomposed ?? DecomposedTransform()
        switch property {
        case .rotation, .rotationZ: return .number(parts.eulerAngles.z)
        case .rotationX: return .number(parts.eulerAngles.x)
        case .rotationY: return .number(parts.eulerAngles.y)
        case .scale: return .number(parts.scale.sum() / 3)
        case .scaleX: return .number(parts.scale.x)
        case .scaleY: return .number(parts.scale.y)
        case .scaleZ: return .number(parts.scale.z)
        default: return nil
        }
    }

    /// Sets a part and keeps the remaining parts.
    mutating func setPart(_ value: Double, for property: AnimatableProperty) {
        switch property {
        case .translationX: m41 = value
        case .translationY: m42 = value
        case .translationZ: m43 = value
        case .scale, .scaleX, .scaleY, .scaleZ:
            if isScaleAndTranslation { setDiagonal(value, for: property) } else { setDecomposed(value, for: property) }
        default: setDecomposed(value, for: property)
        }
    }

    private mutating func setDiagonal(_ value: Double, for property: AnimatableProperty) {
        if property == .scale || property == .scaleX { m11 = value }
        if property == .scale || property == .scaleY { m22 = value }
        if property == .scale || property == .scaleZ { m33 = value }
    }

    private mutating func setDecomposed(_ value: Double, for property: AnimatableProperty) {
        var parts = decomposed ?? DecomposedTransform()
        switch property {
        case .rotation, .rotationZ: parts.eulerAngles.z = value
        case .rotationX: parts.eulerAngles.x = value
        case .rotationY: parts.eulerAngles.y = value
        case .scale: parts.scale = SIMD3(repeating: value)
        case .scaleX: parts.scale.x = value
        case .scaleY: parts.scale.y = value
        case .scaleZ: parts.scale.z = value
        default: return
        }
        self = Transform3D(parts)
    }
}
