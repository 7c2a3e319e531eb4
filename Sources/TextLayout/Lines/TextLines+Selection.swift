import CoreGraphics
import Foundation

extension TextLines {
    // MARK: Ranges

    /// Returns the rectangles around the characters of a range, line by line. The areas beside the characters are not
    /// included.
    package func rects(for range: Range<Int>) -> [CGRect] {
        var result: [CGRect] = []
        forEachLine(of: range) { place in
            result += self.rects(of: place, range)
            return true
        }
        return result
    }

    /// Returns the rectangle around the characters of a range on its first line. For an empty range, returns the
    /// caret.
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

    /// Returns the rectangles of a selection. If the selection continues on the next line, the rectangle extends to
    /// the end of the line's area. If it begins on an earlier line, the rectangle extends to the beginning of the
    /// line's area, so that the rectangles touch. A line with mixed directions has several rectangles.
    ///
    /// - Parameter visible: Distances from the top. Text outside of this range is not laid out: paragraphs that are
    ///   selected as a whole are combined into one rectangle.
    package func selectionRects(for range: Range<Int>, visible: ClosedRange<Double>? = nil) -> [SelectionRect] {
        let range = range.clamped(to: min(start, text.length)..<text.length)
        guard !range.isEmpty else { return [] }
        let (first, last) = (index(of: range.lowerBound).index, index(of: range.upperBound - 1).index)
        let near =
            visible.map { (index(atHeight: $0.lowerBound).index, index(atHeight: $0.upperBound).index) } ?? (
                first, last
            )
        var result = selectionRects(ofPiece: first, range)
        // All pieces except the first and the last are selected as a whole.
        result += block(first + 1, min(near.0, last))
        for index in max(first + 1, near.0)..<max(first + 1, near.0, min(near.1 + 1, last)) {
            result += selectionRects(ofPiece: index, range)
        }
        result += block(max(first, near.1) + 1, last)
        if last > first { result += selectionRects(ofPiece: last, range) }
        // If the line with an end was not laid out, or does not show it.
        if let first = result.indices.first, !result.contains(where: \.containsStart) {
            result[first].containsStart = true
        }
        if let last = result.indices.last, !result.contains(where: \.containsEnd) { result[last].containsEnd = true }
        return result
    }

    private func selectionRects(ofPiece index: Int, _ range: Range<Int>) -> [SelectionRect] {
        var place = place(inPiece: index)
        return place.frame.shaped.indices.flatMap { line in
            place.line = line
            return selectionRects(of: place, range)
        }
    }

    /// Returns a rectangle for pieces.
    private func block(_ first: Int, _ end: Int) -> [SelectionRect] {
        guard first < end else { return [] }
        let (top, bottom) = (pieces.sum(before: first).height, pieces.sum(before: end).height)
        let rect = CGRect(x: 0, y: top, width: width ?? widestLine, height: bottom - top)
        return [SelectionRect(rect: rect, containsStart: false, containsEnd: false, isRightToLeft: false)]
    }

    // Chosen (Editing): If a selection continues after a line, it extends to the side of the text's area; if it begins
    // before the line, it extends from the opposite side. The space between two lines belongs to the upper line.
    private func selectionRects(of place: LinePlace, _ range: Range<Int>) -> [SelectionRect] {
        let (line, text, area) = (place.shaped, place.range, area(of: place))
        let isWrapped = place.isWrapped(pieces[place.piece])
        guard range.upperBound > text.lowerBound,
            range.lowerBound < text.upperBound || !isWrapped && range.lowerBound <= text.upperBound
        else { return [] }
        var parts = rects(of: place, range).map { Double($0.minX)...Double($0.maxX) }
        // The areas beside the characters.
        let (start, end) = (x(text.lowerBound, place), x(text.upperBound, place))
        let (left, right) = (min(start, end), max(start, end))
        let (before, behind) = (min(Double(area.minX), left)...left, right...max(Double(area.maxX), right))
        if range.lowerBound < text.lowerBound { parts.append(line.isRightToLeft ? behind : before) }
        if range.upperBound > text.upperBound { parts.append(line.isRightToLeft ? before : behind) }
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
        let side = !goesOn ? x(range.upperBound, place) : line.isRightToLeft ? before.lowerBound : behind.upperBound
        if isLast, let found = nearest(side, in: result) { result[found].containsEnd = true }
        return result
    }

    private func x(_ offset: Int, _ place: LinePlace) -> Double {
        place.frame.caretX(atByte: place.frame.text.utf8Offset(offset - place.start), on: place.shaped)
    }

    /// Returns the rectangle with a side that is nearest to a distance from the left.
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
