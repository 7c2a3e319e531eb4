import Foundation

/// Collects the items that fill some pixels, visiting the layers from front to back.
///
/// At first, `uncovered` is the damage. Pixels that are covered opaquely are subtracted from it. A layer that is
/// completely outside of it is skipped with all its sublayers. The items are collected from front to back and painted
/// from back to front.
struct DrawList {
    var items: [DrawItem] = []
    let uncovered: Region
    private let context: FrameContext
    /// Whether cached bitmaps are ignored when covered pixels are determined, so that the result does not depend on
    /// earlier frames.
    private let ignoresKeptBitmaps: Bool

    /// The limits of backdrops. Beyond these, the pixels at the edge are repeated.
    private let limits: PixelBox
    /// Whether the painted pixels have no alpha.
    private let isOpaque: Bool
    /// A layer in this list whose backdrop effect is painted by the list of the enclosing group.
    var outerBackdrop: LayerNode?
    /// The backdrops of the layers visited so far. Items that are added later are also added to these backdrops.
    private var sources: [BackdropSource] = []

    private static let largestSourceCount = 64
    /// The number of rectangles in `uncovered` above which maintaining the region costs more than painting small
    /// covered areas twice.
    static let largestComplexity = 48
    /// The number of pixels that can be painted in the time that is needed to determine the visible part of an item.
    static let pixelsPerItem = 8192

    init(
        uncovered: Region, context: FrameContext, ignoresKeptBitmaps: Bool = false, limits: PixelBox? = nil,
        isOpaque: Bool = false
    ) {
        (self.uncovered, self.context, self.ignoresKeptBitmaps) = (uncovered, context, ignoresKeptBitmaps)
        (self.limits, self.isOpaque) = (limits ?? uncovered.extents, isOpaque)
    }

    /// The inherited state during the traversal of the layers.
    struct Surroundings {
        var device: PlaneTransform
        var clip: PixelBox
        var opacity = 1.0
        /// Whether the superlayers as a whole move across the display.
        var moves = false
        /// Whether the superlayers show their back faces.
        var showsBack = false
        var depth = 0
        /// The limits of backdrops (`LayerNode.backdropLimits`), or `nil` for the limits of the list.
        var limits: PixelBox?
    }

    // MARK: Layers

    mutating func collect(_ node: LayerNode, in around: Surroundings) {
        guard !node.footprint.box.isEmpty, around.depth < LayerNode.largestDepth else { return }
        let device = node.footprint.device(under: around.device, scale: context.scale)
        let showsBack = around.showsBack != node.transformShowsBack
        guard device.isUsable, !showsBack || node.shown.isDoubleSided else { return }
        let box = PixelBox(covering: device.boundingBox(of: node.footprint.box)).intersection(around.clip)
        if box.isEmpty || isHidden(box) { return }

        // In a transition, each of the two appearances has its own opacity.
        let opacity = around.opacity * (node.isInTransition ? 1 : min(max(node.shown.opacity, 0), 1))
        var inside = around
        inside.device = device
        inside.showsBack = showsBack
        inside.depth += 1
        let moves = node.isMoving || node.movedStreak > 1 && node.movedFrame == context.frame
        inside.moves = around.moves || moves && node.copiedFrame != context.frame

        if node.flattens {
            if node.isInTransition {
                add(context.paintsTransitionOnPixels(node, device) ? .transition : .flat, node, device, opacity, box)
                return
            }
            let isCurl = context.paintsCurlOnPixels(node, device)
            add(isCurl ? .curl : .flat, node, device, opacity, box)
            if opacity >= 1, isCurl { coverCurl(node, device, box) }
            if opacity >= 1 { coverFlat(node, device, box) }
            if node.showsBackdropBehind, node.backdropFrame == context.frame, device.isUpright {
                addOuterBackdrop(of: node, device, opacity, box)
            }
            return
        }
        let isGroup = needsGroup(node, opacity)
        // An opacity that applies to each sublayer separately does not require a group.
        if context.purpose == .screen, isGroup || opacity >= 1,
            let cache = context.raster(for: node, device: device, moves: inside.moves, isGroup: isGroup)
        {
            let box = cache.box(at: device).intersection(around.clip)
            add(.raster(cache), node, device, opacity, box)
            if opacity >= 1 { for part in cache.opaqueBoxes(at: device) { cover(part.intersection(box)) } }
            return
        }
        let isClippedSoftly = node.clipsSoftly(device, scale: context.scale)
        let hasBackdrop = node.backdropFrame == context.frame
        if isClippedSoftly, !isGroup, !hasBackdrop || node.hasOpaqueBackground,
            collectAroundCorners(of: node, in: inside, box)
        {
            return
        }
        if isClippedSoftly || isGroup {
            add(.group, node, device, opacity, box)
            if hasBackdrop { addOuterBackdrop(of: node, device, opacity, box) }
            return
        }
        inside.opacity = opacity
        collectParts(of: node, in: inside)
    }

    /// Collects the layer's own parts and its sublayers, without the properties that make them a group.
    ///
    /// - Parameters:
    ///   - around: The surroundings, with the transform of the layer itself as `device`.
    ///   - isClippedLater: Whether a rounded clip will be applied to the result.
    mutating func collectParts(
        of node: LayerNode, in around: Surroundings, isClippedLater: Bool = false
    ) {
        let shown = node.shown
        let device = around.device
        let bounds = device.boundingBox(of: Box(shown.bounds))
        var clip = around.clip
        if shown.masksToBounds, !isClippedLater {
            clip = clip.intersection(
                device.isSnapped(to: context.scale) ? PixelBox(rounding: bounds) : PixelBox(covering: bounds))
        }

        if shown.borderWidth > 0, (shown.borderColor?.alpha ?? 0) > 0 {
            let box = PixelBox(covering: bounds).intersection(around.clip)
            add(.border, node, device, around.opacity, box, isClippedLater: isClippedLater)
        }
        if !node.children.isEmpty, !clip.isEmpty {
            var inside = around
            inside.clip = clip
            collectSublayers(of: node, in: inside)
        }
        if !node.contentBox.isEmpty {
            let box = PixelBox(covering: device.boundingBox(of: node.contentBox)).intersection(clip)
            let isAdded = add(.body, node, device, around.opacity, box, isClippedLater: isClippedLater)
            if isAdded, around.opacity >= 1 { coverBody(of: node, device, bounds, clip, isClippedLater) }
        }
        if shown.activeBackdrop != nil, node !== outerBackdrop {
            let box = PixelBox(covering: bounds).intersection(clip)
            addBackdrop(of: node, device, around.opacity, box, limits: around.limits, clips: [(node, device)])
        }
        if shown.hasShadow, context.purpose != .shadow {
            // The appearance in a transition is painted at its original position, and moved afterwards.
            let box = PixelBox(covering: device.boundingBox(of: node.snapshotBox)).intersection(around.clip)
            add(.shadow, node, device, around.opacity, box)
        }
    }

    private mutating func collectSublayers(of node: LayerNode, in around: Surroundings) {
        guard var reach = reach(in: around) else { return }
        var sourceCount = sources.count
        for child in node.drawnChildren.reversed() {
            if sourceCount != sources.count {
                // The backdrop of a sublayer is also painted beside the damage.
                sourceCount = sources.count
                guard let wider = self.reach(in: around) else { return }
                reach = wider
            }
            let placement = child.footprint.toParent
            let box = child.footprint.box
            if placement.m11 == 1, placement.m22 == 1, placement.m12 == 0, placement.m21 == 0, placement.isAffine,
                box.minX + placement.m31 >= reach.maxX || box.maxX + placement.m31 <= reach.minX
                    || box.minY + placement.m32 >= reach.maxY || box.maxY + placement.m32 <= reach.minY
            {
                continue
            }
            collect(child, in: around)
        }
    }

    /// Returns the box around all uncovered pixels, in a layer's own space: most sublayers of a long list are far
    /// outside of it, so that comparing two boxes suffices.
    private func reach(in around: Surroundings) -> Box? {
        var visible = uncovered.extents
        for source in sources { visible = visible.union(source.uncovered.extents) }
        visible = visible.intersection(around.clip)
        if visible.isEmpty { return nil }
        guard around.device.isAffine, let inverse = around.device.inverse else {
            return Box(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
        }
        return inverse.boundingBox(of: visible.outset(by: 2).box)
    }

    /// Collects a layer that clips to a rounded outline. Only its corners are collected as a group.
    ///
    /// - Returns: False if the corners make up most of the layer, or if the layer is not on whole pixels.
    private mutating func collectAroundCorners(of node: LayerNode, in around: Surroundings, _ box: PixelBox) -> Bool {
        let outline = OutlineShape(node, device: around.device, scale: context.scale)
        guard outline.isSnapped else { return false }
        let bands = outline.bands
        guard bands.reduce(0, { $0 + $1.area }) * 2 > outline.pixels.area else { return false }
        for corner in outline.corners { add(.group, node, around.device, around.opacity, corner.intersection(box)) }
        if node.backdropFrame == context.frame {
            collectBetweenCorners(of: node, in: around, outline)
            return true
        }
        for band in bands {
            var inside = around
            inside.clip = around.clip.intersection(band)
            if !inside.clip.isEmpty { collectParts(of: node, in: inside, isClippedLater: true) }
        }
        return true
    }

    /// Collects a layer that has an opaque background and contains a backdrop effect, except for its corners. All
    /// parts between the corners are collected together, since the whole layer is behind the effect. The uncovered
    /// pixels at the corners stay uncovered, for the items behind the layer.
    private mutating func collectBetweenCorners(
        of node: LayerNode, in around: Surroundings, _ outline: OutlineShape
    ) {
        let corners = Region(outline.corners)
        let kept = ([uncovered] + sources.map(\.uncovered)).map { region in
            let part = Region(region)
            part.formIntersection(corners)
            region.subtract(corners)
            return (region, part)
        }
        var inside = around
        inside.limits = node.backdropLimits(outline, within: around.limits ?? limits)
        inside.clip = around.clip.intersection(outline.pixels)
        if !inside.clip.isEmpty { collectParts(of: node, in: inside, isClippedLater: true) }
        for (region, part) in kept { region.formUnion(part) }
    }

    /// Returns whether a layer and its sublayers must be a group regardless of its outline.
    private func needsGroup(_ node: LayerNode, _ opacity: Double) -> Bool {
        if node.mask != nil { return true }
        return opacity < 1 && node.shown.allowsGroupOpacity && node.paintsSeveral
    }

    // MARK: Backdrops

    /// Adds the backdrop effect of a layer. The items that are added afterwards are its backdrop.
    ///
    /// - Parameter limits: The limits of the backdrop; `nil` for the limits of the list.
    private mutating func addBackdrop(
        of node: LayerNode, _ device: PlaneTransform, _ opacity: Double, _ box: PixelBox, limits: PixelBox? = nil,
        clips: [(node: LayerNode, device: PlaneTransform)]
    ) {
        let limits = limits ?? self.limits
        guard let effect = node.shown.activeBackdrop, context.purpose != .shadow, opacity > 0,
            sources.count < Self.largestSourceCount
        else { return }
        let box = box.intersection(limits)
        var visible = uncovered.intersection(box).extents
        for source in sources { visible = visible.union(source.uncovered.intersection(box).extents) }
        if visible.isEmpty { return }
        let blur = BackdropBlur(effect, scale: device.areaScale.squareRoot())
        let source = BackdropSource(blur, visible: visible, within: limits, isOpaque: isOpaque, clips: clips)
        add(.backdrop(source), node, device, opacity, box)
        if isOpaque, opacity >= 1 {
            // The pixels behind are not visible without the effect.
            var covered = box
            for clip in clips {
                let shape = OutlineShape(clip.node, device: clip.device, scale: context.scale)
                covered = shape.isPlain && clip.node.mask == nil ? covered.intersection(shape.pixels) : .empty
            }
            cover(covered)
        }
        sources.append(source)
    }

    /// Adds the backdrop of a group that contains a backdrop effect.
    private mutating func addOuterBackdrop(
        of node: LayerNode, _ device: PlaneTransform, _ opacity: Double, _ box: PixelBox
    ) {
        guard let path = node.pathToBackdropBehindAll(frame: context.frame), let last = path.last,
            last !== outerBackdrop
        else { return }
        var device = device
        var clips: [(node: LayerNode, device: PlaneTransform)] = []
        for current in path {
            if current !== node { device = current.footprint.device(under: device, scale: context.scale) }
            if current === last || current.shown.masksToBounds || current.mask != nil {
                clips.append((current, device))
            }
        }
        let bounds = PixelBox(covering: device.boundingBox(of: Box(last.shown.bounds)))
        addBackdrop(of: last, device, opacity, bounds.intersection(box), clips: clips)
    }

    private func isHidden(_ box: PixelBox) -> Bool {
        uncovered.overlap(box) == .none && sources.allSatisfy { $0.uncovered.overlap(box) == .none }
    }

    // MARK: Uniform pixels

    /// Returns the large uniform areas of bitmaps that are not covered.
    ///
    /// - Parameter area: The number of pixels to paint. If many items have few pixels each, finding the areas costs
    ///   more than painting.
    static func uniformPixels(of items: [DrawItem], area: Int, scale: Double) -> UniformColorRegions {
        guard items.count <= max(Self.largestComplexity, area / Self.pixelsPerItem) else {
            return UniformColorRegions()
        }
        var collector = UniformColorRegions.Collector()
        for item in items {
            if case .raster(let cache) = item.kind, item.opacity >= 1 {
                cache.addUniformPixels(to: &collector, at: item.device, within: item.pixels)
            } else if case .flat = item.kind, item.opacity >= 1 {
                if let (cache, toDevice) = scaledBitmap(of: item.node, item.device) {
                    cache.addScaledUniformPixels(to: &collector, toDevice, within: item.pixels)
                }
            } else if !item.node.isThin(scale: scale), let (color, pixels) = item.uniformFill(scale: scale),
                UniformColorRegions.isWorthKeeping(pixels.box)
            {
                collector.add(pixels.asRegion(), color)
            }
            collector.cover(item.pixels)
        }
        return collector.collected()
    }

    /// Removes the pixels outside of a region.
    mutating func restrict(to region: Region) {
        uncovered.formIntersection(region)
        items = Self.restricted(items, to: region)
    }

    /// Returns the parts of items in a region.
    static func restricted(_ items: [DrawItem], to region: Region) -> [DrawItem] {
        items.compactMap { item in
            var item = item
            switch region.overlap(item.pixels.box) {
            case .none: return nil
            case .all: return item
            case .some:
                let rest = item.pixels.asRegion()
                rest.formIntersection(region)
                guard !rest.isEmpty else { return nil }
                item.pixels = DrawItem.Pixels(rest)
                return item
            }
        }
    }

    // MARK: Pixels

    /// Adds an item, unless it is completely covered.
    @discardableResult
    private mutating func add(
        _ kind: DrawItem.Kind, _ node: LayerNode, _ device: PlaneTransform, _ opacity: Double, _ box: PixelBox,
        isClippedLater: Bool = false
    ) -> Bool {
        if box.isEmpty { return false }
        var item = DrawItem(
            kind: kind, node: node, device: device, opacity: opacity, pixels: DrawItem.Pixels(box),
            isClippedLater: isClippedLater)
        var isAdded = false
        if let pixels = Self.pixels(of: box, in: uncovered) {
            item.pixels = pixels
            items.append(item)
            isAdded = true
        }
        for source in sources {
            guard let pixels = Self.pixels(of: box, in: source.uncovered) else { continue }
            item.pixels = pixels
            source.append(item)
            isAdded = true
        }
        return isAdded
    }

    private static func pixels(of box: PixelBox, in region: Region) -> DrawItem.Pixels? {
        switch region.overlap(box) {
        case .none: nil
        case .all: DrawItem.Pixels(box)
        case .some: DrawItem.Pixels(region.intersection(box))
        }
    }

    private func cover(_ box: PixelBox) {
        Self.cover(box, in: uncovered)
        for source in sources { Self.cover(box, in: source.uncovered) }
    }

    private static func cover(_ box: PixelBox, in region: Region) {
        if region.count < largestComplexity || box.area >= 1 << 16 { region.subtract(box) }
    }

    /// Subtracts the pixels of a flat layer that is only scaled from `uncovered`, if its bitmap is already cached.
    private func coverFlat(_ node: LayerNode, _ device: PlaneTransform, _ clip: PixelBox) {
        guard !ignoresKeptBitmaps, let (cache, toDevice) = Self.scaledBitmap(of: node, device) else { return }
        cover(cache.coveredBox(toDevice).intersection(clip))
    }

    /// Returns the opaque cached bitmap of a flat layer that is only scaled, and the transform for drawing it.
    private static func scaledBitmap(
        of node: LayerNode, _ device: PlaneTransform
    ) -> (cache: RasterCache, toDevice: PlaneTransform)? {
        guard device.isUpright, !node.isCurled, !node.isInTransition, let cache = node.rasterCache, cache.isFlat,
            cache.isOpaque
        else {
            return nil
        }
        let scale = 1 / cache.device.m11
        return (cache, PlaneTransform.scale(scale, scale).concatenating(device))
    }

    /// Subtracts the pixels of a curled sheet from `uncovered`, if its bitmap is already cached.
    private func coverCurl(_ node: LayerNode, _ device: PlaneTransform, _ clip: PixelBox) {
        guard !ignoresKeptBitmaps, let curl = node.shown.curl, context.hasOpaqueSheet(node, curl) else { return }
        let origin = node.curlOrigin(device)
        let (size, scale) = (Box(node.shown.bounds), device.m11)
        let geometry = CurlGeometry(curl, width: size.width * scale, height: size.height * scale, scale: scale)
        let sheet = Box(minX: 0, minY: 0, maxX: geometry.width, maxY: geometry.height)
        for box in geometry.coveredBoxes(isHorizontal: curl.isHorizontal) {
            let box = PixelBox(inside: curl.isClipped ? box.intersection(sheet) : box)
            cover(box.offset(x: Int32(origin.x), y: Int32(origin.y)).intersection(clip))
        }
    }

    /// Subtracts the pixels of a layer's background or opaque contents from `uncovered`.
    private func coverBody(
        of node: LayerNode, _ device: PlaneTransform, _ bounds: Box, _ clip: PixelBox, _ isClippedLater: Bool
    ) {
        guard device.isUpright, node.paintsOpaqueBounds else { return }
        let box = device.isSnapped(to: context.scale) ? PixelBox(rounding: bounds) : PixelBox(inside: bounds)
        let size = Box(node.shown.bounds)
        let radius =
            isClippedLater
            ? 0
            : CornerShape(
                radius: node.shown.cornerRadius, isContinuous: node.shown.hasContinuousCorners, width: size.width,
                height: size.height
            ).reach
        if radius <= 0 {
            cover(box.intersection(clip))
            return
        }
        let (x, y) = ((radius * device.m11).rounded(.up).pixel, (radius * device.m22).rounded(.up).pixel)
        let inner = PixelBox(inside: bounds)
        cover(inner.inset(x: x, y: 0).intersection(clip))
        cover(inner.inset(x: 0, y: y).intersection(clip))
    }
}

extension LayerNode {
    /// Returns whether several items are clipped along an edge between whole pixels. They are clipped together, so
    /// that the items below do not show through at the edge.
    func clipsSoftly(_ device: PlaneTransform, scale: Double) -> Bool {
        shown.masksToBounds && (shown.cornerRadius > 0 || !device.isSnapped(to: scale))
            && paintsSeveral
    }

    /// Returns whether the layer is a line rather than an area.
    fileprivate func isThin(scale: Double) -> Bool {
        min(shown.bounds.width, shown.bounds.height) * scale < UniformColorRegions.smallestSide
    }
}

extension PlaneTransform {
    /// Returns whether layers under this transform are on whole pixels.
    func isSnapped(to scale: Double) -> Bool { isUpright && m11 == scale && m22 == scale }
}

extension PixelBox {
    /// The pixels that are completely in a box.
    init(inside box: Box) {
        let noise = 1e-5
        self.init(
            minX: (box.minX - noise).rounded(.up).pixel, minY: (box.minY - noise).rounded(.up).pixel,
            maxX: (box.maxX + noise).rounded(.down).pixel, maxY: (box.maxY + noise).rounded(.down).pixel)
        if isEmpty { self = .empty }
    }

    func inset(x: Int32, y: Int32) -> PixelBox {
        let result = PixelBox(minX: minX + x, minY: minY + y, maxX: maxX - x, maxY: maxY - y)
        return result.isEmpty ? .empty : result
    }
}
