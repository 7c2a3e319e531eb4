import CPango
import CoreGraphics
import Foundation

/// A laid-out line. Ranges are UTF-16 offsets in the whole text. Geometry is in points in the layout's space, y down.
struct LineFragment: Hashable, Sendable {
    /// The text on the line, without its break.
    var range: Range<Int>
    /// The area of the line's content, with the height of the line.
    var rect: CGRect
    /// The distance from the top of the layout.
    var baseline: Double
    var isRightToLeft: Bool
    /// Whether an ellipsis replaces a part of the text.
    var isEllipsized: Bool
}

/// The parts of text that are drawn.
package struct DrawnText: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let backgrounds = DrawnText(rawValue: 1)
    /// Includes underlines, strikethrough lines and attachments.
    package static let glyphs = DrawnText(rawValue: 2)
    package static let all: DrawnText = [.backgrounds, .glyphs]
}

/// Styled text that is laid out in lines. It can be measured, drawn, and used for hit testing.
///
/// It is created by `Typesetter.layout(_:width:lineLimit:heightLimit:)`. The origin is the top left corner, y down.
package final class TextFrame: @unchecked Sendable {
    // Sendable without the compiler's proof: it is immutable, and Pango's lines are used only in `exclusively`.

    let text: StyledText
    /// The width for the alignment of lines: the requested width, or the width of the widest line.
    let width: Double
    /// The size of the lines: the width of the widest line with its indents, and the sum of heights.
    package let size: CGSize
    /// Whether a part of the text is not shown.
    package let isTruncated: Bool
    let shaped: [ShapedLine]
    /// The number of rows. Around a shape, a row may have several lines.
    let rowCount: Int
    /// The space above and below the text, if it is determined by the program or a shape rather than the style.
    private(set) var spacing: (above: Double, below: Double)?

    init(_ text: StyledText, width: Double?, lineLimit: Int?, heightLimit: Double?, showsEmptyLine: Bool = false) {
        self.text = text
        var breaker = LineBreaker(
            text, width: width, lineLimit: lineLimit, heightLimit: heightLimit ?? .infinity,
            showsEmptyLine: showsEmptyLine)
        if let heightLimit, breaker.height > heightLimit {
            let fitting = breaker.lines.prefix { $0.top + $0.height <= heightLimit + 0.01 }.count
            let limit = max(1, min(fitting, lineLimit ?? .max))
            if limit < breaker.lines.count {
                breaker = LineBreaker(text, width: width, lineLimit: limit, heightLimit: .infinity)
            }
        }
        shaped = breaker.lines
        rowCount = shaped.count
        isTruncated = breaker.isTruncated
        let widest = shaped.reduce(0) { max($0, $1.width + $1.indent) }
        size = CGSize(width: widest, height: breaker.height)
        self.width = width ?? widest
    }

    /// Creates a frame with the same lines for a different width. The lines must fit into that width.
    init(_ other: TextFrame, width: Double) {
        (text, size, isTruncated, shaped) = (other.text, other.size, other.isTruncated, other.shaped)
        rowCount = other.rowCount
        self.width = width
    }

    /// Creates a frame with lines in rows.
    init(_ rows: RowBreaker, above: Double) {
        (text, shaped, isTruncated, rowCount) = (rows.text, rows.lines, rows.isTruncated, rows.rowCount)
        width = rows.width
        spacing = (above, rows.spacingBelow)
        let right = rows.lines.reduce(0.0) { widest, line in
            guard let area = line.area else { return widest }
            return max(widest, area.text.lowerBound + min(line.width, area.width))
        }
        size = CGSize(width: right, height: rows.usedHeight)
    }

    /// Returns the number of rows that end above a distance from the frame's top. With `nil`, returns the number of
    /// all rows.
    func rowCount(above height: Double?) -> Int {
        guard let height else { return rowCount }
        var (count, top) = (0, -Double.infinity)
        for line in shaped {
            if line.top + line.height > height + 0.01 { return count }
            if line.top > top { count += 1 }
            top = line.top
        }
        return count
    }

    /// The approximate memory that the frame uses: Pango needs some 60 bytes for each byte of text, and a kilobyte for
    /// a layout.
    var approximateBytes: Int {
        // Of a long text, only the text on the lines was shaped, and a little text after it.
        let count = text.string.utf8.count
        let end = shaped.last.map { $0.byteRange.upperBound + 4096 } ?? 0
        return 1024 + count + 64 * min(count, end) + 256 * shaped.count
    }

    // MARK: Lines

    package var lineCount: Int { shaped.count }

    /// The height of the whole text, which is extrapolated from the lines that were laid out.
    package var estimatedHeight: Double {
        guard isTruncated, let last = shaped.last, last.byteRange.lowerBound > 0 else { return size.height }
        // The height of the last line is used for the text after it.
        return max(size.height, last.top * Double(text.string.utf8.count) / Double(last.byteRange.lowerBound))
    }

    /// The distance from the top to the first line's baseline, or 0 without lines.
    package var firstBaseline: Double { shaped.first?.baseline ?? 0 }

    /// The distance from the top to the last line's baseline, or 0 without lines.
    package var lastBaseline: Double { shaped.last?.baseline ?? 0 }

    /// The distance between the last line and a possible further line of the same text.
    package var lastLeading: Double { shaped.last?.leading ?? 0 }

    /// Whether the first line runs from right to left.
    package var isRightToLeft: Bool { shaped.first?.isRightToLeft == true }

    /// All lines from top to bottom.
    var lines: [LineFragment] { shaped.indices.map(line(at:)) }

    /// Returns the line at an index.
    func line(at index: Int) -> LineFragment {
        let line = shaped[index]
        return LineFragment(
            range: text.utf16Offset(line.byteRange.lowerBound)..<text.utf16Offset(line.byteRange.upperBound),
            rect: CGRect(x: left(of: line), y: line.top, width: line.width, height: line.height),
            baseline: line.baseline, isRightToLeft: line.isRightToLeft, isEllipsized: line.isEllipsized)
    }

    /// Returns the left edge of the line's box.
    func left(of line: ShapedLine) -> Double {
        if let area = line.area { return left(of: line, in: area) }
        let tail = text.style.tailIndent.isFinite ? text.style.tailIndent : 0
        let trailing = tail > 0 ? max(0, width - tail) : -tail
        let free = width - line.width - line.indent - trailing
        let (leadingSide, trailingSide) =
            line.isRightToLeft ? (width - line.indent - line.width, trailing) : (line.indent, line.indent + free)
        switch text.style.alignment {
        case .natural, .justified: return leadingSide
        case .left: return line.isRightToLeft ? trailingSide : leadingSide
        case .right: return line.isRightToLeft ? leadingSide : trailingSide
        case .center: return (leadingSide + trailingSide) / 2
        }
    }

    private func left(of line: ShapedLine, in area: LineArea) -> Double {
        let free = area.width - line.width
        let isAtRight: Bool? =
            switch text.style.alignment {
            case .natural, .justified: line.isRightToLeft
            case .left: false
            case .right: true
            case .center: nil
            }
        return area.text.lowerBound + (isAtRight.map { $0 ? free : 0 } ?? free / 2)
    }

    /// The smallest rectangle around all lines, or the null rectangle if there are no lines.
    package var linesRect: CGRect {
        shaped.reduce(CGRect.null) {
            $0.union(CGRect(x: left(of: $1), y: $1.top, width: $1.width, height: $1.height))
        }
    }

    // MARK: Drawing

    /// Draws the text with its top left corner at a point of the context's user space, whose y axis must point down.
    /// The color is used for runs without a color.
    package func draw(
        in context: CGContext, at origin: CGPoint, color: CGColor.RGBA = .black, parts: DrawnText = .all
    ) {
        guard !shaped.isEmpty, origin.x.isFinite, origin.y.isFinite else { return }
        FontSystem.exclusively { drawLines(in: context, at: origin, color, parts) }
        if parts.contains(.glyphs) { drawAttachments(in: context, at: origin) }
    }

    /// Draws the attachments, which replace U+FFFC.
    private func drawAttachments(in context: CGContext, at origin: CGPoint) {
        var start = 0
        for run in text.runs {
            defer { start = run.end }
            guard let attachment = run.attributes.attachment, let bounds = run.attributes.attachmentBounds else {
                continue
            }
            let rise = run.attributes.baselineOffset.isFinite ? run.attributes.baselineOffset : 0
            for byte in stride(from: start, to: run.end, by: StyledText.attachment.utf8.count) {
                let line = shaped[lineIndex(ofByte: byte)]
                let end = byte + StyledText.attachment.utf8.count
                guard end <= line.byteRange.upperBound, let rect = rects(of: line, byte..<end).first else { continue }
                let y = line.baseline - bounds.maxY - rise
                attachment.draw(
                    context,
                    CGRect(
                        x: origin.x + rect.minX + bounds.minX, y: origin.y + y, width: bounds.width,
                        height: bounds.height))
            }
        }
    }

    private func drawLines(in context: CGContext, at origin: CGPoint, _ color: CGColor.RGBA, _ parts: DrawnText) {
        let bounds = CGRect(origin: origin, size: CGSize(width: max(width, size.width), height: size.height))
        let strokeReach = strokeReach
        let reach = max(8, strokeReach)
        if parts.contains(.glyphs) { drawShadows(at: origin, in: bounds.insetBy(dx: -reach, dy: -reach), of: context) }
        let hasThickLines = hasThickUnderlines
        context.paint(bounds: bounds.insetBy(dx: -reach, dy: -reach)) { cairo in
            let clip = Self.clipExtents(cairo)
            if parts.contains(.backgrounds) { drawBackgrounds(at: origin, on: cairo, in: context) }
            guard parts.contains(.glyphs) else { return }
            context.setSource(color, on: cairo)
            for line in shaped {
                let top = origin.y + line.top
                // The ink of a line may extend beyond its box by about its height.
                guard top + line.height * 2 + strokeReach > clip.minY, top - line.height - strokeReach < clip.maxY
                else { continue }
                let start = CGPoint(x: origin.x + left(of: line), y: origin.y + line.baseline)
                if strokeReach > 0 {
                    drawStroked(line, at: start, on: cairo, in: context, color)
                } else {
                    cairo_move_to(cairo, start.x, start.y)
                    pango_cairo_show_layout_line(cairo, line.pango)
                }
                if hasThickLines { drawThickUnderlines(of: line, at: start, on: cairo, in: context, color) }
            }
            cairo_new_path(cairo)
        }
    }

    /// Fills the backgrounds of characters, with the height of their lines. The rectangles of a run are filled
    /// together, so that no gap is visible between two lines.
    private func drawBackgrounds(at origin: CGPoint, on cairo: OpaquePointer, in context: CGContext) {
        var start = 0
        for run in text.runs {
            defer { start = run.end }
            guard let color = run.attributes.backgroundColor, start < run.end else { continue }
            for rect in rects(ofBytes: start..<run.end) {
                cairo_rectangle(cairo, origin.x + rect.minX, origin.y + rect.minY, rect.width, rect.height)
            }
            context.setSource(color, on: cairo)
            cairo_fill(cairo)
        }
    }

    private static func clipExtents(_ cairo: OpaquePointer) -> CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
