import CoreGraphics
import Foundation

/// A layer whose bounds were scrolled since the last frame. Its sublayers have moved by whole pixels, except for
/// sublayers with further changes.
struct ScrolledLayer {
    let node: LayerNode
    /// The distance of the movement, in pixels.
    let x, y: Int32
    /// The pixels of the layer before and after the movement.
    let boxes: [PixelBox]
}

extension RenderServer {
    // MARK: Scrolling

    /// Returns the movement of a layer's sublayers with the origin of its bounds, or `nil` if it is not by whole
    /// pixels, or if the layer has further changes.
    func scrolledLayer(
        _ node: LayerNode, from before: Footprint, _ old: PlaneTransform, to new: PlaneTransform
    ) -> ScrolledLayer? {
        guard old.isSnapped(to: scale), new.isSnapped(to: scale) else { return nil }
        func corner(_ footprint: Footprint, _ device: PlaneTransform) -> (Double, Double) {
            (
                (footprint.originX * scale + device.m31).nearestPixel,
                (footprint.originY * scale + device.m32).nearestPixel
            )
        }
        let (x, y) = (new.m31 - old.m31, new.m32 - old.m32)
        guard corner(before, old) == corner(node.footprint, new), abs(x) < 1e6, abs(y) < 1e6,
            abs(x - x.rounded()) < 1e-9, abs(y - y.rounded()) < 1e-9
        else { return nil }
        return ScrolledLayer(node: node, x: x.rounded().pixel, y: y.rounded().pixel, boxes: [])
    }

    /// Moves the unchanged pixels of a scrolled layer, so that only newly visible content is painted.
    ///
    /// A moved pixel is valid unless a change outside of the layer, or a layer in front, affects its old or new
    /// position, or a change inside affects its new position. Uniform areas that stay uniform are not moved.
    ///
    /// - Parameter damage: The pixels that must be painted anyway. Pixels that cannot be moved are added.
    /// - Returns: The pixels that were written, and the box within which all undamaged pixels are valid; `nil` if no
    ///   pixels were moved.
    func moveScrolledPixels(of target: RenderTarget, damage: Region) -> (written: Region, within: PixelBox)? {
        guard let scrolled else { return nil }
        self.scrolled = nil
        // If the layer has only a few pages, copying each page from a separate bitmap costs less. (Measured with three
        // pages, and with the rows of a list.)
        guard scrolled.node.hasMoreRows(than: Self.mostPages), let (area, front) = scrolledArea(of: scrolled.node)
        else {
            return repaint(scrolled, damage)
        }
        let (x, y) = (scrolled.x, scrolled.y)
        let changed = Region(damage)
        for box in front { changed.formUnion(box.intersection(area)) }
        let moved = Region(area.intersection(area.offset(x: x, y: y)))
        moved.subtract(changed)
        changed.formIntersection(area)
        changed.translate(x: x, y: y)
        moved.subtract(changed)
        let inside = scrolledDamage.region(within: targetBox)
        moved.subtract(inside)
        guard moved.area * 2 >= area.area else { return repaint(scrolled, damage) }

        if !backdrops.isEmpty {
            // Backdrop effects over some of these pixels change with them.
            let seen = Region(damage)
            seen.formUnion(inside)
            seen.formUnion(area)
            addBackdrops(to: seen)
            seen.subtract(Region(area))
            damage.formUnion(seen)
        }
        let rest = Region(area)
        rest.subtract(moved)
        rest.formUnion(inside)
        damage.formUnion(rest)
        let written = shownUniform.move(to: moved, x: x, y: y)
        target.move(to: written, x: x, y: y)
        scrolled.node.copiedFrame = frame
        return (written, area)
    }

    /// The maximum number of sublayers that are treated as pages rather than rows.
    private static let mostPages = 4

    private func repaint(_ scrolled: ScrolledLayer, _ damage: Region) -> (written: Region, within: PixelBox)? {
        for box in scrolled.boxes { damage.formUnion(box) }
        scrolled.node.noteMove(in: frame)
        return nil
    }

    /// Returns the area in which pixels show a layer's sublayers over a uniform color, and the boxes in front of it,
    /// or `nil` if they also show other layers, or are mixed with them.
    private func scrolledArea(of node: LayerNode) -> (area: PixelBox, front: [PixelBox])? {
        var path: [(node: LayerNode, device: PlaneTransform)] = []
        guard node.backdropFrame != frame, appendPath(to: node, &path) else { return nil }
        var area = targetBox
        for (current, device) in path where current.shown.masksToBounds {
            guard device.isSnapped(to: scale) else { return nil }
            area = area.intersection(PixelBox(rounding: device.boundingBox(of: Box(current.shown.bounds))))
        }
        guard !area.isEmpty else { return nil }
        var isUniformBehind = true
        var front: [PixelBox] = []
        for (index, (current, device)) in path.enumerated() {
            let content = PixelBox(covering: device.boundingBox(of: current.contentBox)).intersection(area)
            if !content.isEmpty {
                let shape = PixelBox(rounding: device.boundingBox(of: Box(current.shown.bounds)))
                isUniformBehind =
                    current.isPlain && shape.contains(area) && device.isSnapped(to: scale)
                    && ((current.shown.backgroundColor?.alpha ?? 0) >= 1 || isUniformBehind)
            }
            guard index + 1 < path.count else { break }
            var isInFront = false
            for child in current.drawnChildren {
                if child === path[index + 1].node {
                    isInFront = true
                    continue
                }
                if child.footprint.box.isEmpty { continue }
                let place = child.footprint.device(under: device, scale: scale)
                let box = PixelBox(covering: place.boundingBox(of: child.footprint.box)).intersection(area)
                if box.isEmpty { continue }
                if isInFront { front.append(box) } else { isUniformBehind = false }
            }
        }
        return isUniformBehind ? (area, front) : nil
    }

    /// Appends the layers from the root to a layer. Returns false if a layer on this path is composited as a whole.
    private func appendPath(to node: LayerNode, _ path: inout [(node: LayerNode, device: PlaneTransform)]) -> Bool {
        if let parent = node.parent {
            guard parent.mask !== node, appendPath(to: parent, &path) else { return false }
        } else if node !== root {
            return false
        }
        let shown = node.shown
        let hasBorder = shown.borderWidth > 0 && (shown.borderColor?.alpha ?? 0) > 0
        let isCutRound = shown.masksToBounds && shown.cornerRadius > 0
        guard node.mask == nil, shown.opacity >= 1, !node.flattens, !node.transformShowsBack, !node.isUndrawable,
            !shown.isHidden, !hasBorder, !isCutRound, !shown.hasShadow, path.count < LayerNode.largestDepth
        else { return false }
        let device = node.footprint.device(under: path.last?.device ?? .scale(scale, scale), scale: scale)
        path.append((node, device))
        return device.isUsable
    }
}

extension LayerNode {
    /// Whether the layer paints at most a uniform color within square corners.
    fileprivate var isPlain: Bool { shown.contents == nil && shown.activeBackdrop == nil && shown.cornerRadius <= 0 }

    /// Returns whether the layer has more sublayers than a number. A sublayer that draws no content counts as the
    /// number of its sublayers, so that a container view does not count as a page.
    fileprivate func hasMoreRows(than count: Int) -> Bool {
        if children.count > count { return true }
        var rows = 0
        for child in children { rows += child.contentBox.isEmpty ? child.children.count : 1 }
        return rows > count
    }

    /// Records that the layer was moved or faded as a whole.
    func noteMove(in frame: Int) {
        movedStreak = movedFrame == frame - 1 ? movedStreak + 1 : 1
        movedFrame = frame
    }
}

extension RenderTarget {
    /// Moves pixels by a distance to the pixels of a region. Rows, and pixels in a row, are processed in the direction
    /// of their source, so that each pixel is read before it is overwritten.
    fileprivate func move(to region: Region, x: Int32, y: Int32) {
        let distance = Int(y) * bytesPerRow + Int(x) * 4
        region.withBoxes { boxes in
            // The boxes are in bands of the same rows, from top to bottom, and in each band from left to right.
            var done = 0
            while done < boxes.count {
                let edge = y > 0 ? boxes[boxes.count - 1 - done] : boxes[done]
                var count = 1
                while done + count < boxes.count,
                    (y > 0 ? boxes[boxes.count - 1 - done - count] : boxes[done + count]).y1 == edge.y1
                {
                    count += 1
                }
                let first = y > 0 ? boxes.count - done - count : done
                let band = UnsafeBufferPointer(rebasing: boxes[first..<first + count])
                for step in 0..<Int(edge.y2 - edge.y1) {
                    let row = data + (y > 0 ? Int(edge.y2) - 1 - step : Int(edge.y1) + step) * bytesPerRow
                    for index in 0..<count {
                        let box = band[x > 0 ? count - 1 - index : index]
                        let target = row + Int(box.x1) * 4
                        memmove(target, target - distance, Int(box.x2 - box.x1) * 4)
                    }
                }
                done += count
            }
        }
    }
}
