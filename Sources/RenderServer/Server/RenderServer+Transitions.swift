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
            var snapshot: FrozenSnapshot?
            if let node = node(id), removed?.contains(id) == false {
                if node.outgoing?.number == animation.number { continue }
                let time = node.parent.map { timeline(of: $0) } ?? (1, 0)
                if let depth = depthInTree(of: node),
                    let layer = freeze(node, at: commit.time, in: time, depth: depth, &frozen)
                {
                    snapshot = FrozenSnapshot(layer)
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
            if let snapshot = shown.transition?.snapshot, snapshot.depth >= FrozenSnapshot.largestDepth {
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

extension RenderAnimation {
    var isTransition: Bool {
        if case .transition = effect { return true }
        return false
    }
}
