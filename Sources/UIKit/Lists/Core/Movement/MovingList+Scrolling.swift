import CoreGraphics
import Foundation

extension MovingList {
    /// Scrolls in each frame while the item is near an edge: the list, and a section that scrolls by itself.
    func scrollAtEdges(_ movement: ListMovement) {
        if movement.scrolling == nil {
            movement.scrolling = EdgeScrolling { [weak self, weak movement] in
                guard let self, let movement else { return false }
                return scroll(movement)
            }
        }
        movement.scrolling?.update()
    }

    /// Returns whether there was something to scroll.
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
        // The hand stays where it is; what is below it is another place.
        updateMovement(to: CGPoint(x: position.x + step.dx, y: position.y + step.dy))
        return true
    }
}
