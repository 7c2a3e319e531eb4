import CPixman
import Foundation

/// An item to paint, and the pixels of the item that are not covered by items in front of it.
struct DrawItem {
    enum Kind {
        case shadow
        /// Background and contents.
        case body
        case border
        /// The layer with its sublayers as a group: for opacity, masks and rounded clips.
        case group
        /// A group that is drawn in the layer's own plane and composited through the transform.
        case flat
        /// A group as a curled sheet, on the display's pixels.
        case curl
        /// A layer in transition between two appearances, on the display's pixels.
        case transition
        /// An opaque color, 0xffRRGGBB.
        case plain(UInt32)
        /// The layer's backdrop effect.
        case backdrop(BackdropSource)
        /// A group from a bitmap.
        case raster(RasterCache)
        /// A group from a bitmap with a translucent color over it, premultiplied, 0xAARRGGBB.
        case tintedRaster(RasterCache, UInt32)
    }

    var kind: Kind
    var node: LayerNode
    /// The transform from the layer's own space to pixels.
    var device: PlaneTransform
    var opacity: Double
    var pixels: Pixels
    /// Whether the layer's clip will be applied to a whole group later. Until then, its corners are square.
    var isClippedLater = false

    /// Pixels to paint: a box, or a region.
    struct Pixels {
        var box: PixelBox
        var region: Region?

        init(_ box: PixelBox) { self.box = box }

        init(_ region: Region) {
            box = region.extents
            self.region = region.count > 1 ? region : nil
        }

        var area: Int { region?.area ?? box.area }

        func forEachBox(_ body: (PixelBox) -> Void) {
            guard let region else {
                body(box)
                return
            }
            region.withBoxes { for box in $0 { body(PixelBox(box)) } }
        }

        func asRegion() -> Region { region.map { Region($0) } ?? Region(box) }
    }
}
