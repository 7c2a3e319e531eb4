import Synchronization

extension CALayer {
    // MARK: - Laying out

    /// Marks the superlayer for layout, since its layout depends on the layer's size (measured: `layoutSubviews` of
    /// the superview is called).
    final func superlayerSeesNewSize() {
        guard let parent, !flags.contains(.isMask), !parent.flags.contains(.isLayingOut) else { return }
        parent.setNeedsLayout()
    }

    final func markNeedsLayout() {
        guard !(flags.contains(.needsLayout) && flags.contains(.isUnobserved)) else { return }
        defer { if !flags.contains(.isUnobserved) { reportChange() } }
        guard !flags.contains(.needsLayout) else { return }
        let wasMarked = flags.contains(.subtreeNeedsLayout)
        flags.insert(.needsLayout)
        Self.markedLayerCount.add(1, ordering: .relaxed)
        if wasMarked { return }
        if let parent { parent.markSubtreeNeedsLayout(below: self) } else { context?.setNeedsFlush() }
    }

    /// Marks the path from this layer to the root, up to the first marked layer.
    final func markSubtreeNeedsLayout(below first: CALayer) {
        var child = first
        var layer = self
        while true {
            let wasMarked = !layer.flags.isDisjoint(with: .anyLayout)
            if layer.flags.contains(.subtreeNeedsLayout) {
                layer.markedChildren?.append(child)
            } else {
                layer.flags.insert(.subtreeNeedsLayout)
                // Checking a few children is faster than recording them.
                layer.markedChildren = layer.children.count > 32 ? [child] : nil
            }
            if wasMarked { return }
            guard let parent = layer.parent else {
                layer.context?.setNeedsFlush()
                return
            }
            (child, layer) = (layer, parent)
        }
    }

    final func layoutFromHighestMarked() {
        var layer = self
        while let parent = layer.parent, parent.flags.contains(.needsLayout), !parent.flags.contains(.isLayingOut) {
            layer = parent
        }
        let isInside = CALayer.layoutDepth > 0
        if isInside, let interrupted = LayerContext.current.interruptedLayer,
            interrupted.flags.contains(.needsLayout),
            sequence(first: interrupted, next: \.parent).contains(where: { $0 === layer })
        {
            // The running layout has unmarked the ancestors.
            interrupted.layoutSubtree()
        }
        var rounds = 0
        while layer.canLayOut {
            rounds += 1
            if isInside {
                // The outer layout lays out the layers that are still marked.
                guard rounds <= CALayer.mostInnerRounds else { return }
                layer.layoutSubtree()
            } else {
                guard layer.layoutSubtree(round: rounds) else { return }
            }
            if layer.waitsForLayerAbove { return }
        }
    }

    /// Lays out the marked layers below the topmost ancestor that is marked, immediately. Layers beside the path to
    /// that ancestor are not laid out. A layout from the root would visit every layer on the path.
    package final func layoutFromTopmostMarked() {
        for _ in 0..<CALayer.mostInnerRounds {
            guard let topmost = topmostThatNeedsLayout else { break }
            topmost.layoutFromHighestMarked()
        }
        layoutFromHighestMarked()
    }

    /// The topmost layer that needs layout and is not being laid out, of this layer and its ancestors.
    ///
    /// The search ends when all layers that need layout were found, which in a deep tree is usually far below the
    /// root. It does not retain the layers on the way, which would take ten times as long, since the root retains
    /// them.
    private var topmostThatNeedsLayout: CALayer? {
        var topmost: Unmanaged<CALayer>?
        var next: Unmanaged<CALayer>? = .passUnretained(self)
        var left = Self.markedLayerCount.load(ordering: .relaxed)
        while left > 0, let reference = next {
            let layer = reference.takeUnretainedValue()
            if layer.flags.contains(.needsLayout) {
                left -= 1
                if !layer.flags.contains(.isLayingOut) { topmost = reference }
            }
            next = layer.parentReference
        }
        return topmost?.takeUnretainedValue()
    }

    /// The number of layers that need layout, in all trees. It is atomic since layers are released on any thread.
    nonisolated private static let markedLayerCount = Atomic<Int>(0)

    /// Unmarks the layer, which is being laid out or released.
    nonisolated final func unmarkNeedsLayout() {
        guard flags.contains(.needsLayout) else { return }
        flags.remove(.needsLayout)
        Self.markedLayerCount.subtract(1, ordering: .relaxed)
    }

    // Chosen (Views): Inside a running layout pass, a layer that invalidates itself is laid out at most four times;
    // the outer pass lays it out again.
    /// The maximum number of rounds of a subtree inside a different layout while the subtree marks itself again.
    private static let mostInnerRounds = 4

    /// Lays out the marked layers in a round, counted from 1. Returns `false` if a layer is still marked after the
    /// last round.
    final func layoutSubtree(round: Int) -> Bool {
        if round == CALayer.mostLayoutRounds - 1 { LayerContext.current.nonConvergingLayers = [] }
        layoutSubtree()
        if flags.isDisjoint(with: .anyLayout) {
            if round >= CALayer.mostLayoutRounds - 1 { LayerContext.current.nonConvergingLayers = nil }
            return true
        }
        guard round >= CALayer.mostLayoutRounds else { return true }
        abandonLayout()
        return false
    }

    /// Defers the layer's layout to the next round if an ancestor has requested layout again, since the ancestor's
    /// layout may change its descendants. If the running layout began below that ancestor, it ends, and the layout of
    /// the flush continues.
    ///
    /// - Returns: Whether the layout is deferred.
    package final func waitForSuperlayer() -> Bool {
        guard let parent, parent.topmostThatNeedsLayout != nil else { return false }
        setNeedsLayout()
        LayerContext.current.hasLayerWaitingForSuperlayer = true
        return true
    }

    /// Calls code at the beginning of the layer's layout as if the layout had not begun, so that a call of
    /// `layoutIfNeeded()` in it lays the layer out.
    ///
    /// - Returns: Whether the layer still has to be laid out.
    package final func performBeforeLayout(_ body: () -> Void) -> Bool {
        guard flags.contains(.isLayingOut) else {
            body()
            return true
        }
        flags.remove(.isLayingOut)
        flags.insert(.needsLayout)
        Self.markedLayerCount.add(1, ordering: .relaxed)
        let context = LayerContext.current
        let outer = context.interruptedLayer
        context.interruptedLayer = self
        body()
        context.interruptedLayer = outer
        guard flags.contains(.needsLayout) else { return false }
        unmarkNeedsLayout()
        flags.insert(.isLayingOut)
        return true
    }

    /// Whether the rest of a layout that began with this layer is deferred until an ancestor is laid out.
    private var waitsForLayerAbove: Bool {
        guard LayerContext.current.hasLayerWaitingForSuperlayer else { return false }
        LayerContext.current.hasLayerWaitingForSuperlayer = false
        return parent?.topmostThatNeedsLayout != nil
    }

    /// The maximum number of rounds in which a subtree may request layout again.
    static let mostLayoutRounds = 100

    /// The number of nested layouts, which measures the depth of the thread's stack, in all contexts.
    @exclusivity(unchecked) private static var layoutDepth = 0

    /// The maximum depth of a layout in a round. Deeper layers are laid out in the next round. A layout that adds a
    /// sublayer which adds a sublayer is stopped before the stack overflows.
    private static let deepestLayout = 2500

    /// Whether the layer can be laid out now. A layer that requests layout during its own layout is laid out in the
    /// next round, not inside its running layout.
    private var canLayOut: Bool {
        !flags.isDisjoint(with: flags.contains(.isLayingOut) ? .subtreeNeedsLayout : .anyLayout)
    }

    /// Lays out the marked layers in pre-order, siblings from back to front.
    final func layoutSubtree() {
        guard CALayer.layoutDepth < CALayer.deepestLayout else {
            parent?.markSubtreeNeedsLayout(below: self)
            return
        }
        CALayer.layoutDepth += 1
        defer { CALayer.layoutDepth -= 1 }
        if flags.contains(.needsLayout), !flags.contains(.isLayingOut) {
            unmarkNeedsLayout()
            flags.insert(.isLayingOut)
            LayerContext.current.nonConvergingLayers?.append(self)
            layoutSublayers()
            flags.remove(.isLayingOut)
        }
        guard flags.contains(.subtreeNeedsLayout) else {
            // A layer that marked itself during its layout also marked its ancestors. But if an ancestor was laid out
            // meanwhile, the ancestors were unmarked, and that layout skipped this layer.
            if flags.contains(.needsLayout), !flags.contains(.isLayingOut) {
                parent?.markSubtreeNeedsLayout(below: self)
            }
            return
        }
        flags.remove(.subtreeNeedsLayout)
        let marked: ContiguousArray<CALayer>
        if var some = markedChildren {
            if some.count > 1 { some.sort { $0.indexInParent < $1.indexInParent } }
            marked = some
        } else {
            marked = children
        }
        markedChildren = nil
        for child in marked where !child.flags.isDisjoint(with: .anyLayout) && child.parent === self {
            child.layoutSubtree()
        }
        if let maskLayer, !maskLayer.flags.isDisjoint(with: .anyLayout) { maskLayer.layoutSubtree() }
        // If the layer marked itself during its layout, and a descendant was also marked then, its ancestors are not
        // marked yet.
        if flags.contains(.needsLayout) { parent?.markSubtreeNeedsLayout(below: self) }
    }

    /// Logs the layers with a layout that does not converge, and unmarks them until layout is requested again.
    private func abandonLayout() {
        forEachInSubtree { layer in
            layer.unmarkNeedsLayout()
            layer.flags.remove(.subtreeNeedsLayout)
            layer.markedChildren = nil
        }
        CALayer.warnOfNonConvergingLayers(rounds: CALayer.mostLayoutRounds)
    }

    /// Logs the layers that were laid out in each of the last rounds.
    static func warnOfNonConvergingLayers(rounds: Int) {
        var names: [String] = []
        for layer in LayerContext.current.nonConvergingLayers ?? [] {
            let owner: AnyObject = layer.delegate ?? layer
            let address = String(UInt(bitPattern: ObjectIdentifier(owner)), radix: 16)
            let name = (layer.delegate == nil ? layer.name : nil) ?? "<\(type(of: owner)): 0x\(address)>"
            if names.count < 10, !names.contains(name) { names.append(name) }
        }
        LayerContext.current.nonConvergingLayers = nil
        LayerLog.warn(
            "Layout did not converge after \(rounds) rounds, and stops until the next request. "
                + "These layers were laid out in each round, because the layout of one requests layout of itself or of a different one: "
                + names.joined(separator: ", "))
    }
}
