import CoreGraphics
import Foundation

extension RenderServer {
    // MARK: Applying commits

    /// Applies the changes of a commit. The cost depends on the number of changes, not on the size of the tree.
    ///
    /// Invalid parts of a commit are ignored: layers that do not exist, and layers that would contain themselves. If a
    /// sublayer is listed twice, the first entry is used. If two superlayers list a sublayer, the later superlayer is
    /// used.
    package func apply(_ commit: Commit) {
        commitMark += 1
        let snapshots = snapshotsBeforeTransitions(of: commit)
        for id in commit.removed { remove(id) }
        for index in commit.updates.indices { makeNode(commit.updates[index].layer) }
        for index in commit.updates.indices {
            guard let node = node(commit.updates[index].layer) else { continue }
            if let box = commit.updates[index].propertiesBox, box.hasUncommonProperties {
                prepareReplicas(of: node, box.value)
            }
            if let sublayers = commit.updates[index].sublayers { detach(from: holder(of: node), keeping: sublayers) }
        }
        for index in commit.updates.indices {
            guard let node = node(commit.updates[index].layer) else { continue }
            if let box = commit.updates[index].propertiesBox {
                apply(box.painted, damage: commit.updates[index].contentsDamage, at: commit.time, to: node)
            }
            if let animations = commit.updates[index].animations {
                if usesReplicas { keepEndedAnimations(of: node, replacedBy: animations, at: commit.time) }
                apply(animations, to: node)
            }
            if let sublayers = commit.updates[index].sublayers { apply(sublayers, to: holder(of: node)) }
        }
        for (id, outgoing) in snapshots { node(id)?.outgoing = outgoing }
        for node in parentsWithReparentedChildren where node.hasReparentedChildren {
            node.children.removeAll { $0.parent !== node }
            node.hasReparentedChildren = false
            node.needsSorting = true
        }
        parentsWithReparentedChildren.removeAll()
        if usesReplicas {
            for update in commit.updates { if let node = node(update.layer) { noteReplicas(of: node) } }
            updateReplicas()
        }
        let newRoot = commit.root.flatMap { node($0) }
        if newRoot !== root {
            root = newRoot
            isAllDamaged = true
        }
    }

    func node(_ id: LayerID) -> LayerNode? {
        let index = Int(id.index)
        return nodes.indices.contains(index) ? nodes[index] : nil
    }

    private func makeNode(_ id: LayerID) {
        let index = Int(id.index)
        guard index >= 0, index <= Self.largestIndex else { return }
        if index >= nodes.count { nodes.append(contentsOf: repeatElement(nil, count: index + 1 - nodes.count)) }
        if nodes[index] == nil {
            let node = LayerNode(id: id)
            nodes[index] = node
            // A new layer need not be queued, since its superlayer is queued.
            node.isQueued = true
        }
    }

    // MARK: Queueing

    /// Records a change of a layer, and queues the layers on the path from it to the root.
    func note(_ change: LayerChange, for node: LayerNode) {
        if change.isEmpty { return }
        node.pending.formUnion(change)
        if !change.isDisjoint(with: .inside) {
            node.discardRaster()
            node.discardShadow()
        }
        queue(node)
    }

    private func queue(_ node: LayerNode) {
        if node.isQueued { return }
        node.isQueued = true
        var child = node
        while let parent = child.parent {
            if parent.dirtyChildren.count == parent.dirtyChildren.capacity { forgetRemoved(in: parent) }
            parent.dirtyChildren.append(child)
            parent.discardRaster()
            parent.discardShadow()
            if parent.mask === child { parent.pending.formUnion(.surround) }
            if parent.isQueued { break }
            parent.isQueued = true
            child = parent
        }
    }

    /// Removes layers that have left the tree before the list of queued layers grows. If no frames are requested, for
    /// example because other windows cover this window, the list would otherwise contain all layers that were ever
    /// added.
    private func forgetRemoved(in parent: LayerNode) {
        guard parent.dirtyChildren.count >= 16 else { return }
        var kept = Set<ObjectIdentifier>()
        parent.dirtyChildren.removeAll { $0.parent !== parent || !kept.insert(ObjectIdentifier($0)).inserted }
        parent.dirtyChildren.reserveCapacity(2 * parent.dirtyChildren.count)
    }

    /// Invalidates the geometry of all layers, as when the scale changed.
    func invalidateGeometry() {
        func invalidate(_ node: LayerNode) {
            node.pending.formUnion([.placement, .content, .surround, .sublayers])
            node.raster = nil
            node.shadow = nil
            node.dirtyChildren = node.children
            if let mask = node.mask { node.dirtyChildren.append(mask) }
            node.isQueued = true
        }
        for case let node? in nodes { invalidate(node) }
        forEachReplica(invalidate)
    }

    // MARK: Properties and animations

    private func apply(_ committed: CommittedProperties, damage: CGRect?, at time: Double, to node: LayerNode) {
        if node.particles != nil, node.modelBox == nil {
            changeEmitter(of: node, to: committed.value.contents, at: time)
        }
        // A layer whose animations were just removed shows them until the next frame.
        if let box = node.modelBox {
            if box.value.timing != committed.value.timing { noteNewTiming() }
            node.modelBox = committed
            // The presented properties are updated when the animations are evaluated, even if these are over.
            if !node.isListedAsAnimated { list(node) }
            nextAnimationTime = -.infinity
            setMask(committed.value.mask, of: node)
            queue(node)
            return
        }
        if node.shown.zPosition != committed.value.zPosition { node.parent?.needsSorting = true }
        // A layer that was never drawn will be drawn completely, and is already queued.
        var change = node.pending == .everything ? [] : LayerChange(from: node.shown, to: committed.value)
        if change == .content, let damage, node.pending.isDisjoint(with: .content) || node.contentsDamage != nil,
            let part = node.shown.damage(by: committed.value, within: damage, scale: scale)
        {
            var box = node.contentsDamage ?? .empty
            box.formUnion(part)
            node.contentsDamage = box
        } else if change.contains(.content) {
            node.contentsDamage = nil
        }
        if node.shown.timing != committed.value.timing { noteNewTiming() }
        node.shownBox = committed
        listBackdrop(node)
        listEmitter(node)
        if setMask(committed.value.mask, of: node) { change.formUnion(.surround) }
        note(change, for: node)
    }

    func noteNewTiming() {
        hasNewTiming = true
        usesTiming = true
    }

    private func apply(_ animations: [RenderAnimation], to node: LayerNode) {
        if node.animations.isEmpty, animations.isEmpty { return }
        node.animations = animations
        if let outgoing = node.outgoing, !animations.contains(where: { $0.number == outgoing.number }) {
            node.outgoing = nil
        }
        if node.modelBox == nil { node.modelBox = node.shownBox }
        // A layer whose animations were removed is evaluated once more, to show its model.
        if !node.isListedAsAnimated { list(node) }
        nextAnimationTime = -.infinity
        queue(node)
    }

    func list(_ node: LayerNode) {
        node.isListedAsAnimated = true
        // If no frames are requested, only this code removes the layers that have left the tree.
        if animated.count == animated.capacity, animated.count >= 16 {
            animated.removeAll { $0.isRemoved }
            animated.reserveCapacity(2 * animated.count)
        }
        animated.append(node)
    }

    @discardableResult
    private func setMask(_ id: LayerID?, of node: LayerNode) -> Bool {
        let mask = id.flatMap { self.node($0) }
        if mask === node.mask { return false }
        if let mask, contains(mask, inPathOf: node) { return false }
        if let old = node.mask, old.parent === node { old.parent = nil }
        if let mask {
            leave(mask)
            enter(mask, under: node)
        }
        node.mask = mask
        return true
    }

    // MARK: Sublayers

    /// Detaches the sublayers that will be removed from a layer, so that other layers may adopt them in any order.
    private func detach(from node: LayerNode, keeping sublayers: [LayerID]) {
        if node.children.isEmpty || node.children.lazy.map(\.id).elementsEqual(sublayers) { return }
        let mark = nextMark()
        for id in sublayers { self.node(id)?.mark = mark }
        for child in node.children where child.mark != mark { leave(child) }
    }

    /// Sets the sublayers of a layer, and queues the sublayers that are new or reordered.
    private func apply(_ sublayers: [LayerID], to node: LayerNode) {
        if !node.hasReparentedChildren, node.children.lazy.map(\.id).elementsEqual(sublayers) { return }
        let mark = nextMark()
        var children: [LayerNode] = []
        children.reserveCapacity(sublayers.count)
        for id in sublayers {
            guard let child = self.node(id), child.mark != mark, child !== node, child !== node.mask else { continue }
            if child.parent !== node, contains(child, inPathOf: node) { continue }
            child.mark = mark
            children.append(child)
        }
        if !node.children.isEmpty {
            noteReordered(from: node.children.filter { $0.parent === node && $0.mark == mark }, to: children, in: node)
        }
        for child in children where child.parent !== node {
            leave(child)
            enter(child, under: node)
        }
        for child in node.children where child.parent === node && child.mark != mark { leave(child) }
        node.children = children
        node.hasReparentedChildren = false
        node.needsSorting = true
        note(.sublayers, for: node)
    }

    /// Queues the sublayers whose order among the remaining siblings has changed.
    private func noteReordered(from old: [LayerNode], to new: [LayerNode], in node: LayerNode) {
        let new = new.filter { $0.parent === node }
        var (i, j) = (0, 0)
        var jumped = Set<ObjectIdentifier>()
        while i < old.count, j < new.count {
            if old[i] === new[j] {
                (i, j) = (i + 1, j + 1)
            } else if jumped.contains(ObjectIdentifier(old[i])) {
                i += 1
            } else if jumped.contains(ObjectIdentifier(new[j])) {
                j += 1
            } else if i + 1 < old.count, old[i + 1] === new[j] {
                // A sublayer moved toward the beginning and passed the sublayers in between.
                jumped.insert(ObjectIdentifier(old[i]))
                note(.order, for: old[i])
                i += 1
            } else {
                jumped.insert(ObjectIdentifier(new[j]))
                note(.order, for: new[j])
                j += 1
            }
        }
    }

    /// Detaches a layer from its superlayer, and damages its pixels.
    private func leave(_ child: LayerNode) {
        guard let parent = child.parent else { return }
        if parent.mask === child {
            parent.mask = nil
            note(.surround, for: parent)
        } else {
            if !parent.hasReparentedChildren { parentsWithReparentedChildren.append(parent) }
            parent.hasReparentedChildren = true
            if !child.footprint.box.isEmpty, !child.pending.contains(.added) {
                parent.removedFootprints.append(child.footprint)
            }
            note(.sublayers, for: parent)
        }
        child.parent = nil
    }

    func enter(_ child: LayerNode, under parent: LayerNode) {
        child.parent = parent
        // In the new superlayer, the time of the layer and its sublayers may be different.
        if usesTiming { hasNewTiming = true }
        child.pending.formUnion([.added, .placement])
        child.isQueued = false
        queue(child)
    }

    /// Returns whether a layer equals a second layer or contains it.
    private func contains(_ node: LayerNode, inPathOf other: LayerNode) -> Bool {
        if node === other { return true }
        if node.children.isEmpty, node.mask == nil { return false }
        var next = other.parent
        while let current = next {
            if current === node { return true }
            next = current.parent
        }
        return false
    }

    // MARK: Removing

    private func remove(_ id: LayerID) {
        guard let node = node(id) else { return }
        leave(node)
        removeReplicas(of: node)
        for child in node.children where child.parent === node { child.parent = nil }
        node.mask?.parent = nil
        node.children = []
        node.dirtyChildren = []
        node.mask = nil
        node.isRemoved = true
        if root === node {
            root = nil
            isAllDamaged = true
        }
        nodes[Int(id.index)] = nil
    }

    private func nextMark() -> Int {
        commitMark += 1
        return commitMark
    }
}
