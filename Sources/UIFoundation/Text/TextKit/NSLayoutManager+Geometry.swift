import CoreGraphics
import Foundation
import TextLayout

extension NSLayoutManager {
    private var padding: CGFloat { textContainers.first?.padding ?? 0 }

    private func line(_ glyphIndex: Int) -> TextLine {
        lines.line(at: TextPlace(max(0, min(glyphIndex, numberOfGlyphs))))
    }

    private func range(_ line: TextLine) -> NSRange {
        NSRange(location: line.range.lowerBound, length: line.range.count + line.breakLength)
    }

    private func fragment(_ line: TextLine) -> CGRect {
        CGRect(
            x: 0, y: line.rect.minY, width: textContainers.first?.areaWidth ?? line.usedRect.maxX + 2 * padding,
            height: line.rect.height)
    }

    private func used(_ line: TextLine) -> CGRect {
        CGRect(
            x: line.usedRect.minX, y: line.usedRect.minY, width: line.usedRect.width + 2 * padding,
            height: line.usedRect.height)
    }

    // MARK: - Lines

    /// The area of the line with a glyph, as wide as the container and without gaps to the next line, and the glyphs on the line.
    public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard !textContainers.isEmpty else { return .zero }
        let line = line(glyphIndex)
        effectiveRange?.pointee = range(line)
        return fragment(line)
    }

    /// The part of the line's area that has glyphs, with the padding at both sides.
    public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard !textContainers.isEmpty else { return .zero }
        let line = line(glyphIndex)
        effectiveRange?.pointee = range(line)
        return used(line)
    }

    /// Calls the block for each line of a range: its area, the part that is used, the container, its glyphs.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        let end = min(glyphRange.upperBound, lines.shownLength)
        var (index, stop) = (glyphRange.location, ObjCBool(false))
        while index < end, !stop.boolValue {
            let line = line(index)
            block(fragment(line), used(line), container, range(line), &stop)
            index = max(range(line).upperBound, index + 1)
        }
    }

    /// Where a glyph begins, from its line's area, on the baseline.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        let line = line(glyphIndex)
        let caret = lines.caretRect(at: TextPlace(glyphIndex))
        return CGPoint(x: caret.minX + padding, y: line.baseline - line.rect.minY)
    }

    /// The area of the empty line behind the break at the text's end, or of empty text. Zero where there is none.
    public var extraLineFragmentRect: CGRect { extraLine.map(fragment) ?? .zero }

    /// The part of that line which is used: the padding.
    public var extraLineFragmentUsedRect: CGRect { extraLine.map(used) ?? .zero }

    /// The container with that line.
    public var extraLineFragmentTextContainer: NSTextContainer? { extraLine == nil ? nil : textContainers.first }

    private var extraLine: TextLine? {
        guard textStorage != nil, !textContainers.isEmpty else { return nil }
        let line = lines.line(at: TextPlace(numberOfGlyphs))
        return line.range == numberOfGlyphs..<numberOfGlyphs && !line.isWrapped ? line : nil
    }

    /// The glyphs that an ellipsis replaces on the line with a glyph. `NSNotFound` where there are none.
    public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        let line = line(glyphIndex)
        guard line.isEllipsized || lines.isTruncated && line.range.upperBound >= lines.shownLength else {
            return NSRange(location: NSNotFound, length: 0)
        }
        return NSRange(location: line.range.upperBound, length: numberOfGlyphs - line.range.upperBound)
    }

    // MARK: - Areas

    /// The area that the text takes of a container, from the container's upper left corner: as wide as the widest line with the padding.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        guard isShown(container) else { return .zero }
        if !allowsNonContiguousLayout { lines.layOutAll() }
        return CGRect(x: 0, y: 0, width: lines.widestLine + 2 * padding, height: lines.height)
    }

    /// The rectangle around glyphs.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard isShown(container) else { return .zero }
        let range = glyphRange.clamped(to: numberOfGlyphs)
        let rects = lines.rects(for: range.location..<range.upperBound)
        guard let first = rects.first else {
            return lines.caretRect(at: TextPlace(range.location)).offsetBy(dx: padding, dy: 0)
        }
        return rects.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: padding, dy: 0)
    }

    /// Calls the block for each rectangle around glyphs, line by line. Of a selection, lines on which it goes on are enclosed to the
    /// container's side.
    ///
    /// - Parameter selectedRange: The selection of which the glyphs are a part; `NSNotFound` for glyphs that are enclosed closely.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard isShown(textContainer) else { return }
        let range = glyphRange.clamped(to: numberOfGlyphs)
        let part = range.location..<range.upperBound
        let rects =
            selectedRange.location == NSNotFound ? lines.rects(for: part) : lines.selectionRects(for: part).map(\.rect)
        var stop = ObjCBool(false)
        for rect in rects where !stop.boolValue { block(rect.offsetBy(dx: padding, dy: 0), &stop) }
    }

    // MARK: - Points

    /// The character that is nearest to a point, and how far the point is between where it begins (0) and ends (1).
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let point = CGPoint(x: point.x - padding, y: point.y)
        guard isShown(container), numberOfGlyphs > 0 else {
            partialFraction?.pointee = 0
            return 0
        }
        let place = lines.place(at: point)
        let line = lines.line(at: place)
        let y = line.usedRect.midY
        if let index = lines.characterIndex(at: CGPoint(x: point.x, y: y)) {
            let end = content.text.characterBoundary(after: index)
            let (from, to) = (
                lines.caretRect(at: TextPlace(index)).minX, lines.caretRect(at: TextPlace(end, .upstream)).minX
            )
            partialFraction?.pointee = to == from ? 0 : max(0, min(0.999, (point.x - from) / (to - from)))
            return index
        }
        let isEnd = place.offset > line.range.lowerBound
        partialFraction?.pointee = isEnd ? 1 : 0
        return isEnd ? content.text.characterBoundary(before: place.offset) : place.offset
    }

    /// The glyph that is nearest to a point, and how far the point is in it.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }

    /// The glyph that is nearest to a point.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// The glyphs on the lines that are in a part of a container.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard isShown(container) else { return NSRange(location: 0, length: 0) }
        let found = lines.lines(from: bounds.minY, to: bounds.maxY)
        guard let first = found.first, let last = found.last else { return NSRange(location: 0, length: 0) }
        let end = range(last).upperBound
        return NSRange(location: first.range.lowerBound, length: end - first.range.lowerBound)
    }

    // MARK: - Drawing

    func draw(_ glyphs: NSRange, at origin: CGPoint, _ parts: DrawnText) {
        let range = glyphs.clamped(to: numberOfGlyphs)
        guard let context = UIGraphicsGetCurrentContext(), range.length > 0, !textContainers.isEmpty else { return }
        let (first, last) = (line(range.location), line(range.upperBound - 1))
        let area = CGRect(x: 0, y: first.rect.minY, width: 1e6, height: last.rect.maxY - first.rect.minY)
        lines.draw(in: area, of: context, at: CGPoint(x: origin.x + padding, y: origin.y), parts: parts)
    }
}
