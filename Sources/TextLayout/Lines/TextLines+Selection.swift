import CoreGraphics
import Foundation

extension TextLines {
    // MARK: Ranges

    /// The rectangles around the characters of a range, line by line, without what is beside them.
    package func rects(for range: Range<Int>) -> [CGRect] {
        var result: [CGRect] = []
        forEachLine(of: range) { place in
            result += self.rects(of: place, range)
            return true
        }
        return result
    }

    /// The rectangle around the characters of a range that are on its first line; the caret of an empty range.
    package func firstRect(for range: Range<Int>) -> CGRect {
        var result = CGRect.null
        forEachLine(of: range) { place in
            result = self.rects(of: place, range).reduce(CGRect.null) { $0.union($1) }
            return result.isNull
        }
        return result.isNull ? caretRect(at: TextPlace(range.lowerBound)) : result
    }

    private func rects(of place: LinePlace, _ range: Range<Int>) -> [CGRect] {
        let part = range.clamped(to: place.range)
        guard !part.isEmpty else { return [] }
        let text = place.frame.text
        let bytes = text.utf8Offset(part.lowerBound - place.start)..<text.utf8Offset(part.upperBound - place.start)
        guard !bytes.isEmpty else { return [] }
        return place.frame.rects(of: place.shaped, bytes).map { $0.offsetBy(dx: 0, dy: place.linesTop) }
    }

    private func forEachLine(of range: Range<Int>, _ body: (LinePlace) -> Bool) {
        guard !range.isEmpty else { return }
        var next: LinePlace? = linePlace(at: TextPlace(range.lowerBound))
        while let place = next, place.range.lowerBound < range.upperBound, body(place) {
            next = neighbor(of: place, isNext: true)
        }
    }

    /// The rectangles of a selection. A line on which it goes on is selected to the end of its area, and a line before which it began
    /// from there, so that the rectangles touch each other; where directions mix a line has several.
    ///
    /// - Parameter visible: Distances from the top. What is outside is not laid out for this: paragraphs that are selected as a
    ///   whole are one rectangle there.
    package func selectionRects(for range: Range<Int>, visible: ClosedRange<Double>? = nil) -> [SelectionRect] {
        let range = range.clamped(to: 0..<text.length)
        guard !range.isEmpty else { return [] }
        var result: [SelectionRect] = []
        var (index, start, _) = index(of: range.lowerBound)
        while index < shownCount, start < range.upperBound {
            let piece = pieces[index]
            let isWhole = start >= range.lowerBound && start + piece.length <= range.upperBound
            let top = pieces.sum(before: index).height
            if isWhole, let visible, top > visible.upperBound || top + piece.height < visible.lowerBound {
                addBlock(CGRect(x: 0, y: top, width: width ?? widestLine, height: piece.height), to: &result)
            } else {
                var place = place(inPiece: index)
                for line in place.frame.shaped.indices {
                    place.line = line
                    result += selectionRects(of: place, range)
                }
            }
            start += piece.length
            index += 1
        }
        // Where the line with an end was not laid out, or shows nothing of it.
        if let first = result.indices.first, !result.contains(where: \.containsStart) {
            result[first].containsStart = true
        }
        if let last = result.indices.last, !result.contains(where: \.containsEnd) { result[last].containsEnd = true }
        return result
    }

    private func addBlock(_ rect: CGRect, to rects: inout [SelectionRect]) {
        if let last = rects.last, last.rect.width == rect.width, last.rect.maxY >= rect.minY - 0.01, last.rect.minX == 0
        {
            rects[rects.count - 1].rect = last.rect.union(rect)
        } else {
            rects.append(SelectionRect(rect: rect, containsStart: false, containsEnd: false, isRightToLeft: false))
        }
    }

    private func selectionRects(of place: LinePlace, _ range: Range<Int>) -> [SelectionRect] {
        let (line, text, area) = (place.shaped, place.range, area(of: place))
        let isWrapped = place.isWrapped(pieces[place.piece])
        guard range.upperBound > text.lowerBound,
            range.lowerBound < text.upperBound || !isWrapped && range.lowerBound <= text.upperBound
        else { return [] }
        var parts = rects(of: place, range).map { Double($0.minX)...Double($0.maxX) }
        let left = place.frame.left(of: line)
        let (leading, trailing) = (min(0, left)...left, left + line.width...max(Double(area.width), left + line.width))
        if range.lowerBound < text.lowerBound { parts.append(line.isRightToLeft ? trailing : leading) }
        if range.upperBound > text.upperBound { parts.append(line.isRightToLeft ? leading : trailing) }
        var result = joined(parts).map { part in
            SelectionRect(
                rect: CGRect(
                    x: part.lowerBound, y: area.minY, width: part.upperBound - part.lowerBound, height: area.height),
                containsStart: false, containsEnd: false, isRightToLeft: line.isRightToLeft)
        }
        if range.lowerBound >= text.lowerBound, let found = nearest(x(range.lowerBound, place), in: result) {
            result[found].containsStart = true
        }
        let goesOn = range.upperBound > text.upperBound
        let isLast = goesOn ? range.upperBound <= place.start + pieces[place.piece].length && !isWrapped : true
        let end = !goesOn ? x(range.upperBound, place) : line.isRightToLeft ? leading.lowerBound : trailing.upperBound
        if isLast, let found = nearest(end, in: result) { result[found].containsEnd = true }
        return result
    }

    private func x(_ offset: Int, _ place: LinePlace) -> Double {
        place.frame.caretX(atByte: place.frame.text.utf8Offset(offset - place.start), on: place.shaped)
    }

    /// The rectangle of which a side is nearest to a distance from the left.
    private func nearest(_ x: Double, in rects: [SelectionRect]) -> Int? {
        func distance(_ rect: CGRect) -> Double { min(abs(rect.minX - x), abs(rect.maxX - x)) }
        return rects.indices.min { distance(rects[$0].rect) < distance(rects[$1].rect) }
    }

    private func joined(_ parts: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
        parts.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, part in
            if let last = joined.last, part.lowerBound <= last.upperBound + 0.01 {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, part.upperBound)
            } else if part.upperBound > part.lowerBound || joined.isEmpty {
                joined.append(part)
            }
        }
    }
}
