import CoreGraphics
import Foundation

extension RenderServer {
    // MARK: Appearances of layers before their transitions

    /// Records the appearance of the layers that get transitions from a commit, before the commit is applied.
    ///
    /// The appearance is computed for the time of the commit. It is not taken from the last frame, so that it does not
    /// depend on the times of frames.
    func snapshotsBeforeTransitions(of commit: Commit) -> [(layer: LayerID, outgoing: LayerNode.Outgoing)] {
        var result: [(layer: LayerID, outgoing: LayerNode.Outgoing)] = []
        var frozen: [ObjectIdentifier: FrozenLayer] = [:]
        var removed: Set<LayerID>?
        for index in commit.updates.indices {
            guard let animation = commit.updates[index].animations?.last(where: \.isTransition) else { continue }
            let id = commit.updates[index].layer
            if removed == nil { removed = Set(commit.removed) }
            var snapshot: TransitionSnapshot?
            if let node = node(id), removed?.contains(id) == false {
                if node.outgoing?.number == animation.number { continue }
                let time = node.parent.map { timeline(of: $0) } ?? (1, 0)
                if let depth = depthInTree(of: node),
                    let layer = freeze(node, at: commit.time, in: time, depth: depth, &frozen)
                {
                    snapshot = TransitionSnapshot(layer)
                }
            }
            result.append((id, LayerNode.Outgoing(number: animation.number, snapshot: snapshot)))
        }
        return result
    }

    /// Returns the number of ancestors of a layer in the displayed tree, or `nil` for a layer outside of it.
    private func depthInTree(of node: LayerNode) -> Int? {
        var (depth, current) = (0, node)
        while let parent = current.parent { (depth, current) = (depth + 1, parent) }
        return current === root ? depth : nil
    }

    /// - Parameter outer: The superlayer's time as a function of media time.
    private func freeze(
        _ node: LayerNode, at time: Double, in outer: (rate: Double, offset: Double), depth: Int,
        _ known: inout [ObjectIdentifier: FrozenLayer]
    ) -> FrozenLayer? {
        guard depth < LayerNode.largestDepth else { return nil }
        if let layer = known[ObjectIdentifier(node)] { return layer }
        let own = node.modelBox ?? node.shownBox
        var line = outer
        if let timing = own.value.timing {
            line.offset = (outer.offset - timing.beginTime) * timing.speed + timing.timeOffset
            line.rate = outer.rate * timing.speed
        }
        var properties = own
        if node.modelBox != nil, !node.animations.isEmpty {
            var shown = own.value.presented(at: line.rate * time + line.offset, animations: node.animations)
            node.addSnapshot(to: &shown)
            if let snapshot = shown.transition?.snapshot, snapshot.depth >= TransitionSnapshot.largestDepth {
                shown.transition = nil
            }
            properties = CommittedProperties(shown)
        }
        if properties.value.replication != nil {
            // The copies are frozen like other layers.
            var single = properties.value
            single.replication = nil
            properties = CommittedProperties(single)
        }
        let children = node.children.compactMap { child in
            child.parent === node ? freeze(child, at: time, in: line, depth: depth + 1, &known) : nil
        }
        let mask = node.mask.flatMap { freeze($0, at: time, in: line, depth: depth + 1, &known) }
        let layer = FrozenLayer(properties, children: children, mask: mask)
        known[ObjectIdentifier(node)] = layer
        return layer
    }
}

extension LayerNode {
    /// The initial appearance of a transition.
    final class Outgoing {
        /// The number of the animation.
        let number: UInt64
        /// The appearance, or `nil` if the layer was not visible.
        let snapshot: TransitionSnapshot?

        init(number: UInt64, snapshot: TransitionSnapshot?) { (self.number, self.snapshot) = (number, snapshot) }
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

extension RenderAnimation {
    var isTransition: Bool {
        if case .transition = effect { return true }
        return false
    }
}
