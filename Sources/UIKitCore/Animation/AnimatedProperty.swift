import Foundation
import QuartzCore

/// A property of a layer that an animator has changed, with the values to set it to either end or leave it in between.
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
    /// The value shown when the animator's first animation of it began.
    let start: Any?
    let startColor: UIColor?
    var end: Any?
    private var endColor: UIColor?
    /// The value that this has set last: while the layer still has it, no other code has set another one.
    private var model: Any?
    /// The numbers of its animations.
    var animations: [UInt64] = []

    init(layer: CALayer, keyPath: String, start: Any?, startColor: UIColor?, end: Any?) {
        (self.layer, self.keyPath) = (layer, keyPath)
        (self.start, self.startColor) = (start, startColor)
        (self.end, model) = (end, end)
    }

    /// The animator's blocks have set another value.
    mutating func change(to end: Any?) { (self.end, model) = (end, end) }

    /// Whether no other code has set the property since.
    var isOwn: Bool { LayerValue.equal(layer.value(forKeyPath: keyPath), model) }

    /// What the animator's own animations show now.
    var shown: Any? { animations.isEmpty ? model : layer.value(forKeyPath: keyPath, showing: animations) }

    /// Makes what is shown the layer's value; the caller removes the animations.
    mutating func setCurrent(_ shown: Any?) {
        endColor = (layer.delegate as? UIView)?.backgroundColor
        set(shown, color: nil)
    }

    /// Makes the value at one of the ends the layer's value.
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
