import CoreGraphics
import Foundation

extension MovingList {
    /// Scrolls in each frame while the item is near an edge: the list, and a section that scrolls by itself.
    func scrollAtEdges(_ movement: ListMovement) {
        guard isAtEdge(movement) else { return movement.stopScrolling() }
        movement.scrollInEachFrame { [weak self, weak movement] in
            if let self, let movement { scroll(movement) }
        }
    }

    private func isAtEdge(_ movement: ListMovement) -> Bool {
        guard let position = movement.position else { return false }
        if edgeStep(at: position) != .zero { return true }
        guard let section = scrollViewOfSection(at: position) else { return false }
        return section.edgeStep(at: convert(position, to: section)) != .zero
    }

    private func scroll(_ movement: ListMovement) {
        guard self.movement === movement, let position = movement.position else { return movement.stopScrolling() }
        guard window != nil else { return endMovement(cancelled: true) }
        guard !activity.isAsking else { return }
        if let section = scrollViewOfSection(at: position) {
            let step = section.edgeStep(at: convert(position, to: section))
            if step != .zero { section.contentOffset += step }
        }
        let step = edgeStep(at: position)
        if step != .zero { contentOffset += step }
        // The hand stays where it is; what is below it is another place.
        updateMovement(to: position + step)
    }
}

extension UIScrollView {
    /// How far a frame scrolls for what is held at a point of the content: up to 8 points within 44 points of an edge (chosen), not beyond
    /// the content.
    fileprivate func edgeStep(at position: CGPoint) -> CGPoint {
        let insets = adjustedContentInset
        let (offset, range) = (contentOffset, restingRange)
        return CGPoint(
            x: step(position.x, bounds.minX + insets.left, bounds.maxX - insets.right, offset.x, range.x),
            y: step(position.y, bounds.minY + insets.top, bounds.maxY - insets.bottom, offset.y, range.y))
    }

    private func step(
        _ place: CGFloat, _ low: CGFloat, _ high: CGFloat, _ offset: CGFloat, _ range: ClosedRange<Double>
    ) -> CGFloat {
        let zone = min(44, (high - low) / 4)
        guard zone > 0 else { return 0 }
        if place < low + zone {
            return min(0, max(range.lowerBound - offset, -8 * min(1, (low + zone - place) / zone)))
        }
        if place > high - zone {
            return max(0, min(range.upperBound - offset, 8 * min(1, (place - high + zone) / zone)))
        }
        return 0
    }
}

private func + (point: CGPoint, step: CGPoint) -> CGPoint { CGPoint(x: point.x + step.x, y: point.y + step.y) }
private func += (point: inout CGPoint, step: CGPoint) { point = point + step }
