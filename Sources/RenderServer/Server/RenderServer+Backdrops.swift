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
