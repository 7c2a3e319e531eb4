import CPixman
import CoreGraphics
import Foundation

/// A bitmap of a layer and its sublayers, without the layer's opacity. It is painted once, and copied in each frame.
///
/// If most of the bitmap has uniform colors, only the other parts are kept: for example, a row of a wide list has only
/// a few words at one end. The frames then copy less memory.
final class RasterCache: CachedBitmap {
    /// A part of the pixels, and its position in the whole bitmap.
    private struct Part {
        let box: PixelBox
        let image: PixmanImage
    }

    /// The whole bitmap, or `nil` if only parts are kept.
    let bitmap: Bitmap?
    private let parts: [Part]
    /// The areas with opaque pixels, in the coordinate space of `device`.
    private let opaqueBoxes: [PixelBox]
    /// The area of the pixels, in the coordinate space of `device`.
    let box: PixelBox
    /// The transform from the layer's own space to pixels when the bitmap was painted.
    let device: PlaneTransform
    /// Whether the pixels are in the layer's own plane rather than in the display's plane (see `LayerNode.flattens`).
    let isFlat: Bool
    /// Whether compositing the bitmap onto any background gives exactly the same pixels as painting its layers there.
    let isExact: Bool
    let isOpaque: Bool
    /// The blocks with a uniform color. They are found when the bitmap is first drawn through a transform.
    private(set) lazy var uniformBlocks = bitmap.map { UniformBlocks(of: $0) }
    /// The bitmap at half its size, if it is opaque, with its blocks of uniform color. It is created when it is first
    /// needed.
    private(set) lazy var half = bitmap.flatMap { $0.halfOfOpaque() }
    private(set) lazy var halfUniformBlocks = half.map { UniformBlocks(of: $0, shift: 2, rowShift: 1) }
    /// The large areas with a uniform color. They are found when the bitmap is first drawn with a transform that only
    /// scales.
    private lazy var scaledUniform = bitmap.map { UniformColorRegions(of: $0) } ?? UniformColorRegions()
    /// The large areas with a uniform color, relative to the first pixel.
    private let plain: UniformColorRegions

    /// - Parameter makeBitmap: Creates the bitmap of a part with a size. With `nil`, the whole bitmap is kept.
    init?(
        _ bitmap: Bitmap, box: PixelBox, device: PlaneTransform, isFlat: Bool, isExact: Bool = true,
        opaqueBoxes: [PixelBox], node: LayerNode, frame: Int, makeBitmap: ((Int, Int) -> Bitmap?)? = nil
    ) {
        (self.box, self.device, self.isFlat) = (box, device, isFlat)
        (self.isExact, self.opaqueBoxes, isOpaque) = (isExact, opaqueBoxes, bitmap.isOpaque)
        let plain = isFlat ? UniformColorRegions() : UniformColorRegions(of: bitmap)
        let parts = makeBitmap.flatMap { Self.parts(of: bitmap, at: box, except: plain, $0) }
        guard let kept = parts ?? PixmanImage(bitmap).map({ [Part(box: box, image: $0)] }) else { return nil }
        (self.plain, self.parts, self.bitmap) = (plain, kept, parts == nil ? bitmap : nil)
        super.init(byteCount: Self.byteCount(of: kept), node: node, frame: frame, unusedFrameLimit: 90)
    }

    private static func byteCount(of parts: [Part]) -> Int { parts.reduce(0) { $0 + $1.box.area * 4 } }

    /// Returns the parts of an opaque bitmap that are not uniform, or `nil` if they make up most of the bitmap.
    private static func parts(
        of bitmap: Bitmap, at box: PixelBox, except plain: UniformColorRegions, _ makeBitmap: (Int, Int) -> Bitmap?
    ) -> [Part]? {
        guard bitmap.isOpaque, !plain.isEmpty else { return nil }
        let rest = Region(PixelBox(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
        for region in plain.regions.values { rest.subtract(region) }
        let boxes = rest.coarsened(waste: 2048, count: 8)
        guard boxes.reduce(0, { $0 + $1.area }) * 2 <= box.area else { return nil }
        var parts: [Part] = []
        for part in boxes {
            guard let copy = makeBitmap(part.width, part.height), let image = PixmanImage(copy) else { return nil }
            for y in 0..<part.height {
                memcpy(
                    copy.data + y * copy.bytesPerRow,
                    bitmap.data + (Int(part.minY) + y) * bitmap.bytesPerRow + Int(part.minX) * 4, part.width * 4)
            }
            parts.append(Part(box: part.offset(x: box.minX, y: box.minY), image: image))
        }
        return parts
    }

    override func drop() { if node.raster === self { node.raster = nil } }

    /// Whether only the non-uniform parts are kept. Such a bitmap is opaque, and cannot be faded.
    var isInParts: Bool { bitmap == nil }

    /// Calls a closure with each kept part and its area under a transform.
    func forEachPart(at other: PlaneTransform, _ body: (_ image: OpaquePointer, _ box: PixelBox) -> Void) {
        for part in parts { body(part.image.raw, moved(part.box, to: other)) }
    }

    /// Calls a closure with each color and with the large uniform areas of that color inside a region.
    func forEachUniformRegion(
        at other: PlaneTransform, within region: Region, _ body: (_ color: UInt32, _ pixels: Region) -> Void
    ) {
        let place = self.box(at: other)
        for (color, plain) in plain.regions {
            let pixels = Region(plain)
            pixels.translate(x: place.minX, y: place.minY)
            pixels.formIntersection(region)
            if !pixels.isEmpty { body(color, pixels) }
        }
    }

    /// Returns whether the pixels can be used under a transform, after they are moved by whole pixels.
    func fits(_ other: PlaneTransform) -> Bool {
        guard device.m11 == other.m11, device.m12 == other.m12, device.m21 == other.m21, device.m22 == other.m22,
            other.isAffine
        else { return false }
        let (x, y) = (other.m31 - device.m31, other.m32 - device.m32)
        return abs(x - x.rounded()) < 1e-9 && abs(y - y.rounded()) < 1e-9 && abs(x) < 1e6 && abs(y) < 1e6
    }

    /// Returns the area of the pixels under a transform that the bitmap fits.
    func box(at other: PlaneTransform) -> PixelBox { moved(box, to: other) }

    /// Returns the areas with opaque pixels under a transform.
    func opaqueBoxes(at other: PlaneTransform) -> [PixelBox] { opaqueBoxes.map { moved($0, to: other) } }

    /// Inserts the large areas with a uniform color into a set.
    func insertUniformPixels(
        into set: inout UniformColorRegions, at other: PlaneTransform, within visible: DrawItem.Pixels
    ) {
        let place = self.box(at: other)
        set.insert(plain, x: place.minX, y: place.minY, within: visible)
    }

    /// Adds the large areas with a uniform color to a collector.
    func addUniformPixels(
        to collector: inout UniformColorRegions.Collector, at other: PlaneTransform, within visible: DrawItem.Pixels
    ) {
        let place = self.box(at: other)
        collector.add(plain, x: place.minX, y: place.minY, within: visible)
    }

    /// Returns the pixels that a flat bitmap covers. The pixels at its edges are blended with the background.
    func coveredBox(_ toDevice: PlaneTransform) -> PixelBox {
        PixelBox(inside: toDevice.boundingBox(of: box.box)).inset(x: 1, y: 1)
    }

    /// Adds the large uniform areas of a flat bitmap that is drawn through a scaling transform. A pixel is added if it
    /// is interpolated only from pixels of one area.
    func addScaledUniformPixels(
        to collector: inout UniformColorRegions.Collector, _ toDevice: PlaneTransform, within visible: DrawItem.Pixels
    ) {
        let covered = coveredBox(toDevice).intersection(visible.box)
        for (color, plain) in scaledUniform.regions {
            let boxes = plain.boxes.map { area in
                let inner = area.inset(x: 1, y: 1).offset(x: box.minX, y: box.minY)
                return inner.isEmpty
                    ? .empty : PixelBox(inside: toDevice.boundingBox(of: inner.box)).intersection(covered)
            }
            let region = Region(boxes.filter { $0.area >= UniformColorRegions.smallestArea })
            if let mask = visible.region { region.formIntersection(mask) }
            if !region.isEmpty { collector.add(region, color) }
        }
    }

    private func moved(_ box: PixelBox, to other: PlaneTransform) -> PixelBox {
        box.offset(x: (other.m31 - device.m31).rounded().pixel, y: (other.m32 - device.m32).rounded().pixel)
    }
}

extension Bitmap {
    /// Returns a bitmap of half the size. Each of its pixels is the mean of four pixels. Returns `nil` if the bitmap
    /// is not opaque.
    fileprivate func halfOfOpaque() -> Bitmap? {
        guard isOpaque, width > 1, height > 1,
            let result = Bitmap(width: (width + 1) / 2, height: (height + 1) / 2, format: .rgb32)
        else { return nil }
        let mask: UInt32 = 0xff_00ff
        for row in 0..<result.height {
            let upper = (data + 2 * row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let lower = (data + min(2 * row + 1, height - 1) * bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let target = (result.data + row * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for column in 0..<result.width {
                let (left, right) = (2 * column, min(2 * column + 1, width - 1))
                let (a, b, c, d) = (upper[left], upper[right], lower[left], lower[right])
                let evens = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x2_0002
                let odds = (a >> 8 & mask) &+ (b >> 8 & mask) &+ (c >> 8 & mask) &+ (d >> 8 & mask) &+ 0x2_0002
                target[column] = evens >> 2 & mask | (odds >> 2 & mask) << 8 | 0xff00_0000
            }
        }
        return result
    }
}

extension LayerNode {
    /// The bitmap of the layer and its sublayers. Only painting sets `raster`.
    var rasterCache: RasterCache? { raster.map { unsafeDowncast($0, to: RasterCache.self) } }

    /// The bitmap of the shadow. Only painting sets `shadow`.
    var shadowCache: ShadowCache? { shadow.map { unsafeDowncast($0, to: ShadowCache.self) } }
}
