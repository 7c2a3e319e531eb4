import Foundation
import QuartzCore

/// Goes on scrolling, frame by frame, while something is held near the edge of a scroll view: an item that is dragged, an item or a row
/// that is moved by hand.
@MainActor
package final class EdgeScrolling {
    private let step: () -> Bool
    private var link: CADisplayLink?

    /// - Parameter step: Scrolls by what is due in a frame; answers whether there was something.
    package init(_ step: @escaping () -> Bool) { self.step = step }

    nonisolated deinit {}

    /// What is held is somewhere else: scrolls from the next frame on until there is nothing to scroll.
    package func update() {
        guard link == nil else { return }
        let link = CADisplayLink(target: self, action: EdgeScrolling.frame)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Nothing is held any more.
    package func end() {
        link?.invalidate()
        link = nil
    }

    private func frame(_ link: CADisplayLink) { if !step() { end() } }
}
