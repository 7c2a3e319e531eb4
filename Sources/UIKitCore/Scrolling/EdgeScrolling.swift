import Foundation
import QuartzCore

// Chosen (Dragging): Near an edge (44 points, at most a quarter of the visible part) a scroll view scrolls by a fifth
// of the depth into the zone in each frame, 8 points at most: for drags, and for rows and items that are moved by
// hand. The innermost scrollable view is scrolled.
/// Scrolls, frame by frame, while a dragged item or row is held near the edge of a scroll view.
@MainActor
package final class EdgeScrolling {
    private let step: () -> Bool
    private var link: CADisplayLink?

    /// - Parameter step: Scrolls by one frame's distance; returns whether the view has scrolled.
    package init(_ step: @escaping () -> Bool) { self.step = step }

    nonisolated deinit {}

    /// Called after a movement of the held item: scrolls from the next frame on until the edge is reached.
    package func update() {
        guard link == nil else { return }
        let link = CADisplayLink(target: self, action: EdgeScrolling.frame)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Ends the scrolling.
    package func end() {
        link?.invalidate()
        link = nil
    }

    private func frame(_ link: CADisplayLink) { if !step() { end() } }
}
