import CoreGraphics
import Foundation
import TextLayout

/// The room for lines in a container, which the container's methods determine. A changed container gets a new object.
final class ContainerRoom: LineRoom {
    private weak var container: NSTextContainer?
    let end: Double

    /// The maximum number of parts of a row.
    private static let mostParts = 256

    /// Retains the container if it has no other owner.
    private let kept: NSTextContainer?

    init(_ container: NSTextContainer, end: CGFloat, keepsContainer: Bool = false) {
        (self.container, self.end, kept) = (container, Double(end), keepsContainer ? container : nil)
    }

    // Chosen (Editing): A row beside exclusion paths is as high as its highest part; a path affects each row that it
    // overlaps.
    func row(at top: Double, height: Double, offset: Int, isRightToLeft: Bool) -> LineRow? {
        guard let container, top < end, !container.isBeingCalled else { return nil }
        container.isBeingCalled = true
        defer { container.isBeingCalled = false }
        if let limit = container.heightLimit, top >= limit { return nil }
        let direction: NSWritingDirection = isRightToLeft ? .rightToLeft : .leftToRight
        var proposed = CGRect(x: 0, y: top, width: container.areaWidth ?? Self.unlimited, height: height)
        var row = LineRow(top: top, parts: [])
        while row.parts.count < Self.mostParts {
            var rest = CGRect.zero
            let found = container.lineFragmentRect(
                forProposedRect: proposed, at: offset, writingDirection: direction, remaining: &rest)
            guard found.width > 0, found.minX.isFinite, found.maxX.isFinite, found.minY.isFinite else { break }
            if row.parts.isEmpty {
                row.top = max(top, found.minY)
            } else if abs(found.minY - row.top) > 0.001 {
                break
            }
            // Each part has the container's padding at both sides.
            let right = found.maxX - 2 * container.padding
            if right > found.minX { row.parts.append(found.minX...right) }
            // The remaining width has to decrease.
            guard rest.width > 0, rest.width < proposed.width, rest.minX.isFinite else { break }
            proposed = CGRect(x: rest.minX, y: row.top, width: rest.width, height: height)
        }
        return row
    }

    func change(below top: Double) -> Double { container?.change(below: top) ?? .infinity }

    private static let unlimited: CGFloat = 1e7
}
