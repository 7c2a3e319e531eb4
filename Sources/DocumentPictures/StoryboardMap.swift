import CoreGraphics
import UIKitCore

/// The positions of a storyboard's scenes in one picture, in columns: each scene is to the right of the first scene
/// that leads to it.
struct StoryboardMap {
    /// A segue between two scenes, by their indices.
    struct Arrow {
        let from: Int
        let to: Int
    }

    private static let gap = CGSize(width: 80, height: 70)
    /// The maximum side of the map, in points. Scenes beyond it are cut off.
    private static let largestSide: CGFloat = 16_000
    static let titleHeight: CGFloat = 30
    private static let margin: CGFloat = 40

    let names: [String]
    let frames: [CGRect]
    let arrows: [Arrow]
    let size: CGSize
    /// Pixels per point. A large map has a scale of 1.
    var scale: CGFloat { max(size.width, size.height) <= 3000 ? 2 : 1 }

    /// - Parameter sizes: The sizes of the scenes, in points. Scenes are drawn at half of their size, or smaller if
    ///   there are many scenes.
    init(scenes: [DocumentParts.Scene], sizes: [CGSize]) {
        names = scenes.map(\.name)
        let places = Dictionary(scenes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        arrows = scenes.enumerated().flatMap { index, scene in
            scene.destinations.compactMap { places[$0] }.filter { $0 != index }.map { Arrow(from: index, to: $0) }
        }
        let columns = Self.columns(count: scenes.count, arrows)
        var (widths, heights) = ([CGFloat](), [CGFloat]())
        for (column, size) in zip(columns, sizes) {
            while widths.count <= column {
                widths.append(0)
                heights.append(0)
            }
            widths[column] = max(widths[column], size.width)
            heights[column] += size.height
        }
        let scale = min(0.5, 8000 / max(widths.reduce(0, +), heights.max() ?? 0, 1))
        let starts = widths.reduce(into: [Self.margin]) { $0.append(($0.last ?? 0) + $1 * scale + Self.gap.width) }
        var ends = [CGFloat](repeating: Self.margin, count: widths.count)
        frames = zip(columns, sizes).map { column, size in
            let frame = CGRect(
                x: starts[column], y: ends[column] + Self.titleHeight, width: size.width * scale,
                height: size.height * scale)
            ends[column] = frame.maxY + Self.gap.height - Self.titleHeight
            return frame
        }
        self.size = CGSize(
            width: min((frames.map(\.maxX).max() ?? 0) + Self.margin, Self.largestSide),
            height: min((frames.map(\.maxY).max() ?? 0) + Self.margin, Self.largestSide))
    }

    /// Returns the column of each scene: the next column after that of the first scene that leads to it.
    private static func columns(count: Int, _ arrows: [Arrow]) -> [Int] {
        var columns = Array(repeating: -1, count: count)
        for start in columns.indices where columns[start] < 0 {
            columns[start] = 0
            var next = [start][...]
            while let current = next.popFirst() {
                for arrow in arrows where arrow.from == current && columns[arrow.to] < 0 {
                    columns[arrow.to] = columns[current] + 1
                    next.append(arrow.to)
                }
            }
        }
        return columns
    }
}
