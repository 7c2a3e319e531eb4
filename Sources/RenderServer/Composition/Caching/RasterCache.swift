import CPixman
import CoreGraphics
import Foundation

/// A layer with its sublayers, without its opacity, painted once to be copied from then on.
final class RasterCache: CachedBitmap {
    let bitmap: Bitmap
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
    /// Where it has one colour; looked for when it is first drawn through a transform.
    private(set) lazy var plainBlocks = PlainBlocks(of: bitmap)
    private let pixels: PixmanImage
    /// Which of its pixels have one colour over large areas, counted from its first.
    private let plain: PlainPixels

    init?(
        _ bitmap: Bitmap, box: PixelBox, device: PlaneTransform, isFlat: Bool, isExact: Bool = true,
        opaqueBoxes: [PixelBox], node: LayerNode, frame: Int
    ) {
        guard let pixels = PixmanImage(bitmap) else { return nil }
        (self.bitmap, self.box, self.device, self.isFlat) = (bitmap, box, device, isFlat)
        (self.isExact, self.pixels, self.opaqueBoxes) = (isExact, pixels, opaqueBoxes)
        plain = isFlat ? PlainPixels() : PlainPixels(of: bitmap)
        super.init(byteCount: bitmap.byteCount, node: node, frame: frame, unusedFrameLimit: 90)
    }

    override func drop() { if node.raster === self { node.raster = nil } }

    var image: OpaquePointer { pixels.raw }

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
        into set: inout PlainPixels, at other: PlaneTransform, within visible: DrawItem.Pixels, except front: Region
    ) {
        let place = self.box(at: other)
        set.insert(plain, x: place.minX, y: place.minY, within: visible, except: front)
    }

    private func moved(_ box: PixelBox, to other: PlaneTransform) -> PixelBox {
        box.offset(x: (other.m31 - device.m31).rounded().pixel, y: (other.m32 - device.m32).rounded().pixel)
    }
}
