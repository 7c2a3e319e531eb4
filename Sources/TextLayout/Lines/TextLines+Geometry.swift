import CoreGraphics
import Foundation

extension TextLines {
    /// The position of a line: its piece, and the position of the piece in the text.
    struct LinePlace {
        var piece: Int
        /// The beginning of the piece, in UTF-16 units.
        var start: Int
        /// The distance of the piece from the top.
        var top: Double
        /// The distance of the piece's first line from the top.
        var linesTop: Double
        var frame: TextFrame
        var line: Int

        var shaped: ShapedLine { frame.shaped[line] }

        /// The text of the line in UTF-16 units of the whole text, without its break.
        var range: Range<Int> {
            let bytes = shaped.byteRange
            return start + frame.text.utf16Offset(bytes.lowerBound)..<start + frame.text.utf16Offset(bytes.upperBound)
        }

        /// Returns whether the end of this line's text is also the beginning of the next line's text.
        func isWrapped(_ piece: TextPiece) -> Bool { line < frame.shaped.count - 1 || !piece.endsParagraph }
    }

    // MARK: Finding lines

    /// Returns the first line of a piece, which is laid out.
    func place(inPiece index: Int) -> LinePlace {
        let frame = frame(of: index)
        let before = pieces.sum(before: index)
        let space = spaceBefore(index, pieces[index], frame)
        return LinePlace(
            piece: index, start: start + before.length, top: before.height, linesTop: before.height + space,
            frame: frame,
            line: 0)
    }

    /// Returns the line that shows a place.
    func linePlace(at place: TextPlace) -> LinePlace {
        let offset = max(start, min(place.offset, text.length))
        var (index, start, _) = self.index(of: offset)
        if place.affinity == .upstream, offset == start, index > 0, !pieces[index].startsParagraph {
            index -= 1
            start -= pieces[index].length
        }
        var found = self.place(inPiece: index)
        let local = min(offset - start, pieces[index].contentLength)
        found.line = found.frame.lineIndex(ofCharacterAt: local) ?? 0
        guard place.affinity == .upstream, found.line > 0, found.range.lowerBound == offset else { return found }
        var earlier = found
        earlier.line -= 1
        return earlier.range.upperBound == offset ? earlier : found
    }

    /// Returns the line before or after a line, or `nil` at the ends of the text.
    func neighbor(of place: LinePlace, isNext: Bool) -> LinePlace? {
        var found = place
        if isNext {
            if place.line < place.frame.shaped.count - 1 {
                found.line += 1
                return found
            }
            return place.piece < shownCount - 1 ? self.place(inPiece: place.piece + 1) : nil
        }
        if place.line > 0 {
            found.line -= 1
            return found
        }
        guard place.piece > 0 else { return nil }
        found = self.place(inPiece: place.piece - 1)
        found.line = max(0, found.frame.shaped.count - 1)
        return found
    }

    /// Returns the area of a line, which extends down to the next line.
    func area(of place: LinePlace) -> CGRect {
        let (lines, line) = (place.frame.shaped, place.line)
        if let area = lines[line].area { return self.area(area, of: place) }
        let top = line == 0 ? place.top : place.linesTop + lines[line].top
        let bottom =
            line < lines.count - 1 ? place.linesTop + lines[line + 1].top : place.top + pieces[place.piece].height
        return CGRect(x: 0, y: top, width: areaWidth(place.frame), height: bottom - top)
    }

    /// Returns the area of a line in a row. If a space separates the row from the next row, the area does not include
    /// it.
    private func area(_ area: LineArea, of place: LinePlace) -> CGRect {
        let line = place.shaped
        let isFirst = line.top == 0
        let isLast = line.top == place.frame.shaped.last?.top
        let top = isFirst ? place.top : place.linesTop + line.top
        let bottom =
            isLast ? place.top + pieces[place.piece].height : place.linesTop + line.top + line.height + area.spacing
        return CGRect(
            x: area.part.lowerBound, y: top, width: area.part.upperBound - area.part.lowerBound, height: bottom - top)
    }

    private func areaWidth(_ frame: TextFrame) -> Double { width ?? max(widestLine, frame.width) }

    private func textLine(_ place: LinePlace) -> TextLine {
        let (line, piece, range) = (place.shaped, pieces[place.piece], place.range)
        return TextLine(
            range: range,
            breakLength: place.line == place.frame.shaped.count - 1 ? piece.breakLength : 0, rect: area(of: place),
            usedRect: CGRect(
                x: place.frame.left(of: line), y: place.linesTop + line.top, width: line.width, height: line.height),
            baseline: place.linesTop + line.baseline, isRightToLeft: line.isRightToLeft,
            isEllipsized: line.isEllipsized, isWrapped: place.isWrapped(piece))
    }

    // MARK: Lines

    /// Returns the line that shows a place.
    package func line(at place: TextPlace) -> TextLine { textLine(linePlace(at: place)) }

    /// Returns the lines between two distances from the top, from top to bottom.
    package func lines(from top: Double, to bottom: Double) -> [TextLine] {
        guard top <= bottom else { return [] }
        var result: [TextLine] = []
        var next: LinePlace? = place(inPiece: index(atHeight: top).index)
        while let place = next {
            let area = area(of: place)
            if area.minY >= bottom, !result.isEmpty { break }
            if area.maxY > top { result.append(textLine(place)) }
            next = neighbor(of: place, isNext: true)
        }
        return result
    }

    /// Returns whether the paragraph at an offset is right-to-left.
    package func isRightToLeft(at offset: Int) -> Bool { linePlace(at: TextPlace(offset)).shaped.isRightToLeft }

    // MARK: Carets

    /// Returns the caret at a place, with a width of 0 and the height of its line. If the place is inside a character,
    /// the caret is at the beginning of the character.
    package func caretRect(at place: TextPlace) -> CGRect {
        let offset = text.characterBoundary(at: place.offset, .start)
        let found = linePlace(at: TextPlace(offset, place.affinity))
        let line = found.shaped
        let byte = found.frame.text.utf8Offset(offset - found.start)
        return CGRect(
            x: found.frame.caretX(atByte: byte, on: line), y: found.linesTop + line.top, width: 0, height: line.height)
    }

    /// Returns the place of a caret that is nearest to a point.
    package func place(at point: CGPoint) -> TextPlace {
        guard !point.x.isNaN, !point.y.isNaN else { return TextPlace(0) }
        var found = place(inPiece: index(atHeight: point.y).index)
        found.line = found.frame.lineIndex(at: CGPoint(x: point.x, y: point.y - found.linesTop)) ?? 0
        return place(on: found, x: point.x)
    }

    /// Returns the place on a line that is nearest to a distance from the left.
    private func place(on line: LinePlace, x: Double) -> TextPlace {
        let found = line.start + line.frame.insertionIndex(onLine: line.line, x: x)
        var offset = text.characterBoundary(at: found, .start)
        if offset < line.range.lowerBound { offset = text.characterBoundary(at: line.range.lowerBound, .end) }
        let isEnd = offset == line.range.upperBound && !line.range.isEmpty && line.isWrapped(pieces[line.piece])
        return TextPlace(offset, isEnd ? .upstream : .downstream)
    }

    /// Returns the place on the line above or below that is nearest to a distance from the left, or `nil` if that line
    /// does not exist.
    package func place(_ direction: VerticalDirection, _ place: TextPlace, x: Double) -> TextPlace? {
        let line = linePlace(at: place)
        guard var found = neighbor(of: line, isNext: direction == .below) else { return nil }
        while found.piece == line.piece, found.shaped.top == line.shaped.top {
            guard let next = neighbor(of: found, isNext: direction == .below) else { return nil }
            found = next
        }
        found.line = found.frame.nearestLine(inRowOf: found.line, x: x)
        return self.place(on: found, x: x)
    }

    /// The direction of an adjacent line.
    package enum VerticalDirection: Sendable { case above, below }

    /// Returns the character at a point, as the offset of its beginning, or `nil` if the point is beside or between
    /// the lines.
    package func characterIndex(at point: CGPoint) -> Int? {
        guard !point.x.isNaN, !point.y.isNaN, point.y >= 0, point.y < height else { return nil }
        let found = place(inPiece: index(atHeight: point.y).index)
        return found.frame.characterIndex(at: CGPoint(x: point.x, y: point.y - found.linesTop))
            .map { text.characterBoundary(at: found.start + $0, .start) }
    }
}
