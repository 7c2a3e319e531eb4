import CoreGraphics
import Foundation

extension LayerNode {
    /// Computes the geometry of the layer in its superlayer.
    func updatePlacement() {
        let properties = shown
        let bounds = properties.bounds
        let anchorX = bounds.origin.x + properties.anchorPoint.x * bounds.size.width
        let anchorY = bounds.origin.y + properties.anchorPoint.y * bounds.size.height
        // A mask is positioned in the layer itself, and not among the sublayers.
        let parentTransform = parent?.mask === self ? .identity : parent?.shown.sublayerTransform ?? .identity
        (footprint.originX, footprint.originY) = (bounds.origin.x, bounds.origin.y)
        transformShowsBack = false
        var isBehind = false
        let isInSpace = parent.map { $0.shown.isTransformLayer && $0.mask !== self } ?? false

        if properties.isTransformLayer {
            // The sublayers include the transform.
            footprint.toParent = .identity
            (footprint.originX, footprint.originY) = (0, 0)
        } else if properties.transform.isIdentity, parentTransform.isIdentity, !isInSpace {
            footprint.toParent = .translation(properties.position.x - anchorX, properties.position.y - anchorY)
        } else {
            let matrix = matrixToPlane()
            footprint.toParent = PlaneTransform(matrix)
            // The whole plane is beside or behind the eye. Dividing by the distance would show it upside down.
            isBehind = matrix.m14 == 0 && matrix.m24 == 0 && matrix.m44 <= 0
            // The back face is visible if the transform mirrors the plane but not space, or space but not the plane.
            transformShowsBack = footprint.toParent.determinant * matrix.determinant < 0
        }
        let size = max(abs(bounds.origin.x), abs(bounds.origin.y), abs(bounds.size.width), abs(bounds.size.height))
        isUndrawable = isBehind || !(footprint.toParent.isUsable && size < 1e9)
    }

    /// Computes the box that the layer itself paints.
    func updateContentBox() {
        let bounds = Box(shown.bounds)
        var box = Box.empty
        if (shown.backgroundColor?.alpha ?? 0) > 0 { box = bounds }
        if shown.borderWidth > 0, (shown.borderColor?.alpha ?? 0) > 0 { box = bounds }
        if shown.activeBackdrop != nil || shown.backgroundPattern != nil { box = bounds }
        switch shown.contents {
        case nil: break
        case .bitmap(let bitmap): box.formUnion(shown.contentsBox(of: bitmap))
        case .gradient: box = bounds
        case .shape(let shape): box.formUnion(shape.box)
        case .emitter: if let particles { box.formUnion(particles.box) }
        }
        let size = max(abs(box.minX), abs(box.minY), abs(box.maxX), abs(box.maxY))
        contentBox = !box.isEmpty && size < 1e9 ? box : .empty
    }

    /// Computes the box that the layer and its sublayers cover.
    func updateSubtreeBox(scale: Double) {
        var box = snapshotBox
        if !isUndrawable, let transition = shown.transition {
            box = self.box(of: transition, scale: scale)
        } else if !box.isEmpty, let curl = shown.curl {
            box = curledBox(curl, scale: scale)
        }
        box = box.intersection(.limits)
        footprint.box = box.isEmpty ? .empty : box
        if flattens, !footprint.box.isEmpty {
            // The layer's bitmap has whole pixels.
            let pixels = PixelBox(covering: PlaneTransform.scale(scale, scale).boundingBox(of: footprint.box))
            footprint.box = PlaneTransform.scale(1 / scale, 1 / scale).boundingBox(of: pixels.box)
        }
    }

    /// The box that the layer and its sublayers cover, without the effect of a curl or a transition, in the layer's
    /// own space.
    var snapshotBox: Box {
        if isUndrawable || shown.isHidden || !(shown.opacity > 0) { return .empty }
        var box = contentBox
        box.formUnion(sublayersBox)
        if shown.masksToBounds { box = box.intersection(Box(shown.bounds)) }
        if box.isEmpty { box = .empty }
        if shown.hasShadow {
            let caster = shown.shadowPath.map { $0.box } ?? box
            box.formUnion(
                caster.offset(x: shown.shadowOffset.width, y: shown.shadowOffset.height)
                    .outset(by: shown.shadowReach))
        }
        return box.intersection(.limits)
    }

    /// Computes the box that the sublayers cover, after some of them or the list of sublayers changed.
    ///
    /// All sublayers are visited only if a sublayer has left the edge of the box. Therefore moving one of ten thousand
    /// sublayers does not visit all of them. The box is never larger than necessary, since pixels depend on it.
    func updateSublayersBox(changed: [LayerNode], all: Bool, scale: Double) {
        var isAnew = all
        let origin = (x: footprint.originX, y: footprint.originY)
        let hasShifted = sublayersShift(scale: scale)
        if hasShifted { sublayersOrigin = origin }
        for child in hasShifted ? children : changed where child.parent === self && child !== mask {
            let (old, new) = (child.boxInParent, child.footprint.boxInParent(origin: origin, scale: scale))
            if old == new { continue }
            child.boxInParent = new
            isAnew = isAnew || !old.isEmpty && !old.liesInside(sublayersBox)
            sublayersBox.formUnion(new)
        }
        if !isAnew { return }
        sublayersBox = .empty
        for child in children { sublayersBox.formUnion(child.boxInParent) }
    }

    /// Returns whether the corner of the bounds has moved by a fraction of a pixel since the sublayers' boxes were
    /// computed. Each sublayer may then be aligned to different pixels.
    func sublayersShift(scale: Double) -> Bool {
        let (x, y) = (footprint.originX - sublayersOrigin.x, footprint.originY - sublayersOrigin.y)
        return !((x * scale).isWholePixel && (y * scale).isWholePixel)
    }

    /// Sorts the sublayers by depth, if any of them has a `zPosition`.
    func sortChildren() {
        needsSorting = false
        if shown.isTransformLayer {
            childrenByDepth = children.enumerated().map { ($0.element.depthInSpace, $0.offset, $0.element) }
                .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { $0.2 }
            return
        }
        guard children.contains(where: { $0.shown.zPosition != 0 }) else {
            childrenByDepth = nil
            return
        }
        childrenByDepth = children.enumerated()
            .sorted { ($0.element.depthKey, $0.offset) < ($1.element.depthKey, $1.offset) }
            .map { $0.element }
    }

    private var depthKey: Double { shown.zPosition.isNaN ? 0 : shown.zPosition }
}

extension ShapeContents {
    /// The box that the shape covers, including its stroke.
    var box: Box {
        guard let path else { return .empty }
        var box = path.box
        if strokeColor != nil, lineWidth > 0, lineWidth.isFinite {
            let reach = lineJoin == .miter ? max(miterLimit, 1.5) : 1.5
            // A straight line has an empty bounding box, but its stroke covers pixels.
            box = Box(
                minX: box.minX - lineWidth / 2 * reach, minY: box.minY - lineWidth / 2 * reach,
                maxX: box.maxX + lineWidth / 2 * reach, maxY: box.maxY + lineWidth / 2 * reach)
        }
        return box
    }
}

extension CGPath {
    /// The box around all points of the path, control points included.
    var box: Box {
        var box = Box.empty
        func add(_ point: CGPoint) {
            (box.minX, box.minY) = (min(box.minX, point.x), min(box.minY, point.y))
            (box.maxX, box.maxY) = (max(box.maxX, point.x), max(box.maxY, point.y))
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): add(point)
            case .quadCurve(let control, let end):
                add(control)
                add(end)
            case .curve(let control1, let control2, let end):
                add(control1)
                add(control2)
                add(end)
            case .close: break
            }
        }
        return box
    }
}
