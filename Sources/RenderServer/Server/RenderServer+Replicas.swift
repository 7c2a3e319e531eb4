import CoreGraphics
import Foundation

extension RenderServer {
    // MARK: Replicated layers

    // Chosen (Views): The instances of a replicator layer have at most 16,384 layers together.
    private static let mostCopies = 16_384

    /// Returns the layer that has the sublayers of a committed layer.
    func holder(of node: LayerNode) -> LayerNode { node.replicas?.source ?? node }

    /// Prepares a layer that becomes a replicator, before its sublayers are committed.
    func prepareReplicas(of node: LayerNode, _ properties: LayerProperties) {
        guard node.replicas == nil, properties.replication != nil, node.children.isEmpty else { return }
        let source = LayerNode(id: LayerID(index: -1))
        source.shownBox = CommittedProperties(Self.holderProperties)
        node.replicas = Replicas(source: source)
        node.children = [source]
        enter(source, under: node)
        usesReplicas = true
    }

    /// The properties of a layer that does not change the space of its superlayer.
    private static var holderProperties: LayerProperties {
        var properties = LayerProperties()
        properties.anchorPoint = .zero
        return properties
    }

    /// Keeps the animations of a layer that have ended by themselves for the delayed instances of its replicator, until
    /// these instances have finished them, too.
    func keepEndedAnimations(of node: LayerNode, replacedBy new: [RenderAnimation], at time: Double) {
        guard !node.animations.isEmpty, let (replicator, replicas) = replicator(of: node),
            let replication = (replicator.modelBox?.value ?? replicator.shown).replication, replication.delay > 0
        else { return }
        let line = timeline(of: node)
        let local = line.rate * time + line.offset
        let longest = replication.delay * Double(replication.count)
        var ended = replicas.ended[ObjectIdentifier(node)] ?? []
        ended += node.animations.filter { old in
            old.endTime <= local + 1e-6 && !new.contains { $0.key == old.key && $0.endTime == old.endTime }
        }
        ended.removeAll { $0.endTime + longest < local }
        if replicas.ended.count > Self.mostCopies { replicas.ended = [:] }
        replicas.ended[ObjectIdentifier(node)] = ended.isEmpty ? nil : ended.suffix(16)
    }

    private func replicator(of node: LayerNode) -> (LayerNode, Replicas)? {
        var next = node.parent
        while let current = next {
            if let replicas = current.replicas { return (current, replicas) }
            next = current.parent
        }
        return nil
    }

    /// Marks the replicators whose instances differ from a committed layer.
    func noteReplicas(of node: LayerNode) {
        var next: LayerNode? = node
        while let current = next {
            if let replicas = current.replicas, !replicas.isStale {
                replicas.isStale = true
                staleReplicators.append(current)
            }
            next = current.parent
        }
    }

    /// Makes the instances of the marked replicators again, first of those inside of other replicators.
    func updateReplicas() {
        guard !staleReplicators.isEmpty else { return }
        let stale = staleReplicators.map { (depth: Self.depth(of: $0), node: $0) }.sorted { $0.depth > $1.depth }
        staleReplicators = []
        for (_, node) in stale where !node.isRemoved {
            guard let replicas = node.replicas else { continue }
            replicas.isStale = false
            replicate(node, replicas)
        }
    }

    private static func depth(of node: LayerNode) -> Int {
        var (depth, next) = (0, node.parent)
        while let current = next { (depth, next) = (depth + 1, current.parent) }
        return depth
    }

    private func replicate(_ node: LayerNode, _ replicas: Replicas) {
        for instance in replicas.instances {
            if instance.parent === node, !instance.footprint.box.isEmpty, !instance.pending.contains(.added) {
                node.removedFootprints.append(instance.footprint)
            }
            dissolve(instance)
        }
        replicas.instances = []
        let properties = node.modelBox?.value ?? node.shown
        let replication = properties.replication ?? Replication()
        let size = Self.count(of: replicas.source, limit: Self.mostCopies)
        let first = replication.color(of: 0) == nil && replication.count > 0 ? 1 : 0
        let count = min(replication.count, first + Self.mostCopies / max(1, size))
        var source = Self.holderProperties
        // The first instance is a copy if its colors differ.
        source.isHidden = first == 0
        let change = LayerChange(from: replicas.source.shown, to: source)
        replicas.source.shownBox = CommittedProperties(source)
        note(change, for: replicas.source)

        let (bounds, anchor) = (properties.bounds, properties.anchorPoint)
        let x = bounds.origin.x + anchor.x * bounds.size.width
        let y = bounds.origin.y + anchor.y * bounds.size.height
        if replication.delay <= 0 { replicas.ended = [:] }
        var copier = LayerCopier(ended: replicas.ended)
        var matrix = Transform3D.identity
        for index in 0..<max(0, count) {
            if index > 0 { matrix = matrix.concatenating(replication.transform) }
            if index < first { continue }
            copier.start(tint: replication.color(of: index))
            let instance = copier.copy(replicas.source)
            var shown = Self.holderProperties
            shown.transform = Transform3D.translation(-x, -y).concatenating(matrix).concatenating(.translation(x, y))
            if replication.delay != 0, index > 0 {
                var timing = LayerTiming()
                timing.beginTime = replication.delay * Double(index)
                shown.timing = timing
            }
            instance.shownBox = CommittedProperties(shown)
            replicas.instances.append(instance)
        }
        for copy in copier.nodes {
            listBackdrop(copy)
            listEmitter(copy)
            if !copy.animations.isEmpty { list(copy) }
        }
        if replication.delay != 0 { noteNewTiming() }
        if copier.nodes.contains(where: { !$0.animations.isEmpty }) { nextAnimationTime = -.infinity }
        node.children = [replicas.source] + replicas.instances
        for instance in replicas.instances { enter(instance, under: node) }
        node.needsSorting = true
        note(.sublayers, for: node)
    }

    private static func count(of node: LayerNode, limit: Int) -> Int {
        var (count, stack) = (0, [node])
        while let next = stack.popLast(), count < limit {
            count += 1
            stack += next.children
            if let mask = next.mask { stack.append(mask) }
        }
        return count
    }

    /// Removes copies, which other lists of the server may still contain.
    private func dissolve(_ node: LayerNode) {
        var stack = [node]
        while let next = stack.popLast() {
            stack += next.children
            if let mask = next.mask { stack.append(mask) }
            next.isRemoved = true
            (next.children, next.childrenByDepth, next.dirtyChildren) = ([], nil, [])
            (next.mask, next.parent) = (nil, nil)
        }
    }

    /// Removes the instances and the holder of a replicator that is being removed.
    func removeReplicas(of node: LayerNode) {
        guard let replicas = node.replicas else { return }
        for instance in replicas.instances { dissolve(instance) }
        let source = replicas.source
        for child in source.children where child.parent === source { child.parent = nil }
        (source.children, source.childrenByDepth, source.dirtyChildren) = ([], nil, [])
        (source.parent, source.isRemoved) = (nil, true)
        node.replicas = nil
    }

    /// Calls a closure for the holders and the copies of replicated layers, which have no identifiers.
    func forEachReplica(_ body: (LayerNode) -> Void) {
        guard usesReplicas else { return }
        for case let node? in nodes {
            guard let replicas = node.replicas else { continue }
            body(replicas.source)
            var stack = replicas.instances
            while let next = stack.popLast() {
                body(next)
                stack += next.children
                if let mask = next.mask { stack.append(mask) }
            }
        }
    }
}
