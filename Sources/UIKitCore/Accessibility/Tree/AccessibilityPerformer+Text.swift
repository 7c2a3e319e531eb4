import AccessibilityTree
import CoreGraphics
import Foundation

extension AccessibilityPerformer {
    // Chosen (Windows): For a screen reader, the rectangle of a range with more than 10,000 UTF-16 units is the
    // rectangle of its first 10,000.
    private static let longestRange = 10_000

    /// Returns the result of a query about the text of an object; `nil` if the object displays no text, or the line
    /// does not exist.
    package func result(of query: AccessibilityTextQuery, for object: AccessibilityObject) -> AccessibilityTextResult? {
        guard let view = object as? UIView, let screen = view.window?.screen,
            let text = (view as? any AccessibilityTextDisplaying)?.laidOutText ?? ReadingText(view)
        else { return nil }
        switch query {
        case .line(let offset, let distance):
            return text.line(at: min(max(offset, 0), text.length), distance: distance).map { .range($0) }
        case .rectangle(let range):
            let range = range.clamped(to: 0..<text.length)
            let rect = text.rectangle(
                of: range.lowerBound..<min(range.upperBound, range.lowerBound + Self.longestRange))
            let shown = UIAccessibility.convertToScreenCoordinates(rect, in: view)
            return [shown.minX, shown.minY, shown.width, shown.height].allSatisfy(\.isFinite) ? .rectangle(shown) : nil
        case .character(let point):
            guard point.x.isFinite, point.y.isFinite else { return nil }
            let inside = view.convert(point, from: screen.coordinateSpace)
            guard view.bounds.contains(inside) else { return .range(0..<0) }
            return .range(text.character(at: inside) ?? 0..<0)
        case .ranges(let area):
            guard [area.minX, area.minY, area.width, area.height].allSatisfy(\.isFinite) else { return nil }
            // Only the visible lines are laid out.
            let visible = view.convert(area, from: screen.coordinateSpace).intersection(view.bounds)
            return .ranges(visible.isEmpty ? [] : text.ranges(in: visible).filter { !$0.isEmpty })
        case .style(let offset):
            let found = text.style(at: offset.map { min(max($0, 0), text.length) })
            return .style(found.style, found.range)
        }
    }
}
