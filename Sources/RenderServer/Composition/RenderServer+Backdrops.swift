import Foundation

extension RenderServer {
    // MARK: Layers with backdrop effects

    /// Adds a layer to the list of layers with a backdrop effect, if it has one.
    func listBackdrop(_ node: LayerNode) {
        guard !node.isListedAsBackdrop, node.shown.backdrop != nil else { return }
        node.isListedAsBackdrop = true
        // If no frames are requested, for example because other windows cover this window, only this code removes the
        // layers that have left the tree.
        if backdrops.count == backdrops.capacity, backdrops.count >= 16 {
            forgetLostBackdrops()
            backdrops.reserveCapacity(2 * backdrops.count)
        }
        backdrops.append(node)
    }

    private func forgetLostBackdrops() {
        backdrops.removeAll { node in
            let isGone = node.isRemoved || node.shown.backdrop == nil
            if isGone { node.isListedAsBackdrop = false }
            return isGone
        }
    }

    /// Marks the superlayers of such layers, and removes layers without a backdrop from the list.
    func noteBackdrops() {
        guard !backdrops.isEmpty else { return }
        forgetLostBackdrops()
        for node in backdrops where node.shown.activeBackdrop != nil {
            var next: LayerNode? = node
            while let current = next {
                current.backdropFrame = frame
                next = current.parent
            }
        }
    }

    /// Adds to the damage all pixels of layers with backdrop effects whose backdrop contains damaged pixels.
    func addBackdrops(to region: Region) {
        guard !backdrops.isEmpty else { return }
        let places = backdrops.compactMap { backdropPlace(of: $0) }
        // A backdrop may contain other layers with backdrop effects, in any order.
        for _ in places.indices {
            var isDone = true
            for (box, reach) in places {
                let near = region.intersection(box.outset(by: reach))
                for part in near.count > 16 ? [near.extents] : near.boxes {
                    let blurred = part.outset(by: reach).intersection(box)
                    if blurred.isEmpty || region.overlap(blurred) == .all { continue }
                    region.formUnion(blurred)
                    isDone = false
                }
            }
            if isDone { return }
        }
    }

    /// Returns the pixels of a layer with a backdrop effect, and the reach of the effect. `nil` if it is not visible,
    /// or is in a plane that is repainted completely.
    private func backdropPlace(of node: LayerNode) -> (box: PixelBox, reach: Int32)? {
        guard let effect = node.shown.activeBackdrop, let device = device(of: node) else { return nil }
        let box = PixelBox(covering: device.boundingBox(of: Box(node.shown.bounds))).intersection(targetBox)
        guard !box.isEmpty, device.isUsable else { return nil }
        return (box, BackdropBlur(effect, scale: device.areaScale.squareRoot()).reach)
    }

    /// Returns the transform from a layer's own space to pixels, or `nil` if a superlayer is hidden, curled or in
    /// perspective.
    private func device(of node: LayerNode) -> PlaneTransform? {
        guard node.showsBackdropBehind, !node.footprint.box.isEmpty else { return nil }
        if node === root { return node.footprint.device(under: .scale(scale, scale), scale: scale) }
        guard let parent = node.parent, let outer = device(of: parent) else { return nil }
        return node.footprint.device(under: outer, scale: scale)
    }
}

extension LayerNode {
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

    /// Returns the limits of backdrops in this layer, which is clipped to an outline.
    func backdropLimits(_ outline: OutlineShape, within limits: PixelBox) -> PixelBox {
        hasOpaqueBackground && outline.isSnapped ? limits.intersection(outline.pixels) : limits
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
