import CoreGraphics
import Foundation

/// What lies behind a layer that changes it: collected as the list for the layer's pixels is, and painted apart.
final class BackdropSource {
    /// What is still to be covered of the pixels behind.
    let uncovered: Region
    private(set) var items: [DrawItem] = []
    /// Superlayers, and the layer itself, whose outlines and masks cut it.
    let clips: [(node: LayerNode, device: PlaneTransform)]
    private let blur: BackdropBlur
    /// The pixels to be blurred, and those that that takes.
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

    /// Paints what lies behind, and blurs it: once, for all that shows it.
    func picture(_ context: FrameContext) -> BackdropPicture? {
        if let picture { return picture }
        let isCovered = isOpaque && uncovered.isEmpty
        guard let surface = context.scratch(for: box, format: isOpaque ? .rgb32 : .argb32, isClear: !isCovered) else {
            return nil
        }
        // Most of a page has one colour, which need not be painted to be known.
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
