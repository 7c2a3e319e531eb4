import CCairo
import CPixman
import CoreGraphics
import Foundation

/// The blurred coverage of a layer's shape, without its color and its position.
final class ShadowCache: CachedBitmap {
    /// The shape that casts the shadow.
    enum Caster: Equatable {
        case path(CGPath)
        /// An outline on whole pixels, independent of its position.
        case outline(CornerCoverage.Shape)
        case softOutline(CGRect, radius: Double, corners: RoundedCorners, isContinuous: Bool)
        /// The alpha of the layer and its sublayers. The shadow is dropped when any of them changes.
        case alpha
    }

    let caster: Caster
    let radius: Double
    let bitmap: Bitmap
    let image: PixmanImage
    /// The number of display pixels for a pixel of the bitmap, in each direction. If the blur is large, few pixels
    /// suffice.
    let step: Int32
    /// The area on the display, relative to the layer's origin or, for an outline, to the corner of the outline's
    /// pixels.
    let box: PixelBox
    /// The transform when the shadow was created. Its translation is ignored.
    let device: PlaneTransform

    init?(
        _ bitmap: Bitmap, of caster: Caster, step: Int32, box: PixelBox, device: PlaneTransform, node: LayerNode,
        frame: Int
    ) {
        guard let image = PixmanImage(bitmap) else { return nil }
        (self.caster, radius) = (caster, node.shown.shadowRadius)
        (self.bitmap, self.image, self.step, self.box, self.device) = (bitmap, image, step, box, device)
        // The bitmap is small, and expensive to create.
        super.init(byteCount: bitmap.byteCount, node: node, frame: frame, unusedFrameLimit: .max)
    }

    override func drop() { if node.shadow === self { node.shadow = nil } }

    func fits(_ node: LayerNode, _ caster: Caster, _ other: PlaneTransform) -> Bool {
        caster == self.caster && radius == node.shown.shadowRadius && device.m11 == other.m11
            && device.m12 == other.m12 && device.m21 == other.m21 && device.m22 == other.m22
    }

    /// Returns the pixels that a layer's shadow covers.
    func box(of node: LayerNode, at device: PlaneTransform, scale: Double) -> PixelBox {
        let offset = node.shown.shadowOffset
        var x = offset.width * device.m11 + offset.height * device.m21
        var y = offset.width * device.m12 + offset.height * device.m22
        if case .outline = caster {
            let corner = OutlineShape(node, device: device, scale: scale).pixels
            (x, y) = (x + Double(corner.minX), y + Double(corner.minY))
        } else {
            (x, y) = (x + device.m31, y + device.m32)
        }
        return box.offset(x: x.nearestPixel.pixel, y: y.nearestPixel.pixel)
    }
}

extension LayerNode {
    /// Returns the shape that casts the layer's shadow.
    fileprivate func shadowCaster(under device: PlaneTransform, scale: Double) -> ShadowCache.Caster {
        if let path = shown.shadowPath { return .path(path) }
        if castsShadowFromAlpha { return .alpha }
        let outline = OutlineShape(self, device: device, scale: scale)
        if outline.isSnapped { return .outline(outline.shape(scale: scale)) }
        return .softOutline(
            shown.bounds, radius: shown.cornerRadius, corners: shown.roundedCorners,
            isContinuous: shown.hasContinuousCorners)
    }

    /// Drops the shadow if it depends on the layer's content. Called after a change in the layer or its sublayers.
    func discardShadow() {
        guard let cache = shadowCache else { return }
        if cache.caster == .alpha || !shown.hasShadow { self.shadow = nil }
    }
}

extension FrameContext {
    /// Returns a layer's shadow. A new shadow is created unless the cached shadow fits the current pixels and
    /// transform.
    func shadow(of node: LayerNode, device: PlaneTransform) -> ShadowCache? {
        let caster = node.shadowCaster(under: device, scale: scale)
        if let shadow = node.shadowCache, shadow.fits(node, caster, device) {
            shadow.lastUse = frame
            return shadow
        }
        node.shadow = nil
        guard let shadow = makeShadow(of: node, caster, device: device) else { return nil }
        if memory.caches.makeRoom(for: shadow.byteCount, budget: cacheBudget, frame: frame) {
            node.shadow = shadow
            memory.caches.insert(shadow)
        }
        return shadow
    }

    private func makeShadow(of node: LayerNode, _ shape: ShadowCache.Caster, device: PlaneTransform) -> ShadowCache? {
        var device = device
        (device.m31, device.m32) = (0, 0)
        let unscaled = device
        let shown = node.shown
        let caster: Box
        switch shape {
        case .path(let path): caster = path.box
        case .alpha:
            var box = node.contentBox
            box.formUnion(node.sublayersBox)
            caster = box
        case .outline(let outline): caster = outline.box
        case .softOutline: caster = Box(shown.bounds)
        }
        let radius = min(
            max(shown.shadowRadius.isFinite ? shown.shadowRadius : 0, 0), LayerProperties.largestShadowRadius)
        // A large blur is made of few pixels, so that it costs as little as a small blur.
        let step = GaussianBlur.step(sigma: radius * device.areaScale.squareRoot())
        device = device.concatenating(.scale(1 / step, 1 / step))
        let sigma = radius * device.areaScale.squareRoot()
        let reach = (sigma * 3).rounded(.up).pixel + 1
        var box = PixelBox(covering: device.boundingBox(of: caster))
        if case .outline(let outline) = shape { box = outline.box(step: step.pixel) }
        box = box.outset(by: reach)
        guard !box.isEmpty, box.area <= max(4 * targetBox.area, 1 << 22) else { return nil }
        if case .outline(let outline) = shape {
            return memory.outlineShadows.bitmap(of: outline, step: step.pixel, sigma: sigma, reach: reach).flatMap {
                ShadowCache(
                    $0, of: shape, step: step.pixel, box: box.multiplied(by: step.pixel), device: unscaled, node: node,
                    frame: frame)
            }
        }
        guard let bitmap = Bitmap(width: box.width, height: box.height, format: .alpha8) else { return nil }
        let coverage = Surface(bitmap, box: box)
        if case .alpha = shape {
            guard let scratch = scratch(for: box, format: .argb32) else { return nil }
            nesting(scratch) {
                var list = DrawList(uncovered: Region(box), context: forShadow)
                list.collectParts(of: node, in: DrawList.Surroundings(device: device, clip: box))
                Painter(surface: scratch, context: forShadow).paint(list.items)
            }
            pixman_image_composite32(
                PIXMAN_OP_SRC, scratch.image, nil, coverage.image, 0, 0, 0, 0, 0, 0, Int32(box.width),
                Int32(box.height))
        } else {
            coverage.draw(in: DrawItem.Pixels(box), device) { cairo in
                if let path = shown.shadowPath {
                    path.append(to: cairo)
                } else {
                    cairo.addRoundedBox(
                        caster, shown.cornerRadius, shown.roundedCorners, isContinuous: shown.hasContinuousCorners)
                }
                cairo.fill(.black, opacity: 1)
            }
        }
        GaussianBlur.blur(bitmap, sigma: sigma)
        return ShadowCache(
            bitmap, of: shape, step: step.pixel, box: box.multiplied(by: step.pixel), device: unscaled, node: node,
            frame: frame)
    }
}

extension PixelBox {
    fileprivate func multiplied(by factor: Int32) -> PixelBox {
        PixelBox(minX: minX * factor, minY: minY * factor, maxX: maxX * factor, maxY: maxY * factor)
    }
}
