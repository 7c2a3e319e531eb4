import CoreGraphics
import Foundation

// Chosen (Views): A blur inside a layer that clips to round corners and has an opaque background shows only content of
// that layer.
/// The backdrop of a layer with a backdrop effect. Its items are collected like the items for the layer's own pixels,
/// and are painted separately.
final class BackdropSource {
    /// The pixels behind the layer that no collected item covers yet.
    let uncovered: Region
    private(set) var items: [DrawItem] = []
    /// The superlayers and the layer itself, whose outlines and masks clip the backdrop.
    let clips: [(node: LayerNode, device: PlaneTransform)]
    private let blur: BackdropBlur
    /// The pixels that are blurred, and the pixels that the blur requires.
    private let visible, box, limits: PixelBox
    private let isOpaque: Bool
    private var picture: BackdropPicture?

    /// - Parameter visible: The pixels of the layer that are painted.
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
        // Most of a page is uniform. The color of these parts is known without painting them.
        let plain =
            isOpaque ? DrawList.uniformPixels(of: items, area: box.area, scale: context.scale) : UniformColorRegions()
        let squares = blur.uniformSquares(of: plain, in: box)
        if !squares.isEmpty {
            let rest = Region(box)
            for (_, pixels) in squares { rest.subtract(pixels) }
            items = DrawList.restricted(items, to: rest)
        }
        context.nesting(surface) {
            Painter(surface: surface, context: context).paint(items)
            picture = blur.picture(
                of: surface, for: visible, within: limits, isOpaque: isOpaque, uniformSquares: squares)
        }
        items = []
        context.memory.statistics.pixelsPainted += box.area
        return picture
    }
}
