import CoreGraphics
import Foundation

// Chosen (Movement): During an interactive movement, content scrolls near an edge as during a drag. Items cannot be
// selected by touch, have no context menus, and are not announced to the prefetching data source.
extension MovingList {
    /// Scrolls the list, or a section with separate scrolling, in each frame while the item is near an edge.
    func scrollAtEdges(_ movement: ListMovement) {
        if movement.scrolling == nil {
            movement.scrolling = EdgeScrolling { [weak self, weak movement] in
                guard let self, let movement else { return false }
                return scroll(movement)
            }
        }
        movement.scrolling?.update()
    }

    /// Returns whether the content was scrolled.
    private func scroll(_ movement: ListMovement) -> Bool {
        guard self.movement === movement, let position = movement.position else { return false }
        guard window != nil else {
            endMovement(cancelled: true)
            return false
        }
        guard !activity.isAsking else { return true }
        let section = scrollViewOfSection(at: position)
        let sectionStep = section.map { $0.scrollNearEdges(fingerAt: convert(position, to: $0)) } ?? .zero
        let step = scrollNearEdges(fingerAt: position)
        guard step != .zero || sectionStep != .zero else { return false }
        // The finger does not move, but the place below it changes.
        updateMovement(to: CGPoint(x: position.x + step.dx, y: position.y + step.dy))
        return true
    }
}
