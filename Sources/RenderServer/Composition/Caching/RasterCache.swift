import CPixman
import CoreGraphics
import Foundation

/// A layer with its sublayers, without its opacity, painted once to be copied from then on.
///
/// Of a bitmap that is mostly plain only the parts are kept that are not: a row of a wide list is a few words at its one end. What
/// is copied in each frame then lies close together in memory.
final class RasterCache: CachedBitmap {
    /// Some of the pixels, where they were painted.
    private struct Part {
        let box: PixelBox
        let image: PixmanImage
    }

    /// The whole bitmap; `nil` where only parts are kept.
    let bitmap: Bitmap?
    private let parts: [Part]
    /// Where the pixels hide what is behind them, of those under the transform that they were painted under.
    private let opaqueBoxes: [PixelBox]
    /// The pixels under the transform that it was painted under.
    let box: PixelBox
    /// From the layer's own space to pixels, when it was painted.
    let device: PlaneTransform
    /// The pixels hold the layer's own plane, not the display's (see `LayerNode.flattens`).
    let isFlat: Bool
    /// Compositing it onto any background gives the same pixels, to the last bit, as painting all that is in it there.
    let isExact: Bool
    let isOpaque: Bool
    /// Where it has one colour; looked for when it is first drawn through a transform.
    private(set) lazy var plainBlocks = bitmap.map { PlainBlocks(of: $0) }
    /// An opaque bitmap at half its size, and where that has one colour; made when it is first needed.
    private(set) lazy var half = bitmap.flatMap { $0.halfOfOpaque() }
    private(set) lazy var halfPlainBlocks = half.map { PlainBlocks(of: $0, shift: 2, rowShift: 1) }
    /// Which of its pixels have one colour over large areas; looked for when it is first drawn only scaled.
    private lazy var scaledPlain = bitmap.map { UniformColorRegions(of: $0) } ?? UniformColorRegions()
    /// Which of its pixels have one colour over large areas, counted from its first.
    private let plain: UniformColorRegions

    /// - Parameter makeBitmap: Makes the bitmaps of parts of a size; `nil` where the whole is needed.
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

    /// The parts of an opaque bitmap that are not plain; `nil` where these are most of it.
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

    /// Whether only the parts are kept that are not plain. Such a bitmap is opaque, and cannot be faded.
    var isInParts: Bool { bitmap == nil }

    /// Calls code with each kept part and where it goes under a transform.
    func forEachPart(at other: PlaneTransform, _ body: (_ image: OpaquePointer, _ box: PixelBox) -> Void) {
        for part in parts { body(part.image.raw, moved(part.box, to: other)) }
    }

    /// Calls code with the pixels of each colour within a region that have one colour over large areas.
    func forEachPlainRegion(
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

    /// Whether the pixels are right under a transform, moved by whole pixels.
    func fits(_ other: PlaneTransform) -> Bool {
        guard device.m11 == other.m11, device.m12 == other.m12, device.m21 == other.m21, device.m22 == other.m22,
            other.isAffine
        else { return false }
        let (x, y) = (other.m31 - device.m31, other.m32 - device.m32)
        return abs(x - x.rounded()) < 1e-9 && abs(y - y.rounded()) < 1e-9 && abs(x) < 1e6 && abs(y) < 1e6
    }

    /// Where the pixels go under a transform that they fit.
    func box(at other: PlaneTransform) -> PixelBox { moved(box, to: other) }

    /// Which of them hide what is behind.
    func opaqueBoxes(at other: PlaneTransform) -> [PixelBox] { opaqueBoxes.map { moved($0, to: other) } }

    /// Adds those of the pixels to a set that have one colour over large areas.
    func insertPlainPixels(
        into set: inout UniformColorRegions, at other: PlaneTransform, within visible: DrawItem.Pixels
    ) {
        let place = self.box(at: other)
        set.insert(plain, x: place.minX, y: place.minY, within: visible)
    }

    /// Adds those of the pixels that have one colour over large areas.
    func addPlainPixels(
        to collector: inout UniformColorRegions.Collector, at other: PlaneTransform, within visible: DrawItem.Pixels
    ) {
        let place = self.box(at: other)
        collector.add(plain, x: place.minX, y: place.minY, within: visible)
    }

    /// Which pixels those of a flat bitmap hide. Along its edges it is mixed with what lies behind.
    func coveredBox(_ toDevice: PlaneTransform) -> PixelBox {
        PixelBox(inside: toDevice.boundingBox(of: box.box)).inset(x: 1, y: 1)
    }

    /// Adds the pixels that show one colour of a flat bitmap over large areas, when it is drawn through a transform that only
    /// scales it: those that are mixed from pixels of one area.
    func addScaledPlainPixels(
        to collector: inout UniformColorRegions.Collector, _ toDevice: PlaneTransform, within visible: DrawItem.Pixels
    ) {
        let covered = coveredBox(toDevice).intersection(visible.box)
        for (color, plain) in scaledPlain.regions {
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
    /// Each pixel is the mean of four. `nil` where it is not opaque.
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
