import CoreGraphics
import Foundation

/// An image in nine parts: corners with a fixed size, edges that stretch in one direction, and a middle that stretches
/// in both.
package struct ResizableImage {
    let image: CGImage
    /// The image's size in points.
    let size: CGSize
    let capInsets: UIEdgeInsets
    let mode: UIImage.ResizingMode

    package init(image: CGImage, size: CGSize, capInsets: UIEdgeInsets, mode: UIImage.ResizingMode) {
        self.image = image
        self.size = size
        self.capInsets = capInsets
        self.mode = mode
    }

    /// The maximum number of tiles. Beyond it the image is stretched instead.
    private static let maximumTiles = 100_000.0

    package func draw(in rect: CGRect, of context: CGContext) {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return }
        let columns = Self.bands(capInsets.left, capInsets.right, of: size.width, from: rect.minX, rect.width)
        let rows = Self.bands(capInsets.top, capInsets.bottom, of: size.height, from: rect.minY, rect.height)
        let pixels = CGSize(width: CGFloat(image.width) / size.width, height: CGFloat(image.height) / size.height)
        for row in rows {
            for column in columns {
                let source = CGRect(
                    x: column.source.lowerBound * pixels.width, y: row.source.lowerBound * pixels.height,
                    width: column.sourceLength * pixels.width, height: row.sourceLength * pixels.height)
                let target = CGRect(
                    x: column.target.lowerBound, y: row.target.lowerBound,
                    width: column.target.upperBound - column.target.lowerBound,
                    height: row.target.upperBound - row.target.lowerBound)
                guard let part = image.cropping(to: source) else { continue }
                let isCorner = !column.isMiddle && !row.isMiddle
                if mode == .stretch || isCorner {
                    context.drawUpright(part, in: target)
                } else {
                    context.saveGState()
                    context.clip(to: target)
                    let tile = CGSize(
                        width: column.isMiddle ? column.sourceLength : target.width,
                        height: row.isMiddle ? row.sourceLength : target.height)
                    Self.tile(part, of: tile, in: target, of: context)
                    context.restoreGState()
                }
            }
        }
    }

    static func tile(_ image: CGImage, of size: CGSize, in rect: CGRect, of context: CGContext) {
        let area = rect.overlap(with: context.boundingBoxOfClipPath)
        guard !area.isEmpty else { return }
        let (across, down) = (area.width / size.width, area.height / size.height)
        guard across * down <= maximumTiles else { return context.drawUpright(image, in: rect) }
        var y = rect.minY + ((area.minY - rect.minY) / size.height).rounded(.down) * size.height
        while y < area.maxY {
            var x = rect.minX + ((area.minX - rect.minX) / size.width).rounded(.down) * size.width
            while x < area.maxX {
                context.drawUpright(image, in: CGRect(x: x, y: y, width: size.width, height: size.height))
                x += size.width
            }
            y += size.height
        }
    }

    /// Returns a range between two edges, which may be swapped by a rounding error.
    private static func span(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<CGFloat> { low...max(low, high) }

    private struct Band {
        var source: ClosedRange<CGFloat>
        var target: ClosedRange<CGFloat>
        var isMiddle: Bool
        var sourceLength: CGFloat { source.upperBound - source.lowerBound }
    }

    /// Divides one direction into cap, middle and cap, without empty parts. Caps that do not fit are shrunk.
    private static func bands(
        _ first: CGFloat, _ last: CGFloat, of length: CGFloat, from start: CGFloat, _ target: CGFloat
    ) -> [Band] {
        let first = first > 0 ? min(first, length) : 0
        let last = last > 0 ? min(last, length - first) : 0
        let shrink = first + last > target ? target / (first + last) : 1
        let (begin, end) = (start + first * shrink, start + target - last * shrink)
        // Without a middle between the caps, the line between them is stretched.
        let middle = length - first - last
        let source = middle > 0 ? span(first, length - last) : span(max(0, first - 1), min(length, first + 1))
        return [
            Band(source: 0...first, target: span(start, begin), isMiddle: false),
            Band(source: source, target: span(begin, end), isMiddle: true),
            Band(
                source: span(length - last, length), target: span(max(begin, end), start + target), isMiddle: false),
        ].filter { $0.sourceLength > 0 && $0.target.upperBound > $0.target.lowerBound }
    }
}
