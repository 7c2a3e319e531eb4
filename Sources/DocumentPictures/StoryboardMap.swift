import CoreGraphics
import UIKitCore

/// Where the scenes of a storyboard are in one picture: each right of the one that leads to it first, in columns.
struct StoryboardMap {
    /// A segue from one scene to another, by their places.
    struct Arrow {
        let from: Int
        let to: Int
    }

    private static let gap = CGSize(width: 80, height: 70)
    static let titleHeight: CGFloat = 30
    private static let margin: CGFloat = 40

    let names: [String]
    let frames: [CGRect]
    let arrows: [Arrow]
    let size: CGSize
    /// A large map has one pixel a point.
    var scale: CGFloat { max(size.width, size.height) <= 3000 ? 2 : 1 }

    /// - Parameter size: That of each scene, in points. They are drawn at half of it, or smaller where there are many.
    init(scenes: [DocumentParts.Scene], size: CGSize) {
        names = scenes.map(\.name)
        let places = Dictionary(scenes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        arrows = scenes.enumerated().flatMap { index, scene in
            scene.destinations.compactMap { places[$0] }.filter { $0 != index }.map { Arrow(from: index, to: $0) }
        }
        var columns = Array(repeating: -1, count: scenes.count)
        for start in scenes.indices where columns[start] < 0 {
            columns[start] = 0
            var next = [start][...]
            while let current = next.popFirst() {
                for arrow in arrows where arrow.from == current && columns[arrow.to] < 0 {
                    columns[arrow.to] = columns[current] + 1
                    next.append(arrow.to)
                }
            }
        }
        let tallest = Dictionary(grouping: columns, by: { $0 }).values.map(\.count).max() ?? 1
        let count = CGFloat(max(tallest, (columns.max() ?? 0) + 1, 1))
        let scale = min(0.5, 8000 / (count * max(size.width, size.height, 1)))
        let cell = CGSize(width: size.width * scale, height: size.height * scale)
        var rows: [Int: Int] = [:]
        frames = columns.map { column in
            let row = rows[column, default: 0]
            rows[column] = row + 1
            return CGRect(
                x: Self.margin + CGFloat(column) * (cell.width + Self.gap.width),
                y: Self.margin + Self.titleHeight + CGFloat(row) * (cell.height + Self.gap.height),
                width: cell.width, height: cell.height)
        }
        self.size = CGSize(
            width: (frames.map(\.maxX).max() ?? 0) + Self.margin,
            height: (frames.map(\.maxY).max() ?? 0) + Self.margin)
    }
}
