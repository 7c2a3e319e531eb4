import RenderServer

// A page of a tab bar or of a navigation stack often leaves the tree and returns unchanged. The display keeps the
// layers of such a page outside of its tree, so that only the topmost layer has to be sent when the page returns.
//
// A layer is kept as long as it equals its last committed state. The display removes the layer when it changes or is
// deallocated. The number of kept layers is limited (`RenderContext.mostKept`).
extension CALayer {
    /// Called when the layer has left its tree.
    ///
    /// - Parameter isAsCommitted: Whether the layer equals its last committed state.
    final func leave(isAsCommitted: Bool) {
        let context = context
        if keptID != nil {
            // The layer was added and removed between two commits.
            if !isAsCommitted { discardKept() }
        } else if let context, let id {
            if isAsCommitted, isWorthKeeping, context.keep() { keptID = id } else { context.release(id) }
        }
        contextReference = keptID == nil ? nil : context?.referenceOfKept
        id = nil
    }

    /// Removes the kept layer from the display. Called when the layer changes.
    final func discardKept() {
        if let keptID { contextReference?.keeper?.forget(keptID) }
        keptID = nil
        contextReference = nil
    }

    /// Whether the layer may be kept. Large bitmaps are not kept in memory, since their layers are cheap to create.
    private final var isWorthKeeping: Bool {
        guard case .bitmap(let bitmap) = properties.contents else { return true }
        return bitmap.byteCount <= 1 << 18
    }
}

extension RenderContextReference {
    /// Records the deallocation of a kept layer. The display removes it with the next commit. It may be called on any
    /// thread.
    nonisolated func forgetAbandoned(_ id: LayerID) { abandoned.withLock { $0.append(id) } }

    func takeAbandoned() -> [LayerID] {
        abandoned.withLock { list in
            defer { list = [] }
            return list
        }
    }
}
