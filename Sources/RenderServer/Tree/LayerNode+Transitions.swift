import Foundation

extension LayerNode {
    /// The initial appearance of a transition.
    final class Outgoing {
        /// The number of the animation.
        let number: UInt64
        /// The appearance, or `nil` if the layer was not visible.
        let snapshot: (any TransitionSnapshot)?

        init(number: UInt64, snapshot: (any TransitionSnapshot)?) { (self.number, self.snapshot) = (number, snapshot) }
    }

    /// Whether the layer is in transition between two appearances.
    var isInTransition: Bool { shown.transition != nil }

    /// Adds the old appearance to an animation's transition.
    func addSnapshot(to properties: inout LayerProperties) {
        guard let transition = properties.transition, let outgoing, outgoing.number == transition.number else { return }
        properties.transition?.snapshot = outgoing.snapshot
    }

    /// Returns a box around both appearances of a layer in a transition, in its own space.
    func box(of transition: LayerTransition, scale: Double) -> Box {
        let bounds = Box(shown.bounds)
        var box = Box.empty
        func add(_ snapshot: Box, _ side: LayerTransition.Side) {
            guard !snapshot.isEmpty else { return }
            box.formUnion(snapshot.offset(x: side.x * bounds.width, y: side.y * bounds.height))
        }
        add(snapshotBox, transition.incoming)
        if let snapshot = transition.snapshot?.box(scale: scale), !snapshot.isEmpty {
            add(snapshot.offset(x: bounds.minX, y: bounds.minY), transition.outgoing)
        }
        // Appearances are moved by whole pixels.
        box = box.outset(by: 1 / scale)
        return shown.masksToBounds ? box.intersection(bounds) : box
    }
}
