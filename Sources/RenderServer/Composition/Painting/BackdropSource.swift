import CoreGraphics
import Foundation

// Chosen (Views): A blur inside a layer that clips to round corners and has an opaque background shows only content of
// that layer.
/// The backdrop of a layer with a backdrop effect. It is collected like the list for the layer's pixels, and painted
/// separately.
final class BackdropSource {
    /// The pixels behind that are not yet covered.
    let uncovered: Region
    private(set) var items: [DrawItem] = []
    /// The superlayers and the layer itself, whose outlines and masks clip the backdrop.
    let clips: [(node: LayerNode, device: PlaneTransform)]
    private let blur: BackdropBlur
    /// The pixels to be blurred, and the pixels that the blur reads.
    private let visible, box, limits: PixelBox
    private let isOpaque: Bool
    private var picture: BackdropPicture?

    /// - Parameter visible: The painted pixels of the layer.
    init(
        _ blur: BackdropBlur, visible: PixelBox, within limits: PixelBox, isOpaque: Bool,
        clips: [(node: LayerNode, device: PlaneTransform)]
    ) {
        (self.blur, self.visible, self.limits, self.isOpaque, self.clips) = (blur, visible, limits, isOpaque, clips)
        box = blur.source(for: visible, within: limits)
        uncovered = Region(box)
    }

    func append(_ item: DrawItem) { items.append(item) }

    /// Paints the backdrop and blurs it once, for all layers that show it.
    func picture(_ context: FrameContext) -> BackdropPicture? {
        if let picture { return picture }
        let isCovered = isOpaque && uncovered.isEmpty
        guard let surface = context.scratch(for: box, format: isOpaque ? .rgb32 : .argb32, isClear: !isCovered) else {
            return nil
        }
        // Most of a page is uniform, and its color is known without painting.
        let plain =
            isOpaque ? DrawList.plainPixels(of: items, area: box.area, scale: context.scale) : UniformColorRegions()
        let squares = blur.plainSquares(of: plain, in: box)
        if !squares.isEmpty {
            let rest = Region(box)
            for (_, pixels) in squares { rest.subtract(pixels) }
            items = DrawList.restricted(items, to: rest)
        }
        context.nesting(surface) {
            Painter(surface: surface, context: context).paint(items)
            picture = blur.picture(
                of: surface, for: visible, within: limits, isOpaque: isOpaque, plainSquares: squares)
        }
        items = []
        context.memory.statistics.pixelsPainted += box.area
        return picture
    }
}
