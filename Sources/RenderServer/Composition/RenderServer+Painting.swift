import CPixman
import CoreGraphics
import Foundation

extension RenderServer {
    // MARK: Painting

    /// Fills pixels of the target with what the tree shows there.
    ///
    /// - Returns: The pixels that were painted. Among the given ones may be many that show the right colour already.
    func paint(_ region: Region, into surface: Surface) -> Region {
        let context = context
        var list = DrawList(
            uncovered: Region(region), context: context, limits: targetBox, isOpaque: surface.format == .rgb32)
        if let root {
            // What lies behind a layer that changes it may lie beside the damage.
            let clip = backdrops.isEmpty ? region.extents : targetBox
            list.collect(root, in: DrawList.Surroundings(device: .scale(scale, scale), clip: clip))
        }
        if surface.format == .rgb32 { list.mixPlainPixels(scale: scale) }
        let written = excludeUnchanged(of: region, from: &list, surface.format)
        let painter = Painter(surface: surface, context: context)
        painter.clear(list.uncovered)
        painter.paint(list.items)
        return written
    }

    /// Two boxes are painted as one when that is so many pixels more.
    private static let worthOfPaintedBox = 4096
    private static let largestPaintedBoxCount = 256
    /// The same for boxes that are handed to the window system, which has its price. What is not painted among these pixels
    /// shows the right colour.
    static let worthOfBox = 8192
    static let largestBoxCount = 24

    /// Excludes from a frame the pixels that show a plain colour of a bitmap and are to show the same again.
    ///
    /// - Returns: The rest, and some pixels more.
    private func excludeUnchanged(of region: Region, from list: inout DrawList, _ format: Bitmap.Format) -> Region {
        guard format == .rgb32 else { return region }
        let plain = DrawList.plainPixels(of: list.items, area: region.area, scale: scale)
        let unchanged = shownPlain.common(with: plain)
        shownPlain.remove(region)
        shownPlain.formUnion(plain)
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
