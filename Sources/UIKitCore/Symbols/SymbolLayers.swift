import CoreGraphics
import QuartzCore

// Chosen (Views): A symbol's parts are its levels and the steps of its variable value.
/// The layers of a symbol's parts. Each part can move separately.
///
/// A part has two layers: the outer layer has the lasting state, size and visibility; the inner layer has the pixels
/// and the repeated animations. So an enlarged symbol can bounce, and effects on the same property do not conflict.
@MainActor
final class SymbolLayers {
    @MainActor struct Part {
        /// `nil` for a symbol that moves as a whole.
        let part: SymbolPart?
        let outer = CALayer()
        let inner = CALayer()
    }

    /// The placement of pixels in their view.
    struct Placement {
        var bounds: CGRect
        var gravity: CALayerContentsGravity
        var scale: CGFloat
    }

    let root = CALayer()
    /// Back to front.
    private(set) var parts: [Part] = []

    /// Shows pixels. Returns whether the parts changed.
    func show(_ pixels: [(part: SymbolPart?, image: CGImage?)], _ placement: Placement) -> Bool {
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        let isNew = pixels.map(\.part) != parts.map(\.part)
        if isNew {
            for part in parts { part.outer.removeFromSuperlayer() }
            parts = pixels.map { Part(part: $0.part) }
            for part in parts {
                part.outer.addSublayer(part.inner)
                root.addSublayer(part.outer)
            }
        }
        root.frame = placement.bounds
        for (part, shown) in zip(parts, pixels) {
            for layer in [part.outer, part.inner] {
                layer.bounds = CGRect(origin: .zero, size: placement.bounds.size)
                layer.position = CGPoint(x: placement.bounds.width / 2, y: placement.bounds.height / 2)
            }
            part.inner.contentsGravity = placement.gravity
            part.inner.contentsScale = placement.scale
            part.inner.contents = shown.image
        }
        return isNew
    }

    /// The lasting state of a part: size and visibility.
    struct State: Equatable {
        var scale: CGFloat = 1
        var opacity: CGFloat = 1
    }

    /// Returns the visible state of a part at this moment.
    private func shownState(of part: Part) -> State {
        let layer = part.outer.presentation() ?? part.outer
        return State(scale: layer.transform.m11, opacity: CGFloat(layer.opacity))
    }

    /// Sets a state for all parts.
    func set(_ state: State) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for part in parts {
            part.outer.transform = CATransform3DMakeScale(state.scale, state.scale, 1)
            part.outer.opacity = Float(state.opacity)
        }
        CATransaction.commit()
    }

    /// Changes all parts to a state, from the visible state or from a given state. Returns the duration, in seconds.
    func change(
        to state: State, from start: State? = nil, _ configuration: SymbolEffectConfiguration, speed: Double,
        after delay: Double = 0
    ) -> Double {
        var length = 0.0
        for (index, part) in parts.enumerated() {
            let old = start ?? shownState(of: part)
            let wait = delay + SymbolMotion.delay(of: index, among: parts.count, configuration)
            let times = [0, wait, wait + SymbolMotion.changeLength]
            length = max(length, times[2])
            for motion in [
                SymbolMotion("transform.scale", [old.scale, old.scale, state.scale], times),
                SymbolMotion("opacity", [old.opacity, old.opacity, state.opacity], times),
            ] {
                let animation = motion.animation(period: times[2])
                animation.speed = Float(speed)
                part.outer.add(animation, forKey: motion.keyPath)
            }
        }
        set(state)
        return length / speed
    }

    /// Animates the parts from their visible places back to their original places, after a motion was removed. Returns
    /// the duration, in seconds.
    func settle(from seen: [CALayer]) -> Double {
        for (part, old) in zip(parts, seen) {
            let turn = old.transform
            let motions: [(path: String, from: CGFloat, end: CGFloat)] = [
                ("opacity", CGFloat(old.opacity), 1), ("transform.scale", hypot(turn.m11, turn.m12), 1),
                ("transform.rotation.z", atan2(turn.m12, turn.m11), 0), ("transform.translation.x", turn.m41, 0),
                ("transform.translation.y", turn.m42, 0),
            ]
            for (path, from, end) in motions where abs(from - end) > 0.001 {
                let motion = SymbolMotion(path, [from, end], [0, SymbolMotion.changeLength])
                part.inner.add(motion.animation(period: SymbolMotion.changeLength), forKey: "settle.\(path)")
            }
        }
        return SymbolMotion.changeLength
    }

    /// The visible states of the parts at this moment.
    var seen: [CALayer] { parts.map { $0.inner.presentation() ?? $0.inner } }
}
