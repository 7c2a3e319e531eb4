import RenderServer

// A page of a tab bar, or one below another on a navigation stack, leaves the tree and comes back as it was. The display keeps
// such layers out of its tree, so that only the topmost of them must be sent to put the page back.
//
// A layer is kept while it is as its last commit has sent it: the first change makes the display forget it, and so does its
// end. How many are kept is limited (`RenderContext.mostKept`).
extension CALayer {
    /// The layer is out of its tree.
    ///
    /// - Parameter isAsCommitted: Whether it is as it was last committed.
    final func leave(isAsCommitted: Bool) {
        let context = context
        if keptID != nil {
            // It came and went between two commits.
            if !isAsCommitted { forgetKept() }
        } else if let context, let id {
            if isAsCommitted, isWorthKeeping, context.keep() { keptID = id } else { context.release(id) }
        }
        contextReference = keptID == nil ? nil : context?.referenceOfKept
        id = nil
    }

    /// The display need not keep the layer any more, which is another one by now.
    final func forgetKept() {
        if let keptID { contextReference?.keeper?.forget(keptID) }
        keptID = nil
        contextReference = nil
    }

    /// A large bitmap is not to stay in memory for the sake of a layer that is cheap to make.
    private final var isWorthKeeping: Bool {
        guard case .bitmap(let bitmap) = properties.contents else { return true }
        return bitmap.byteCount <= 1 << 18
    }
}

extension RenderContextReference {
    /// A layer is deallocated that the display keeps: it is forgotten with the next commit. On any thread.
    nonisolated func forgetAbandoned(_ id: LayerID) { abandoned.withLock { $0.append(id) } }

    func takeAbandoned() -> [LayerID] {
        abandoned.withLock { list in
            defer { list = [] }
            return list
        }
    }
}
