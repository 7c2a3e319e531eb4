import Foundation
import QuartzCore

/// A layer property that an animator has changed, with its values at both ends.
@MainActor
struct AnimatedProperty {
    struct ID: Hashable {
        let layer: ObjectIdentifier
        let keyPath: String

        @MainActor init(_ layer: CALayer, _ keyPath: String) {
            (self.layer, self.keyPath) = (ObjectIdentifier(layer), keyPath)
        }
    }

    let layer: CALayer
    let keyPath: String
    /// The presented value when the animator's first animation of the property began.
    let start: Any?
    let startColor: UIColor?
    var end: Any?
    private var endColor: UIColor?
    /// The last value that the animator has set. While the layer has this value, no other code has changed the
    /// property.
    private var model: Any?
    /// The identifiers of the animator's animations of the property.
    var animations: [UInt64] = []

    init(layer: CALayer, keyPath: String, start: Any?, startColor: UIColor?, end: Any?) {
        (self.layer, self.keyPath) = (layer, keyPath)
        (self.start, self.startColor) = (start, startColor)
        (self.end, model) = (end, end)
    }

    /// Called when the animator's blocks have set a different value.
    mutating func change(to end: Any?) { (self.end, model) = (end, end) }

    /// Whether no other code has set the property since the animator set it.
    var isOwn: Bool { LayerValue.equal(layer.value(forKeyPath: keyPath), model) }

    /// The value that the animator's own animations present now.
    var shown: Any? { animations.isEmpty ? model : layer.value(forKeyPath: keyPath, showing: animations) }

    /// Sets the layer's value to the presented value. The caller removes the animations.
    mutating func setCurrent(_ shown: Any?) {
        endColor = (layer.delegate as? UIView)?.backgroundColor
        set(shown, color: nil)
    }

    /// Sets the layer's value to the value at a position.
    mutating func setValue(at position: UIViewAnimatingPosition) {
        switch position {
        case .start: set(start, color: startColor)
        case .end: set(end, color: endColor)
        case .current: break
        }
    }

    private mutating func set(_ value: Any?, color: UIColor?) {
        if !LayerValue.equal(layer.value(forKeyPath: keyPath), value) {
            LayerValue.set(value, for: keyPath, of: layer, color: color)
        }
        model = layer.value(forKeyPath: keyPath)
    }
}
