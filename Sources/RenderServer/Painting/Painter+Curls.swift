import CoreGraphics
import Foundation

extension Painter {
    // MARK: Curled sheets

    /// Paints a curled layer directly on the display's pixels.
    func paintCurl(_ item: DrawItem) {
        guard let curl = item.node.shown.curl else { return }
        let (x, y) = item.node.curlOrigin(item.device)
        let (scale, box) = (item.device.m11, item.pixels.box.intersection(surface.box))
        if box.isEmpty { return }
        if item.opacity >= 1 {
            // A shadow that is painted on existing pixels is rounded differently from a shadow that is composited
            // later.
            surface.notePaintingThatDependsOnBackground()
            return paint(curl, of: item.node, scale: scale, x: x, y: y, in: item.pixels)
        }
        guard item.opacity > 0, let scratch = context.scratch(for: box, format: .argb32) else { return }
        context.nesting(scratch) {
            Painter(surface: scratch, context: context).paint(
                curl, of: item.node, scale: scale, x: x, y: y, in: DrawItem.Pixels(box))
        }
        copy(scratch.image, at: box, isOpaque: false, opacity: item.opacity, in: item.pixels)
    }

    /// - Parameter x: The pixel of the sheet's first corner.
    func paint(_ curl: PageCurl, of node: LayerNode, scale: Double, x: Int, y: Int, in pixels: DrawItem.Pixels) {
        guard let sheet = context.sheetBitmap(of: node, curl, scale: scale) else { return }
        let size = Box(node.shown.bounds)
        guard
            let sampler = CurlSampler(
                curl, sheet: sheet, width: size.width * scale, height: size.height * scale, scale: scale,
                shading: context.memory.curlShading)
        else { return }
        let bounds = PixelBox(
            x: x, y: y, width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
        pixels.forEachBox {
            sampler.paint(curl.isClipped ? $0.intersection(bounds) : $0, onto: surface, x: x, y: y)
        }
    }
}

extension FrameContext {
    /// Returns whether a curled layer is painted on the display's pixels. A layer that is scaled, rotated or much
    /// larger than the display is painted in its own plane first.
    func paintsCurlOnPixels(_ node: LayerNode, _ device: PlaneTransform) -> Bool {
        guard node.isCurled, device.isSnapped(to: scale) else { return false }
        let bounds = Box(node.shown.bounds)
        let (width, height) = (2 * bounds.width * scale, 2 * bounds.height * scale)
        return max(width, height) < Double(Bitmap.largestSide) / 2
            && width * height <= Double(2 * largestSheetArea)
    }

    /// The maximum area of the front and the back together.
    var largestSheetArea: Int { max(8 * targetBox.area, 1 << 22) }
}
