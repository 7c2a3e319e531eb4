import CoreGraphics
import Foundation

// Chosen (Lists): An animated scroll to a row or an item is redirected to its new place when cells on the way are
// measured.
/// The target item of an animated scroll. Items on the way are measured during the scroll, which moves this item, so
/// each layout pass directs the scroll to the item's new place.
struct ScrollGoal<Position> {
    var path: IndexPath
    /// The position of the item at the end of the scroll. It is never the position that means the least scrolling.
    let position: Position
    /// The number of the scroll.
    let scroll: Int
    /// The offset at the end of the scroll.
    var offset: CGPoint
    /// The number of layout passes that may still correct the offset after the scroll has ended.
    var corrections = 10
    /// Whether the content was at rest at `offset` when the layout pass began.
    var hasArrived = false
}

extension UIScrollView {
    /// Called when a layout pass begins. Removes a goal whose scroll was interrupted.
    func begin<Position>(_ goal: inout ScrollGoal<Position>?) {
        guard let current = goal else { return }
        let arrived = hasArrived(at: current.offset, by: current.scroll)
        goal?.hasArrived = arrived
        if !arrived, animatedScroll != current.scroll { goal = nil }
    }

    /// Called at the end of a layout pass, with the offset that gives the item its position.
    func follow<Position>(_ goal: inout ScrollGoal<Position>?, to offset: CGPoint) {
        guard let current = goal else { return }
        if animatedScroll == current.scroll {
            goal?.offset = offset
            return redirectAnimation(to: offset)
        }
        guard current.hasArrived, offset != contentOffset, current.corrections > 0 else { return goal = nil }
        goal?.offset = offset
        goal?.corrections -= 1
        contentOffset = offset
    }
}
