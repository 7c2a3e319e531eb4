import RenderServer

/// A layer tree on a display, with its changes and the layers that need layout and display.
///
/// Layers do not retain their context. The owner of the tree retains it.
@MainActor package final class RenderContext {
    /// The display that receives commits.
    let display: any Display
    /// The layers with changes for the next commit. When the changes are committed, layers that have left the tree are
    /// skipped.
    @exclusivity(unchecked) private var changedLayers: ContiguousArray<CALayer> = []
    @exclusivity(unchecked) private var layersToDisplay: ContiguousArray<CALayer> = []
    /// Layers that marked themselves while they were drawn.
    @exclusivity(unchecked) private var layersOfNextFlush: ContiguousArray<CALayer> = []
    /// The layers in the tree that draw tiles, and some that have left the tree.
    @exclusivity(unchecked) private var tiledLayers: [WeakTiledLayer] = []
    @exclusivity(unchecked) private var removedIDs: [LayerID] = []
    @exclusivity(unchecked) private var freeIDs: [LayerID] = []
    @exclusivity(unchecked) private var nextID: Int32 = 0
    @exclusivity(unchecked) private var rootDidChange = false
    @exclusivity(unchecked) private var isWaitingForFlush = false
    private let animationEnds = AnimationEnds()
    /// The reference that all layers of the tree share.
    let reference = RenderContextReference()
    /// The reference that kept layers share. They are not in the tree, so this reference has a `keeper` but no context.
    let referenceOfKept = RenderContextReference()
    @exclusivity(unchecked) private var keptCount = 0

    /// The maximum number of layers that the display keeps. A kept layer needs a kilobyte on the display.
    package static let mostKept = 2048

    /// Creates a context without layers.
    package init(display: any Display) {
        self.display = display
        reference.context = self
        reference.keeper = self
        referenceOfKept.keeper = self
        LayerContext.current.displayLinks.add(self)
    }

    deinit {
        reference.context = nil
        reference.keeper = nil
        referenceOfKept.keeper = nil
    }

    /// The root layer of the display. It is removed from its superlayer when it is set.
    package var rootLayer: CALayer? {
        didSet {
            guard rootLayer !== oldValue else { return }
            rootDidChange = true
            setNeedsFlush()
            if let oldValue, oldValue.context === self, oldValue.parent == nil { oldValue.leaveContext() }
            guard let rootLayer else { return }
            rootLayer.detachFromParent()
            rootLayer.enter(self)
        }
    }

    // MARK: - Changes of layers

    func layerDidChange(_ layer: CALayer) {
        changedLayers.append(layer)
        setNeedsFlush()
    }

    func layerNeedsDisplay(_ layer: CALayer) {
        layersToDisplay.append(layer)
        setNeedsFlush()
    }

    func addTiledLayer(_ layer: CALayer) {
        guard let layer = layer as? CATiledLayer else { return }
        tiledLayers.removeAll { $0.layer == nil || $0.layer === layer }
        tiledLayers.append(WeakTiledLayer(layer: layer))
    }

    func release(_ id: LayerID) {
        removedIDs.append(id)
        setNeedsFlush()
    }

    /// Reserves space for a kept layer. Returns `false` if the display already keeps the maximum number.
    func keep() -> Bool {
        guard keptCount < Self.mostKept else { return false }
        keptCount += 1
        return true
    }

    /// Removes a kept layer from the display with the next commit.
    func forget(_ id: LayerID) {
        keptCount -= 1
        release(id)
    }

    private func forgetAbandoned() {
        for id in referenceOfKept.takeAbandoned() { forget(id) }
    }

    func removeRoot(_ layer: CALayer) {
        if rootLayer === layer { rootLayer = nil }
    }

    func layerWasAnimated(_ layer: CALayer) { animationEnds.add(layer) }

    func animationsDidChange() { animationEnds.needUpdate = true }

    func timingDidChange() {
        animationEnds.needUpdate = true
        setNeedsFlush()
    }

    func setNeedsFlush() {
        guard !isWaitingForFlush else { return }
        isWaitingForFlush = true
        CATransaction.contextNeedsFlush(self)
    }

    // MARK: - Frames

    /// Calls the display links for a frame that the display is about to show. Called for `DisplayEvent.frame`.
    package func deliverFrame(time: Double, next: Double) {
        LayerContext.current.displayLinks.deliver(time: time, next: next)
    }

    // MARK: - Flushing

    var needsLayout: Bool {
        guard let rootLayer else { return false }
        return !rootLayer.flags.isDisjoint(with: .anyLayout)
    }

    /// Lays out the marked layers. Returns `false` if the layout does not converge.
    func layout() -> Bool {
        guard let rootLayer else { return true }
        var rounds = 0
        while !rootLayer.flags.isDisjoint(with: .anyLayout) {
            rounds += 1
            guard rootLayer.layoutSubtree(round: rounds) else { return false }
        }
        return true
    }

    /// Draws the marked layers. Layers that drawing marks are drawn by the next call. Layers that mark themselves are
    /// drawn with the next flush.
    func displayLayers() {
        let layers = layersToDisplay
        layersToDisplay.removeAll(keepingCapacity: layers.count < 1024)
        for layer in layers where layer.context === self {
            layer.displayIfNeeded()
            guard layer.flags.contains(.needsDisplay) else { continue }
            layersToDisplay.removeAll { $0 === layer }
            layersOfNextFlush.append(layer)
        }
        // Any change may have made tiles visible.
        for reference in tiledLayers {
            if let layer = reference.layer, layer.context === self { layer.updateTiles() }
        }
    }

    /// Whether drawing has marked layers for layout or display.
    var needsLayoutOrDisplay: Bool { needsLayout || !layersToDisplay.isEmpty }

    /// Called after layout and drawing: further changes request a flush of their own.
    func endFlush() {
        layersToDisplay.append(contentsOf: layersOfNextFlush)
        layersOfNextFlush.removeAll()
        forgetAbandoned()
        isWaitingForFlush = false
    }

    /// Sends the changes to the display, if the tree has changes.
    func commit(at time: Double) {
        defer { animationEnds.update(in: self) }
        let layers = changedLayers
        changedLayers.removeAll(keepingCapacity: layers.count < 1024)
        var commit = Commit(time: time, root: nil)
        var changed = ContiguousArray<CALayer>()
        changed.reserveCapacity(layers.count)
        for layer in layers where layer.context === self && layer.flags.contains(.isQueued) {
            // Removed from the queue here, so that a layer that left and returned is not sent twice.
            layer.flags.remove(.isQueued)
            if layer.id == nil { layer.id = takeKeptID(of: layer) ?? makeID() }
            // A kept layer has returned unchanged.
            if !layer.flags.isDisjoint(with: .everything) { changed.append(layer) }
        }
        guard !changed.isEmpty || !removedIDs.isEmpty || rootDidChange else { return }
        commit.root = rootLayer?.id
        commit.updates.reserveCapacity(changed.count)
        for layer in changed {
            guard let id = layer.id else { continue }
            if layer.flags.contains(.animations) { startAnimations(of: layer, at: time) }
            var update = LayerUpdate(layer: id)
            layer.takeUpdate(into: &update)
            commit.updates.append(update)
        }
        commit.removed = removedIDs
        freeIDs.append(contentsOf: removedIDs)
        removedIDs.removeAll()
        rootDidChange = false
        LayerContext.current.commits.send(CommitRecord(display: display, commit: commit))
        display.submit(commit)
    }

    private func startAnimations(of layer: CALayer, at time: Double) {
        // The layer is added again: an animation began while the previous animation ended, and at that time the layer
        // had no running animation.
        animationEnds.add(layer)
        let started = layer.startPendingAnimations(at: time)
        guard !started.isEmpty else { return }
        CATransaction.addCommitHandler(.postCommit) {
            for animation in started { animation.delegate?.animationDidStart(animation) }
        }
    }

    private func takeKeptID(of layer: CALayer) -> LayerID? {
        guard let id = layer.keptID else { return nil }
        layer.keptID = nil
        keptCount -= 1
        return id
    }

    private func makeID() -> LayerID {
        if let id = freeIDs.popLast() { return id }
        defer { nextID += 1 }
        return LayerID(index: nextID)
    }
}

private struct WeakTiledLayer {
    weak var layer: CATiledLayer?
}
