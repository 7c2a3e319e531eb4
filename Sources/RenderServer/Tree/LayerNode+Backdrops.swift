import Foundation

extension LayerNode {
    /// Whether the layer itself covers its bounds opaquely, apart from rounded corners.
    var paintsOpaqueBounds: Bool {
        if (shown.backgroundColor?.alpha ?? 0) >= 1 { return true }
        guard case .bitmap(let bitmap) = shown.contents, bitmap.isOpaque, shown.source(in: bitmap) != nil else {
            return false
        }
        return shown.contentsGravity == .resize || shown.contentsGravity == .resizeAspectFill
    }

    /// Whether the layer or its rearmost sublayer covers the bounds opaquely. If so, a blur inside the layer does not
    /// depend on pixels outside of it: the pixels at the layer's edge are repeated.
    var hasOpaqueBackground: Bool {
        if paintsOpaqueBounds { return true }
        guard mask == nil, contentBox.isEmpty, let background = drawnChildren.first,
            background.paintsOpaqueBounds
        else {
            return false
        }
        let place = background.footprint.toParent
        return !background.flattens && background.mask == nil && !background.shown.isHidden
            && background.shown.opacity >= 1 && background.shown.cornerRadius <= 0 && place.isUpright
            && !background.transformShowsBack
            && place.boundingBox(of: Box(background.shown.bounds)).contains(Box(shown.bounds))
    }

    /// Returns the path from this layer to a layer with a backdrop effect that is behind all other sublayers.
    ///
    /// If this layer is painted as a group, that layer is painted before the group, since its whole backdrop is
    /// outside of the group.
    func pathToBackdropBehindAll(frame: Int) -> [LayerNode]? {
        guard backdropFrame == frame else { return nil }
        var path: [LayerNode] = []
        var current = self
        while path.count < LayerNode.largestDepth {
            path.append(current)
            if current.shown.hasShadow { return nil }
            if current.shown.activeBackdrop != nil { return path }
            guard current.contentBox.isEmpty,
                let next = current.drawnChildren.first(where: { !$0.footprint.box.isEmpty }),
                next.backdropFrame == frame, !next.flattens, next.shown.opacity >= 1, !next.transformShowsBack
            else { return nil }
            current = next
        }
        return nil
    }
}
