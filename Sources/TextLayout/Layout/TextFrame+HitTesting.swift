import CPango
import CoreGraphics
import Foundation

extension TextFrame {
    // MARK: Points to text

    /// Returns the line at a distance from the top, clamped to the first and last line. Returns `nil` if there are no
    /// lines.
    func lineIndex(atY y: Double) -> Int? {
        guard !shaped.isEmpty else { return nil }
        var (low, high) = (0, shaped.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if y < shaped[middle].top + shaped[middle].height { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Returns the line at a point. If a row has several lines, the nearest of them is returned.
    func lineIndex(at point: CGPoint) -> Int? {
        guard let first = lineIndex(atY: point.y) else { return nil }
        return nearestLine(inRowOf: first, x: point.x)
    }

    /// Returns the line of a row that is nearest to a distance from the left.
    func nearestLine(inRowOf line: Int, x: Double) -> Int {
        let top = shaped[line].top
        var (first, last) = (line, line)
        while first > 0, shaped[first - 1].top == top { first -= 1 }
        while last < shaped.count - 1, shaped[last + 1].top == top { last += 1 }
        guard first < last else { return line }
        func distance(_ index: Int) -> Double {
            guard let part = shaped[index].area?.part else { return 0 }
            return max(part.lowerBound - x, x - part.upperBound, 0)
        }
        return (first...last).min { distance($0) < distance($1) } ?? line
    }

    /// Returns the character at a point, as the UTF-16 offset of its beginning, or `nil` beside or between the lines.
    package func characterIndex(at point: CGPoint) -> Int? {
        guard let index = lineIndex(at: point) else { return nil }
        let line = shaped[index]
        let x = point.x - left(of: line)
        guard point.y >= line.top, point.y < line.top + line.height, x >= 0, x < line.width else { return nil }
        var (byte, trailing): (Int32, Int32) = (0, 0)
        let isText = FontSystem.exclusively {
            pango_layout_line_x_to_index(line.pango, x.pangoUnits, &byte, &trailing) != 0
        }
        guard isText else { return nil }
        return text.utf16Offset(min(line.byteOffset + Int(byte), line.byteRange.upperBound))
    }

    /// Returns the insertion point nearest to a point, as a UTF-16 offset.
    func insertionIndex(at point: CGPoint) -> Int {
        guard !point.x.isNaN, !point.y.isNaN, let index = lineIndex(at: point) else { return 0 }
        return insertionIndex(onLine: index, x: point.x)
    }

    /// Returns the insertion point of a line that is nearest to a distance from the left, as a UTF-16 offset.
    func insertionIndex(onLine index: Int, x: Double) -> Int {
        let line = shaped[index]
        var (byte, trailing): (Int32, Int32) = (0, 0)
        FontSystem.exclusively {
            _ = pango_layout_line_x_to_index(line.pango, (x - left(of: line)).pangoUnits, &byte, &trailing)
        }
        var offset = line.byteOffset + Int(byte)
        if trailing == 0, isBehindLast(x, line, from: offset) { return text.utf16Offset(line.byteRange.upperBound) }
        let utf8 = text.string.utf8
        var position = utf8.index(text.string.startIndex, offsetBy: max(0, min(offset, utf8.count)))
        for _ in 0..<trailing where position < text.string.endIndex {
            position = text.string.unicodeScalars.index(after: position)
        }
        offset = utf8.distance(from: text.string.startIndex, to: position)
        return text.utf16Offset(max(line.byteRange.lowerBound, min(offset, line.byteRange.upperBound)))
    }

    /// Returns whether a distance from the left is nearer to the end of a line's last character than to its beginning.
    /// Pango does not determine this for lines that were broken to fit.
    private func isBehindLast(_ x: Double, _ line: ShapedLine, from start: Int) -> Bool {
        let end = line.byteRange.upperBound
        guard start < end, line.byteRange.contains(start) else { return false }
        let utf8 = text.string.utf8
        let first = utf8.index(utf8.startIndex, offsetBy: start)
        guard text.string.index(after: first) >= utf8.index(first, offsetBy: end - start) else { return false }
        let edges: [Double] = FontSystem.exclusively {
            [Int32(0), 1].map { trailing in
                var x: Int32 = 0
                pango_layout_line_index_to_x(line.pango, Int32(start - line.byteOffset), trailing, &x)
                return left(of: line) + x.points
            }
        }
        // The space at a line break has no width.
        if edges[0] == edges[1] { return x > edges[1] + 1 }
        return abs(x - edges[1]) < abs(x - edges[0])
    }

    // MARK: Text to places

    /// Returns the line that shows the character at a UTF-16 offset. At a line break it is the next line. Returns
    /// `nil` if there are no lines.
    func lineIndex(ofCharacterAt offset: Int) -> Int? {
        shaped.isEmpty ? nil : lineIndex(ofByte: text.utf8Offset(offset))
    }

    func lineIndex(ofByte byte: Int) -> Int {
        var (low, high) = (0, shaped.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if shaped[middle].byteRange.lowerBound <= byte { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Returns a caret before the character at a UTF-16 offset, with a width of 0 and the height of the line. Offsets
    /// are clamped. Returns `nil` if there are no lines.
    func caretRect(at offset: Int) -> CGRect? {
        guard let index = lineIndex(ofCharacterAt: offset) else { return nil }
        let line = shaped[index]
        let byte = max(line.byteRange.lowerBound, min(text.utf8Offset(offset), line.byteRange.upperBound))
        var x: Int32 = 0
        if byte == line.byteRange.upperBound, byte > line.byteRange.lowerBound {
            // The caret is after the last character, at its trailing edge, which is the left edge in right-to-left
            // text.
            FontSystem.exclusively {
                pango_layout_line_index_to_x(line.pango, Int32(byte - line.byteOffset) - 1, 1, &x)
            }
        } else {
            FontSystem.exclusively {
                pango_layout_line_index_to_x(line.pango, Int32(byte - line.byteOffset), 0, &x)
            }
        }
        return CGRect(x: left(of: line) + x.points, y: line.top, width: 0, height: line.height)
    }

    /// Returns the rectangles of a range of UTF-16 offsets, line by line. A line with mixed directions may have
    /// several rectangles.
    package func rects(for range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        let (start, end) = (text.utf8Offset(range.lowerBound), text.utf8Offset(range.upperBound))
        return start < end ? rects(ofBytes: start..<end) : []
    }

    /// Returns the rectangles of a range of bytes, line by line.
    func rects(ofBytes bytes: Range<Int>) -> [CGRect] {
        guard !shaped.isEmpty else { return [] }
        var result: [CGRect] = []
        for line in shaped[lineIndex(ofByte: bytes.lowerBound)...] {
            guard line.byteRange.lowerBound < bytes.upperBound else { break }
            let (from, to) = (
                max(bytes.lowerBound, line.byteRange.lowerBound), min(bytes.upperBound, line.byteRange.upperBound)
            )
            guard from < to else { continue }
            result += rects(of: line, from..<to)
        }
        return result
    }

    /// Returns the rectangles of a range of bytes on a line.
    func rects(of line: ShapedLine, _ bytes: Range<Int>) -> [CGRect] {
        // Pango measures from the left of its layout. The left side of the line is subtracted.
        let origin = xRanges(line, line.byteRange).map(\.lowerBound).min() ?? 0
        return xRanges(line, bytes).map { x in
            CGRect(
                x: left(of: line) + x.lowerBound - origin, y: line.top, width: x.upperBound - x.lowerBound,
                height: line.height)
        }
    }

    /// Returns the smallest rectangle around the characters of a range, or `nil` if none of its characters is visible.
    func boundingRect(for range: Range<Int>) -> CGRect? {
        let rects = rects(for: range)
        return rects.first.map { first in rects.dropFirst().reduce(first) { $0.union($1) } }
    }

    private func xRanges(_ line: ShapedLine, _ bytes: Range<Int>) -> [ClosedRange<Double>] {
        var ranges: UnsafeMutablePointer<Int32>?
        var count: Int32 = 0
        FontSystem.exclusively {
            pango_layout_line_get_x_ranges(
                line.pango, Int32(bytes.lowerBound - line.byteOffset), Int32(bytes.upperBound - line.byteOffset),
                &ranges, &count)
        }
        defer { g_free(ranges) }
        guard let ranges else { return [] }
        let sorted = (0..<Int(count)).map { index in
            let (start, end) = (ranges[2 * index].points, ranges[2 * index + 1].points)
            return min(start, end)...max(start, end)
        }.sorted { $0.lowerBound < $1.lowerBound }
        // Pango returns a range for each run. Adjacent ranges are joined.
        return sorted.reduce(into: []) { merged, range in
            if let last = merged.last, range.lowerBound <= last.upperBound + 0.01 {
                merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
    }
}
