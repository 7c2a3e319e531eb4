import Foundation
import QuartzCore
import RenderServer

extension UIScrollView {
    /// A wheel or trackpad scrolls: the content follows at once, and stops at its edges.
    func wheelDidTurn() {
        if phase != .dragging { beginDragging() }
        guard phase == .dragging else { return }
        let translation = pan.translation(in: self)
        let now = contentOffset
        let target = restingOffset(
            nearestTo: CGPoint(x: drag.start.x - translation.x, y: drag.start.y - translation.y))
        moveContent(
            to: CGPoint(
                x: drag.horizontal ? ScrollMotion.round(target.x, pixelScale) : now.x,
                y: drag.vertical ? ScrollMotion.round(target.y, pixelScale) : now.y))
        // What was turned beyond an edge does not have to be turned back.
        if phase == .dragging { continueDrag() }
    }

    func wheelDidStop() {
        if phase == .dragging { endDragging(cancelled: true) }
    }
}
