extension RenderServer {
    /// A description of an invariant of the tree that does not hold after a frame, or `nil`. It is checked in builds
    /// with `IREKO_INVARIANTS`.
    var violatedInvariant: String? {
        #if IREKO_INVARIANTS
            var next = [root].compactMap(\.self)
            while let node = next.popLast() {
                if let violated = node.violatedInvariant { return "layer \(node.id.index): \(violated)" }
                next += node.children
            }
        #endif
        return nil
    }
}

#if IREKO_INVARIANTS
    extension LayerNode {
        fileprivate var violatedInvariant: String? {
            if isRemoved { return "it is removed, and in the tree" }
            for child in children {
                if child.parent !== self { return "the sublayer \(child.id.index) has a different superlayer" }
                if !child.boxInParent.isEmpty, !sublayersBox.contains(child.boxInParent) {
                    return "the sublayer \(child.id.index) is outside of the sublayers' box"
                }
            }
            if Set(children.map { ObjectIdentifier($0) }).count < children.count { return "a sublayer is listed twice" }
            if let sorted = childrenByDepth,
                Set(sorted.map { ObjectIdentifier($0) }) != Set(children.map { ObjectIdentifier($0) })
            {
                return "the sorted sublayers are different"
            }
            if let mask, mask.parent !== self { return "its mask has a different layer" }
            if let raster, raster.node !== self { return "its bitmap belongs to a different layer" }
            if let shadow, shadow.node !== self { return "its shadow belongs to a different layer" }
            return nil
        }
    }
#endif
