import Foundation

extension RenderServer {
    // MARK: Updating the tree

    /// Updates the queued layers and collects damage.
    ///
    /// Only the paths to queued layers are visited. If a layer was moved, the old and the new box of its whole subtree
    /// are damaged, so that its sublayers need not be visited.
    func updateTree() {
        guard let root, root.isQueued else { return }
        let device = PlaneTransform.scale(scale, scale)
        update(root, depth: 0, old: device, new: device, clip: targetBox, isCovered: isAllDamaged, fades: false)
    }

    /// - Parameters:
    ///   - old: The transform from the superlayer's space to pixels, in the last frame.
    ///   - new: The transform from the superlayer's space to pixels, in this frame.
    ///   - clip: The clip of the superlayers.
    ///   - isCovered: Whether the damage of a superlayer already covers the damage of this layer.
    ///   - fades: Whether a superlayer's opacity applies to each of its sublayers separately.
    private func update(
        _ node: LayerNode, depth: Int, old: PlaneTransform, new: PlaneTransform, clip: PixelBox, isCovered: Bool,
        fades: Bool
    ) {
        var change = node.pending
        let before = node.footprint
        let contentBefore = node.contentBox
        let partialDamage = node.contentsDamage
        let removedFootprints = node.removedFootprints
        let mayHaveScrolled =
            !isCovered && !isInsideScrolled && old == new && change.isSubset(of: [.scroll, .sublayers])
        let hasScrolled = change.contains(.scroll)
        if hasScrolled { change.formUnion([.placement, .content, .surround]) }
        if node.shown.isTransformLayer {
            if change.contains(.placement) { change.formUnion(.sublayerPlacement) }
            node.needsSorting = true
        }
        let dirty = change.contains(.sublayerPlacement) ? node.children + node.dirtyChildren : node.dirtyChildren
        node.pending = []
        node.isQueued = false
        node.contentsDamage = nil
        node.dirtyChildren = []
        node.removedFootprints = []

        if change.contains(.placement) { node.updatePlacement() }
        // In perspective, the bitmap of the layer contains its backdrop effect.
        if node.backdropFrame == frame, before.toParent.isAffine != node.footprint.toParent.isAffine {
            node.discardRaster()
        }
        if !change.isDisjoint(with: [.content, .surround]) { node.updateContentBox() }
        if node.needsSorting { node.sortChildren() }
        let oldDevice = before.device(under: old, scale: scale)
        let newDevice = node.footprint.device(under: new, scale: scale)

        // A shadow depends on everything that casts it, and a flattened group is repainted completely.
        let isOnePiece = node.flattens || node.shown.hasShadow
        // When the first sublayer is added or the last is removed, the layers may be painted as a group rather than
        // one by one, or in their own plane rather than on the display's pixels. The rounding may differ.
        let fades = fades || node.shown.opacity < 1
        let isGroup = node.mask != nil || node.paintsSeveral && (node.shown.masksToBounds || fades)
        let hasBackdrop = node.backdropFrame == frame
        let regroups = hasBackdrop != node.hadBackdrop && (isGroup || node.shown.masksToBounds)
        node.hadBackdrop = hasBackdrop
        var isWhole = regroups || isOnePiece || node.wasFlattened || isGroup != node.wasGroup
        var scrolled: ScrolledLayer?
        if mayHaveScrolled, hasScrolled, !isWhole, self.scrolled == nil {
            scrolled = scrolledLayer(node, from: before, oldDevice, to: newDevice)
        }
        if scrolled == nil, !change.isDisjoint(with: .whole) { isWhole = true }
        let isOnlyBent = node.wasCurled && node.isCurled && isGroup == node.wasGroup && oldDevice == newDevice
        (node.wasGroup, node.wasFlattened, node.wasCurled) = (isGroup, node.flattens, node.isCurled)
        var innerClip = clip
        if node.shown.masksToBounds, !isWhole {
            innerClip = clip.intersection(
                PixelBox(covering: newDevice.boundingBox(of: Box(node.shown.bounds))).outset(by: 1))
        }
        if scrolled != nil {
            isInsideScrolled = true
            swap(&damage, &scrolledDamage)
        }
        // Inside of a scrolled layer, the old state is the last frame after its pixels were moved.
        let oldInside = scrolled == nil ? oldDevice : newDevice
        for child in dirty where child.parent === node {
            if change.contains(.sublayerPlacement), child !== node.mask {
                child.pending.formUnion(.placement)
                child.isQueued = true
            }
            guard child.isQueued, depth < LayerNode.largestDepth else { continue }
            update(
                child, depth: depth + 1, old: oldInside, new: newDevice, clip: innerClip,
                isCovered: isCovered || isWhole || child === node.mask,
                fades: fades && !(isGroup && node.shown.allowsGroupOpacity))
        }
        if !isCovered, !isWhole {
            for footprint in removedFootprints {
                let device = footprint.device(under: oldInside, scale: scale)
                damage.add(PixelBox(covering: device.boundingBox(of: footprint.box)).intersection(innerClip))
            }
        }
        if scrolled != nil {
            swap(&damage, &scrolledDamage)
            isInsideScrolled = false
        }
        if !dirty.isEmpty || change.contains(.sublayers) || node.sublayersShift(scale: scale) {
            node.updateSublayersBox(changed: dirty, all: change.contains(.sublayers), scale: scale)
        }
        node.updateSubtreeBox(scale: scale)
        if hasBackdrop || node.backdropBehindAll != nil {
            // A different layer may now be the rearmost layer, which shows the backdrop of the group.
            let behindAll = node.pathToBackdropBehindAll(frame: frame)?.last.map { ObjectIdentifier($0) }
            if behindAll != node.backdropBehindAll { isWhole = true }
            node.backdropBehindAll = behindAll
            let hasOpaqueBackground = node.hasOpaqueBackground
            if hasOpaqueBackground != node.hadOpaqueBackground { isWhole = true }
            node.hadOpaqueBackground = hasOpaqueBackground
        }

        let isNew = change.contains(.added)
        if !change.isDisjoint(with: .inside) || !dirty.isEmpty { node.changedFrame = frame }
        if before.toParent != node.footprint.toParent || change.contains(.compositing) {
            // The pixels of a scrolled layer are moved, unless it turns out to be impossible.
            if scrolled == nil || isWhole { node.noteMove(in: frame) }
        }
        let liftedBefore = node.lifted
        node.lifted = node.shown.curl.map { node.curledPageDamage($0) } ?? CurledPageDamage()
        if isCovered { return }
        if change == .curl, dirty.isEmpty, isOnlyBent, context.paintsCurlOnPixels(node, newDevice) {
            // The rest of the sheet is unchanged, with the same pixels.
            let origin = Box(node.shown.bounds)
            for box in node.lifted.changes(since: liftedBefore) {
                addDamage(box.offset(x: origin.minX, y: origin.minY), newDevice, clip)
            }
        } else if let scrolled, !isWhole {
            self.scrolled = ScrolledLayer(
                node: node, x: scrolled.x, y: scrolled.y,
                boxes: [pixels(of: before.box, oldDevice, clip), pixels(of: node.footprint.box, newDevice, clip)])
        } else if isWhole {
            if !isNew { addDamage(before.box, oldDevice, clip) }
            addDamage(node.footprint.box, newDevice, clip)
        } else if change.contains(.content) {
            if let partialDamage {
                // If the layer is rotated or scaled, the pixels of the part are mixed with those around it.
                let part = newDevice.isSnapped(to: scale) ? partialDamage : partialDamage.outset(by: 1 / scale)
                addDamage(part.intersection(node.contentBox), newDevice, clip)
            } else {
                addDamage(contentBefore, oldDevice, clip)
                addDamage(node.contentBox, newDevice, clip)
            }
        }
    }

    private func addDamage(_ box: Box, _ device: PlaneTransform, _ clip: PixelBox) {
        if box.isEmpty { return }
        damage.add(pixels(of: box, device, clip))
    }

    private func pixels(of box: Box, _ device: PlaneTransform, _ clip: PixelBox) -> PixelBox {
        box.isEmpty ? .empty : PixelBox(covering: device.boundingBox(of: box)).intersection(clip)
    }
}
