import CoreGraphics
import Foundation

extension RenderServer {
    // MARK: Looks of layers before their transitions

    /// Freezes the layers to which a commit adds transitions, before anything of the commit is applied.
    ///
    /// What they show is computed for the commit's time and not taken from the last frame, so that it does not depend on when
    /// frames are composited.
    func looksBeforeTransitions(of commit: Commit) -> [(layer: LayerID, outgoing: LayerNode.Outgoing)] {
        var result: [(layer: LayerID, outgoing: LayerNode.Outgoing)] = []
        var frozen: [ObjectIdentifier: FrozenLayer] = [:]
        var removed: Set<LayerID>?
        for index in commit.updates.indices {
            guard let animation = commit.updates[index].animations?.last(where: \.isTransition) else { continue }
            let id = commit.updates[index].layer
            if removed == nil { removed = Set(commit.removed) }
            var look: TransitionSnapshot?
            if let node = node(id), removed?.contains(id) == false {
                if node.outgoing?.number == animation.number { continue }
                let time = node.parent.map { timeline(of: $0) } ?? (1, 0)
                if let depth = depthInTree(of: node),
                    let layer = freeze(node, at: commit.time, in: time, depth: depth, &frozen)
                {
                    look = TransitionSnapshot(layer)
                }
            }
            result.append((id, LayerNode.Outgoing(number: animation.number, look: look)))
        }
        return result
    }

    /// How many layers contain a layer that is in the displayed tree.
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
            node.addLook(to: &shown)
            if let look = shown.transition?.look, look.depth >= TransitionSnapshot.largestDepth {
                shown.transition = nil
            }
            properties = CommittedProperties(shown)
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
    /// What a transition goes out from.
    final class Outgoing {
        /// The animation's.
        let number: UInt64
        /// `nil` where nothing was shown.
        let look: TransitionSnapshot?

        init(number: UInt64, look: TransitionSnapshot?) { (self.number, self.look) = (number, look) }
    }

    /// Whether the layer is on the way from one look to another.
    var isInTransition: Bool { shown.transition != nil }

    /// Completes the transition that an animation shows.
    func addLook(to properties: inout LayerProperties) {
        guard let transition = properties.transition, let outgoing, outgoing.number == transition.number else { return }
        properties.transition?.look = outgoing.look
    }

    /// A box around both looks of a layer in a transition, in its own space.
    func box(of transition: LayerTransition, scale: Double) -> Box {
        let bounds = Box(shown.bounds)
        var box = Box.empty
        func add(_ look: Box, _ side: LayerTransition.Side) {
            guard !look.isEmpty else { return }
            box.formUnion(look.offset(x: side.x * bounds.width, y: side.y * bounds.height))
        }
        add(lookBox, transition.incoming)
        if let look = transition.look?.box(scale: scale), !look.isEmpty {
            add(look.offset(x: bounds.minX, y: bounds.minY), transition.outgoing)
        }
        // Looks are moved by whole pixels.
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
