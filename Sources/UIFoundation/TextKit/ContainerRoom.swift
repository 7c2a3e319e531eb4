import CoreGraphics
import Foundation
import TextLayout

/// The room that a container has for lines, as it answers itself. Made anew when the container changes.
final class ContainerRoom: LineRoom {
    private weak var container: NSTextContainer?
    let end: Double

    /// Whether the container is being asked: lines that it asks for meanwhile are as wide as it is.
    private var isAsking = false

    /// The most parts of a row that are asked for. (Chosen.)
    private static let mostParts = 256

    /// Where nothing else has the container.
    private let kept: NSTextContainer?

    init(_ container: NSTextContainer, end: CGFloat, keepsContainer: Bool = false) {
        (self.container, self.end, kept) = (container, Double(end), keepsContainer ? container : nil)
    }

    func row(at top: Double, height: Double, offset: Int, isRightToLeft: Bool) -> LineRow? {
        guard let container, top < end, !isAsking else { return nil }
        isAsking = true
        defer { isAsking = false }
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
            // Lines have the container's padding at both sides of each part.
            let right = found.maxX - 2 * container.padding
            if right > found.minX { row.parts.append(found.minX...right) }
            // Less and less is left.
            guard rest.width > 0, rest.width < proposed.width, rest.minX.isFinite else { break }
            proposed = CGRect(x: rest.minX, y: row.top, width: rest.width, height: height)
        }
        return row
    }

    func change(below top: Double) -> Double { container?.change(below: top) ?? .infinity }

    private static let unlimited: CGFloat = 1e7
}
