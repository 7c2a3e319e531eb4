import AccessibilityTree
import CoreGraphics

/// Sorts elements by their position on the screen: by rows from top to bottom, and in a row in reading direction.
struct AccessibilityOrder {
    /// Elements are in the same row if their upper edges differ by less than this, in points (recorded: 8 on a phone,
    /// 13 on a tablet).
    let tolerance: CGFloat
    let isRightToLeft: Bool

    /// One or more nodes that stay together, with the place that determines their position.
    struct Item {
        var nodes: [AccessibilityNode]
        var place: CGRect
    }

    /// Returns whether a place is before another place.
    func isBefore(_ first: CGRect, _ second: CGRect) -> Bool {
        if abs(first.minY - second.minY) >= tolerance { return first.minY < second.minY }
        return isRightToLeft ? first.maxX > second.maxX : first.minX < second.minX
    }

    /// Returns the items in order. The comparison is not transitive, so each item is inserted in turn, after all items
    /// that are not behind it.
    ///
    /// - Parameter ordered: Items in an order that does not change. The others are inserted between them.
    func sorted(_ items: [Item], into ordered: [Item] = []) -> [Item] {
        var sorted = ordered
        sorted.reserveCapacity(ordered.count + items.count)
        for item in items {
            var index = sorted.count
            while index > 0, isBefore(item.place, sorted[index - 1].place) { index -= 1 }
            sorted.insert(item, at: index)
        }
        return sorted
    }

    /// Returns the place of the item that is before all others; zero without items.
    func firstPlace(_ items: [Item]) -> CGRect {
        guard var first = items.first?.place else { return .zero }
        for item in items.dropFirst() where isBefore(item.place, first) { first = item.place }
        return first
    }
}
