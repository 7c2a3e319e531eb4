import CPixman
import CoreGraphics
import Foundation

extension RenderServer {
    // MARK: Painting

    /// Fills pixels of the target with what the tree shows there.
    func paint(_ region: Region, into surface: Surface) {
        var list = DrawList(uncovered: region, server: self)
        if let root {
            list.collect(
                root, in: DrawList.Surroundings(device: .scale(scale, scale), clip: region.extents))
        }
        let painter = Painter(surface: surface, server: self)
        painter.clear(list.uncovered)
        painter.paint(list.items)
    }
}
