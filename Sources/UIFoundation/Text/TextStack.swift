import CoreGraphics
import Foundation
import TextLayout

/// Blocks of text that are laid out from top to bottom. They can be measured and drawn. The origin is the top left
/// corner.
package struct TextStack {
    private(set) var frames: [(frame: TextFrame, top: CGFloat)] = []
    /// All blocks, including those that are not laid out.
    let blocks: [TextBlock]
    /// The size of all lines.
    package private(set) var size = CGSize.zero
    private(set) var isTruncated = false

    // Chosen (Text): A label without a line limit and with more than 65,536 bytes of text lays out only as many lines
    // as fit in a bitmap, and estimates its height from these lines. Without a width, the label is as wide as its
    // first 65,536 bytes.
    /// The length in bytes above which text without a line limit is only measured in part. Without a width, the
    /// beginning of the text is measured. With a width, as many lines are measured as fit into a bitmap, and the
    /// height of the rest is estimated.
    private static let longText = 1 << 16

    /// - Parameters:
    ///   - width: The width for breaking and aligning lines, or `nil` for the natural width.
    ///   - lineLimit: The maximum number of lines of all blocks, or `nil` for no limit.
    ///   - heightLimit: Lines that extend below this height are dropped, except for the first line.
    ///   - scale: The factor of the font sizes.
    ///   - tightening: The reduction of the distance between letters, as a fraction of the font size.
    package init(
        _ blocks: [TextBlock], width: CGFloat?, lineLimit: Int? = nil, heightLimit: CGFloat? = nil, scale: CGFloat = 1,
        tightening: CGFloat = 0
    ) {
        self.blocks = blocks
        var linesLeft = lineLimit
        for (index, block) in blocks.enumerated() {
            var top = size.height
            if index > 0 {
                top += blocks[index - 1].style.paragraphSpacing + block.style.paragraphSpacingBefore
                top += frames.last?.frame.lastLeading ?? 0
            }
            let heightLeft = heightLimit.map { $0 - top }
            if let heightLeft, heightLeft <= 0, index > 0 {
                isTruncated = true
                break
            }
            let text = block.styledText(scale: scale, tightening: tightening)
            let isLong = linesLeft == nil && text.string.utf8.count > Self.longText
            var part = isLong && width == nil ? text.prefix(Self.longText) : text
            // All text has to be drawn, without truncation.
            if isLong, part.style.lineBreakMode != .charWrap { part.style.lineBreakMode = .wordWrap }
            let mostLines = isLong && width != nil ? text.mostLinesInBitmap : linesLeft
            let frame = Typesetter.layout(
                part, width: width.map { Double($0) }, lineLimit: mostLines,
                heightLimit: heightLeft.map { Double($0) })
            frames.append((frame, top))
            var height = frame.size.height
            let isCut = isLong && width != nil && frame.isTruncated && frame.lineCount == mostLines
            if isCut { height = frame.estimatedHeight }
            if isLong, width == nil { height *= Double(text.string.utf8.count) / Double(part.string.utf8.count) }
            size = CGSize(width: max(size.width, frame.size.width), height: top + height)
            if isCut { break }
            isTruncated = isTruncated || frame.isTruncated
            if let left = linesLeft {
                linesLeft = left - frame.lineCount
                if left - frame.lineCount <= 0 || frame.isTruncated {
                    isTruncated = isTruncated || index < blocks.count - 1
                    break
                }
            }
        }
        // All blocks are aligned within the same width. If no width is given, that is the width of the widest line. It
        // is only known after layout, so the blocks are laid out again.
        if width == nil, blocks.count > 1 {
            let widest = size.width
            guard widest < 1e6, size.height < 1e6 else { return }
            frames = zip(blocks, frames).map { block, placed in
                let text = block.styledText(scale: scale, tightening: tightening)
                return (Typesetter.layout(text, width: widest.rounded(.up)), placed.top)
            }
        }
    }

    package var lineCount: Int { frames.reduce(0) { $0 + $1.frame.lineCount } }

    /// The distance from the top to the first line's baseline.
    package var firstBaseline: CGFloat { frames.first.map { $0.frame.firstBaseline } ?? 0 }

    /// The distance from the top to the last line's baseline.
    package var lastBaseline: CGFloat { frames.last.map { $0.top + $0.frame.lastBaseline } ?? 0 }

    /// Whether the first line runs from right to left.
    package var isRightToLeft: Bool { frames.first?.frame.isRightToLeft == true }

    /// The smallest rectangle around all lines.
    package var linesRect: CGRect {
        frames.reduce(CGRect.null) { $0.union($1.frame.linesRect.offsetBy(dx: 0, dy: $1.top)) }
    }

    /// Returns the area of text in a rectangle with the shadows of the text.
    package func areaWithShadows(_ area: CGRect) -> CGRect {
        blocks.reduce(area) { result, block in
            block.runs.reduce(result) { $0.union($1.attributes.shadow?.area(of: area) ?? area) }
        }
    }

    package func draw(in context: CGContext, at origin: CGPoint, color: CGColor.RGBA = .black) {
        for (frame, top) in frames {
            frame.draw(in: context, at: CGPoint(x: origin.x, y: origin.y + top), color: color)
        }
    }
}
