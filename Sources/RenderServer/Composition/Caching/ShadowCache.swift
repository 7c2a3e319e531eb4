import CCairo
import CPixman
import CoreGraphics
import Foundation

/// The blurred coverage of a layer's shape, without its colour and its place.
final class ShadowCache: CachedBitmap {
    /// What casts the shadow.
    enum Caster: Equatable {
        case path(CGPath)
        case outline(CGRect, radius: Double, corners: CornerMask, isContinuous: Bool)
        /// Everything in the layer: such a shadow is lost when any of that changes.
        case alpha
    }

    let caster: Caster
    let radius: Double
    let bitmap: Bitmap
    let image: PixmanImage
    /// The pixels of the display for one of the bitmap's, in each direction: a far blur needs few.
    let step: Int32
    /// The pixels of the display, relative to where the layer's own origin lies there.
    let box: PixelBox
    /// The transform it was made under, whose translation does not count.
    let device: PlaneTransform

    init?(_ bitmap: Bitmap, step: Int32, box: PixelBox, device: PlaneTransform, node: LayerNode, frame: Int) {
        guard let image = PixmanImage(bitmap) else { return nil }
        (caster, radius) = (node.shadowCaster, node.shown.shadowRadius)
        (self.bitmap, self.image, self.step, self.box, self.device) = (bitmap, image, step, box, device)
        // It is small, and expensive to make.
        super.init(byteCount: bitmap.byteCount, node: node, frame: frame, unusedFrameLimit: .max)
    }

    override func drop() { if node.shadow === self { node.shadow = nil } }

    /// How far a blur reaches beyond the shape: a radius is the Gaussian's deviation, as in Core Animation.
    static func reach(ofRadius radius: Double) -> Double {
        radius.isFinite && radius > 0 ? min(radius, largestRadius) * 3 + 2 : 1
    }

    /// In points. No shadow of a larger radius can be distinguished from this one.
    static let largestRadius = 200.0

    func fits(_ node: LayerNode, _ other: PlaneTransform) -> Bool {
        caster == node.shadowCaster && radius == node.shown.shadowRadius && device.m11 == other.m11 && device.m12 == other.m12 && device.m21 == other.m21 && device.m22 == other.m22
    }

    /// Where the shadow lies for a layer at a place.
    func box(at device: PlaneTransform, offset: CGSize) -> PixelBox {
        let x = device.m31 + offset.width * device.m11 + offset.height * device.m21
        let y = device.m32 + offset.width * device.m12 + offset.height * device.m22
        return box.offset(x: x.nearestPixel.pixel, y: y.nearestPixel.pixel)
    }
}

extension LayerNode {
    /// What casts the layer's shadow.
    fileprivate var shadowCaster: ShadowCache.Caster {
        if let path = shown.shadowPath { return .path(path) }
        if castsShadowFromAlpha { return .alpha }
        return .outline(
            shown.bounds, radius: shown.cornerRadius, corners: shown.maskedCorners,
            isContinuous: shown.hasContinuousCorners)
    }

    /// Something in the layer has changed.
    func loseShadow() { if shadow?.caster == .alpha || !shown.hasShadow { shadow = nil } }
}

extension RenderServer {
    /// A layer's shadow, made unless there is one for its current pixels and transform.
    func shadow(of node: LayerNode, device: PlaneTransform) -> ShadowCache? {
        if let shadow = node.shadow, shadow.fits(node, device) {
            shadow.lastUse = frame
            return shadow
        }
        node.shadow = nil
        guard let shadow = makeShadow(of: node, device: device) else { return nil }
        if caches.makeRoom(for: shadow.byteCount, budget: cacheBudget, frame: frame) {
            node.shadow = shadow
            caches.insert(shadow)
        }
        return shadow
    }

    private func makeShadow(of node: LayerNode, device: PlaneTransform) -> ShadowCache? {
        var device = device
        (device.m31, device.m32) = (0, 0)
        let unscaled = device
        let shown = node.shown
        let caster: Box
        if let path = shown.shadowPath {
            caster = path.box
        } else if node.castsShadowFromAlpha {
            var box = node.contentBox
            box.formUnion(node.sublayersBox)
            caster = box
        } else {
            caster = Box(shown.bounds)
        }
        let radius = min(max(shown.shadowRadius.isFinite ? shown.shadowRadius : 0, 0), ShadowCache.largestRadius)
        // A far blur is made of few pixels, so that it costs no more than a near one.
        let step = GaussianBlur.step(sigma: radius * device.areaScale.squareRoot())
        device = device.concatenating(.scale(1 / step, 1 / step))
        let sigma = radius * device.areaScale.squareRoot()
        let reach = (sigma * 3).rounded(.up).pixel + 1
        let box = PixelBox(covering: device.boundingBox(of: caster)).outset(by: reach)
        guard !box.isEmpty, box.area <= max(4 * targetBox.area, 1 << 22),
            let bitmap = Bitmap(width: box.width, height: box.height, format: .alpha8)
        else { return nil }
        let coverage = Surface(bitmap, box: box)
        if node.castsShadowFromAlpha {
            guard let scratch = scratch(for: box, format: .argb32) else { return nil }
            isCastingShadow = true
            defer { isCastingShadow = false }
            nesting(scratch) {
                var list = DrawList(uncovered: Region(box), server: self)
                list.collectParts(of: node, in: DrawList.Surroundings(device: device, clip: box))
                Painter(surface: scratch, server: self).paint(list.items)
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
                        caster, shown.cornerRadius, shown.maskedCorners, isContinuous: shown.hasContinuousCorners)
                }
                cairo.fill(.black, opacity: 1)
            }
        }
        GaussianBlur.blur(bitmap, sigma: sigma)
        return ShadowCache(
            bitmap, step: step.pixel, box: box.multiplied(by: step.pixel), device: unscaled, node: node, frame: frame)
    }
}

extension PixelBox {
    fileprivate func multiplied(by factor: Int32) -> PixelBox {
        PixelBox(minX: minX * factor, minY: minY * factor, maxX: maxX * factor, maxY: maxY * factor)
    }
}
