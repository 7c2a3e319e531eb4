import CPixman
import CoreGraphics
import Foundation

extension RenderServer {
    // MARK: Painting

    /// Fills pixels of the target with the content of the tree.
    ///
    /// - Returns: The pixels that were painted. Many of the given pixels may already have had the right color.
    func paint(_ region: Region, into surface: Surface) -> Region {
        let context = context
        var list = DrawList(
            uncovered: Region(region), context: context, limits: targetBox, isOpaque: surface.format == .rgb32)
        if let root {
            // The backdrop of a layer may extend beyond the damage.
            let clip = backdrops.isEmpty ? region.extents : targetBox
            list.collect(root, in: DrawList.Surroundings(device: .scale(scale, scale), clip: clip))
        }
        if surface.format == .rgb32 { list.mixUniformPixels(scale: scale) }
        let written = excludeUnchanged(of: region, from: &list, surface.format)
        let painter = Painter(surface: surface, context: context)
        painter.clear(list.uncovered)
        painter.paint(list.items)
        return written
    }

    /// The maximum number of additional pixels if two boxes are painted as one box.
    private static let worthOfPaintedBox = 4096
    private static let largestPaintedBoxCount = 256
    /// The maximum number of additional pixels if two boxes are passed to the window system as one box. It is higher,
    /// since each box has a cost there. The additional pixels already have the right color.
    static let worthOfBox = 8192
    static let largestBoxCount = 24

    /// Excludes the pixels that show a uniform color of a bitmap and would not change in this frame.
    ///
    /// - Returns: The remaining pixels, and some additional pixels.
    private func excludeUnchanged(of region: Region, from list: inout DrawList, _ format: Bitmap.Format) -> Region {
        guard format == .rgb32 else { return region }
        let plain = DrawList.uniformPixels(of: list.items, area: region.area, scale: scale)
        let unchanged = shownUniform.common(with: plain)
        shownUniform.remove(region)
        shownUniform.formUnion(plain)
        if unchanged.isEmpty { return region }
        let changed = Region(region)
        changed.subtract(unchanged)
        let boxes = changed.coarsened(waste: Self.worthOfPaintedBox, count: Self.largestPaintedBoxCount)
        let written = Region(boxes)
        written.formIntersection(region)
        list.restrict(to: written)
        return written
    }
}
