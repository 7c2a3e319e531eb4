import CPixman
import Foundation

/// One thing to paint, and where of it is not covered by what lies in front.
struct DrawItem {
    enum Kind {
        case shadow
        /// Background and contents.
        case body
        case border
        /// The layer with its sublayers as one group: for opacity, masks and round clips.
        case group
        /// The same, drawn in the layer's own plane and composited through the transform.
        case flat
        /// The same as a curled sheet, on the display's pixels.
        case curl
        /// A layer on the way from one look to another, on the display's pixels.
        case transition
        /// One opaque colour, 0xffRRGGBB.
        case plain(UInt32)
        /// What the layer makes of all that lies behind it.
        case backdrop(BackdropSource)
        /// The group from a bitmap.
        case raster(RasterCache)
        /// The same, and over it a translucent colour, premultiplied, 0xAARRGGBB.
        case tintedRaster(RasterCache, UInt32)
    }

    var kind: Kind
    var node: LayerNode
    /// From the layer's own space to pixels.
    var device: PlaneTransform
    var opacity: Double
    var pixels: Pixels
    /// The layer's clip is applied to a whole group afterwards: corners stay square until then.
    var isClippedLater = false

    /// Pixels to be painted: one box, or a region.
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
