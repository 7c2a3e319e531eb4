import Foundation

extension RenderServer {
    // MARK: Layers that change what lies behind them

    /// Adds a layer to those that change what lies behind them, if it does.
    func listBackdrop(_ node: LayerNode) {
        guard !node.isListedAsBackdrop, node.shown.backdrop != nil else { return }
        node.isListedAsBackdrop = true
        // Without frames, as behind other windows, only this removes the layers that have left.
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

    /// Notes the superlayers of such layers, and forgets layers without a backdrop.
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

    /// Adds to damaged pixels those that show something of them blurred.
    func addBackdrops(to region: Region) {
        guard !backdrops.isEmpty else { return }
        let places = backdrops.compactMap { backdropPlace(of: $0) }
        // One may lie behind another, in any order.
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

    /// The pixels of a layer, and how far those that decide about them may be away; `nil` where it shows nothing, or only
    /// what is in a plane that is painted anew as a whole.
    private func backdropPlace(of node: LayerNode) -> (box: PixelBox, reach: Int32)? {
        guard let effect = node.shown.activeBackdrop, let device = device(of: node) else { return nil }
        let box = PixelBox(covering: device.boundingBox(of: Box(node.shown.bounds))).intersection(targetBox)
        guard !box.isEmpty, device.isUsable else { return nil }
        return (box, BackdropBlur(effect, scale: device.areaScale.squareRoot()).reach)
    }

    /// From a layer's own space to pixels; `nil` where a superlayer is hidden, bent or seen in perspective.
    private func device(of node: LayerNode) -> PlaneTransform? {
        guard node.showsBackdropBehind, !node.footprint.box.isEmpty else { return nil }
        if node === root { return node.footprint.device(under: .scale(scale, scale), scale: scale) }
        guard let parent = node.parent, let outer = device(of: parent) else { return nil }
        return node.footprint.device(under: outer, scale: scale)
    }
}

extension LayerNode {
    /// Whether it, or the sublayer behind all others, covers its bounds opaquely. What blurs in it then shows nothing of what lies
    /// outside: the pixels at its edge go on there.
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

    /// Beyond which pixels nothing lies behind what changes it in this layer, which is cut along an outline.
    func backdropLimits(_ outline: OutlineShape, within limits: PixelBox) -> PixelBox {
        hasOpaqueBackground && outline.isSnapped ? limits.intersection(outline.pixels) : limits
    }

    /// A layer that changes what lies behind it, behind everything else in this one: the layers from this one down to it.
    ///
    /// When this one is painted as a group, that layer is painted before the group, since all that lies behind it is
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
