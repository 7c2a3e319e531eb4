import RenderServer

// Adds a subtree to a display and removes it.
extension CALayer {
    /// The context of the display that shows the layer's tree, or `nil` if no display shows it.
    package final var context: RenderContext? { contextReference?.context }

    final func enter(_ context: RenderContext) {
        var requestedLayers: [CALayer] = []
        forEachInSubtree { layer in
            if layer.mayHaveOrderActions { requestedLayers.append(layer) }
            if layer.keptID != nil, layer.contextReference !== context.referenceOfKept { layer.discardKept() }
            layer.contextReference = context.reference
            layer.id = nil
            layer.contentsDamage = nil
            if layer.keptID == nil {
                layer.flags.formUnion(.everything)
                // A superlayer that the display keeps was committed without this layer.
                if layer !== self { layer.parent?.mark(layer.flags.contains(.isMask) ? .properties : .sublayers) }
            }
            layer.flags.insert(.isQueued)
            context.layerDidChange(layer)
            if !layer.runningAnimations.isEmpty { context.layerWasAnimated(layer) }
            if layer.flags.contains(.needsDisplay) { context.layerNeedsDisplay(layer) }
            if layer.flags.contains(.isTiled) { context.addTiledLayer(layer) }
        }
        if !flags.isDisjoint(with: .anyLayout) { context.setNeedsFlush() }
        CALayer.runOrderActions(kCAOnOrderIn, of: requestedLayers)
    }

    final func leaveContext() {
        var requestedLayers: [CALayer] = []
        forEachInSubtree { layer in
            if layer.mayHaveOrderActions { requestedLayers.append(layer) }
            let isAsCommitted = layer.runningAnimations.isEmpty && layer.flags.isDisjoint(with: .everything)
            layer.endAnimations(finished: false)
            layer.leave(isAsCommitted: isAsCommitted)
            layer.flags.remove(.everything.union(.isQueued))
            layer.flags.remove(.isAnimated)
        }
        CALayer.runOrderActions(kCAOnOrderOut, of: requestedLayers)
    }

    /// Calls the closure for the layer and its descendants, including masks, in pre-order.
    final func forEachInSubtree(_ visit: (CALayer) -> Void) {
        if children.isEmpty, maskLayer == nil { return visit(self) }
        var stack = [self]
        while let layer = stack.popLast() {
            visit(layer)
            for child in layer.children.reversed() { stack.append(child) }
            if let mask = layer.maskLayer { stack.append(mask) }
        }
    }

    /// Moves the recorded changes of the layer into an update of the next commit.
    final func takeUpdate(into update: inout LayerUpdate) {
        if flags.contains(.properties) {
            properties.mask = maskLayer?.id
            update.propertiesBox = CommittedProperties(properties)
            update.contentsDamage = contentsDamage
            contentsDamage = nil
        }
        if flags.contains(.sublayers) {
            var ids: [LayerID] = []
            ids.reserveCapacity(children.count)
            for child in children { if let id = child.id { ids.append(id) } }
            update.sublayers = ids
        }
        if flags.contains(.animations) { update.animations = runningAnimations.map(\.rendered) }
        flags.remove(.everything.union(.isQueued))
    }
}
