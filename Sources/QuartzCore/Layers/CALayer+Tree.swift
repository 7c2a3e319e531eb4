import Foundation
import RenderServer

extension CALayer {
    final func insert(_ layer: CALayer, above sibling: CALayer?) {
        guard let sibling else { return insert(layer, at: children.count) }
        guard sibling !== layer else { return }
        guard let index = index(of: sibling) else { return warnNoSublayer(sibling) }
        insert(layer, at: layer.parent === self && layer.indexInParent < index ? index : index + 1)
    }

    final func insert(_ layer: CALayer, below sibling: CALayer?) {
        guard let sibling else { return insert(layer, at: 0) }
        guard sibling !== layer else { return }
        guard let index = index(of: sibling) else { return warnNoSublayer(sibling) }
        insert(layer, at: layer.parent === self && layer.indexInParent < index ? index - 1 : index)
    }

    final func setMask(_ newValue: CALayer?) {
        guard newValue !== maskLayer else { return }
        if let newValue {
            guard mayAdopt(newValue) else { return }
            newValue.detachFromParent()
        }
        maskLayer?.detachFromParent()
        guard let newValue else { return }
        maskLayer = newValue
        newValue.flags.insert(.isMask)
        newValue.parent = self
        newValue.didAttach()
        mark(.properties)
    }

    final func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer else { return }
        guard index(of: oldLayer) != nil else { return warnNoSublayer(oldLayer) }
        changeSublayers(replaces: true) {
            guard mayAdopt(newLayer) else { return }
            insertSublayer(newLayer, below: oldLayer)
            oldLayer.removeFromSuperlayer()
        }
    }

    // MARK: - Attaching and detaching

    /// Inserts a layer at an index. If the layer is already a sublayer, the index refers to the sublayers without it.
    final func insert(_ layer: CALayer, at index: Int) {
        if suppressesImplicitActions { return place(layer, at: index) }
        changeSublayers { place(layer, at: index) }
    }

    private final func place(_ layer: CALayer, at index: Int) {
        if layer.parent === self, !layer.flags.contains(.isMask) { return moveChild(layer, to: index) }
        guard mayAdopt(layer) else { return }
        // A layer that moves within a display keeps its identifier and its animations.
        let stays = context != nil && layer.context === context
        layer.detachFromParent(stays: stays)
        children.insertSibling(layer, at: min(max(index, 0), children.count))
        layer.parent = self
        layer.didAttach(stays: stays)
        childrenDidChange()
    }

    private final func moveChild(_ layer: CALayer, to index: Int) {
        let old = layer.indexInParent
        let new = min(max(index, 0), children.count - 1)
        guard old != new else { return }
        children.remove(at: old)
        children.insertSibling(layer, at: new)
        childrenDidChange()
    }

    final func setSublayers(_ layers: [CALayer]) {
        let staying = Set(layers.map(ObjectIdentifier.init))
        changeSublayers {
            for layer in children where !staying.contains(ObjectIdentifier(layer)) { layer.removeFromSuperlayer() }
            for (index, layer) in layers.enumerated() { insert(layer, at: index) }
        }
    }

    final func leaveSuperlayer() {
        guard let parent, !parent.suppressesImplicitActions, !flags.contains(.isMask) else { return detachFromParent() }
        parent.changeSublayers { if self.parent === parent { detachFromParent() } }
    }

    final func detachFromParent(stays: Bool = false) {
        guard let parent else {
            context?.removeRoot(self)
            return
        }
        if flags.contains(.isMask) {
            flags.remove(.isMask)
            parent.maskLayer = nil
            self.parent = nil
            parent.mark(.properties)
        } else {
            parent.children.removeSibling(self)
            self.parent = nil
            // The list of marked children must not retain a layer that was added and removed before the parent's
            // layout.
            if parent.markedChildren?.last === self { parent.markedChildren?.removeLast() }
            parent.childrenDidChange()
        }
        if !stays, context != nil { leaveContext() }
    }

    private final func didAttach(stays: Bool = false) {
        if !flags.isDisjoint(with: .anyLayout) { parent?.markSubtreeNeedsLayout(below: self) }
        if stays {
            context?.timingDidChange()
        } else if let context = parent?.context {
            enter(context)
        }
    }

    private final func childrenDidChange() {
        mark(.sublayers)
        // If more children are marked than exist, some of them were removed. In that case, checking all children costs
        // no more.
        if let marked = markedChildren, marked.count > children.count { markedChildren = nil }
        setNeedsLayout()
    }

    private final func mayAdopt(_ layer: CALayer) -> Bool {
        guard extras?.modelLayer == nil, layer.extras?.modelLayer == nil else {
            LayerLog.warn("A presentation layer's tree cannot be changed; change that of model()")
            return false
        }
        var ancestor: CALayer? = self
        // A layer without sublayers has no descendants.
        if layer !== self, layer.children.isEmpty, layer.maskLayer == nil { ancestor = nil }
        while let current = ancestor {
            if current === layer {
                LayerLog.warn("\(layer) cannot be a sublayer or mask of \(self): it is the same layer or an ancestor")
                return false
            }
            ancestor = current.parent
        }
        return true
    }

    private final func warnNoSublayer(_ layer: CALayer) { LayerLog.warn("\(layer) is not a sublayer of \(self)") }

    // MARK: - Finding children

    final func index(of child: CALayer) -> Int? {
        guard child.parent === self, !child.flags.contains(.isMask) else { return nil }
        return child.indexInParent
    }

    /// The layer's index in its superlayer's sublayers.
    final var indexInParent: Int { parent?.children.place(of: self) ?? 0 }

    /// Exchanges the indices of two sublayers. Layers that are not sublayers are ignored.
    package final func exchange(_ first: CALayer, with second: CALayer) {
        guard first !== second, let one = index(of: first), let other = index(of: second) else { return }
        children.swapAt(one, other)
        (first.rememberedPlace, second.rememberedPlace) = (other, one)
        childrenDidChange()
    }
}

extension CALayer: RememberingItsPlace {}
