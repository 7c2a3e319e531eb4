import Foundation

extension RenderServer {
    // MARK: Layers with particles

    /// Adds a layer to the list of layers with particles, if it is an emitter.
    func listEmitter(_ node: LayerNode) {
        guard node.particles == nil, case .emitter(let contents) = node.shown.contents else { return }
        node.particles = ParticleSystem(contents)
        // If no frames are requested, only this code removes the layers that have left the tree.
        if emitters.count >= 16, emitters.count == emitters.capacity { emitters.removeAll { $0.isRemoved } }
        emitters.append(node)
    }

    /// Changes the emitter of a layer at the time of a commit.
    func changeEmitter(of node: LayerNode, to contents: LayerContents?, at time: Double) {
        guard let particles = node.particles, case .emitter(let emitter) = contents else { return }
        let line = timeline(of: node)
        particles.change(to: emitter, at: line.rate * time + line.offset)
    }

    /// Computes the particles at a time, and determines when the next frame with particles is due. The particles of
    /// hidden layers are computed when these are visible again.
    func advanceEmitters(to time: Double) {
        guard !emitters.isEmpty else { return }
        emitters.removeAll { $0.isRemoved }
        for node in emitters where isDrawn(node) {
            guard let particles = node.particles, case .emitter(let contents) = node.shown.contents else { continue }
            let line = timeline(of: node)
            let (local, last) = (line.rate * time + line.offset, particles.time)
            let hadParticles = !particles.particles.isEmpty
            particles.change(to: contents)
            particles.advance(to: local)
            if particles.time != last, hadParticles || !particles.particles.isEmpty { note(.content, for: node) }
            guard line.rate > 0 else { continue }
            let next = particles.nextTime(after: local)
            nextAnimationTime = min(nextAnimationTime, next.isFinite ? (next - line.offset) / line.rate : next)
        }
    }

    /// Returns whether a layer is in the tree, and neither it nor a superlayer is hidden.
    private func isDrawn(_ node: LayerNode) -> Bool {
        var current = node
        while !current.shown.isHidden, current.shown.opacity > 0 {
            if current === root { return true }
            guard let parent = current.parent else { return false }
            current = parent
        }
        return false
    }
}
