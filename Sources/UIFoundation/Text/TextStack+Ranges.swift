import CoreGraphics
import Foundation
import TextLayout

// The places of characters, which are counted in UTF-16 units of the text of all blocks.
extension TextStack {
    /// The length of the text, including the text that is not shown.
    package var length: Int { blocks.reduce(0) { $0 + $1.length } }

    /// Returns the last shown block that begins before or at an offset, with its beginning; `nil` without blocks.
    private func block(at offset: Int) -> (index: Int, start: Int)? {
        guard !frames.isEmpty else { return nil }
        var (index, start) = (0, 0)
        while index < frames.count - 1, start + blocks[index].length <= offset {
            start += blocks[index].length
            index += 1
        }
        return (index, start)
    }

    /// Returns the text on the line that contains an offset, or on the line above (-1) or below (1), with its line
    /// break. The last line includes the text that is not shown. Returns `nil` without such a line.
    package func lineRange(at offset: Int, distance: Int = 0) -> Range<Int>? {
        let offset = min(max(offset, 0), length)
        guard let (index, start) = block(at: offset), let line = frames[index].frame.lineRange(at: offset - start)
        else { return nil }
        let range = range(ofLine: line.index, line.range, inBlock: index, start)
        switch distance {
        case 0: return range
        case ..<0: return range.lowerBound > 0 ? lineRange(at: range.lowerBound - 1) : nil
        default: return range.upperBound < length ? lineRange(at: range.upperBound) : nil
        }
    }

    /// Returns the range of a line in the whole text, up to the next line.
    private func range(ofLine line: Int, _ range: Range<Int>, inBlock index: Int, _ start: Int) -> Range<Int> {
        let lower = start + range.lowerBound
        if let next = frames[index].frame.lineRange(line + 1) { return lower..<max(lower, start + next.lowerBound) }
        return lower..<max(lower, index == frames.count - 1 ? length : start + blocks[index].length)
    }

    /// Returns the rectangles of a range, line by line.
    package func rects(for range: Range<Int>) -> [CGRect] {
        var rects: [CGRect] = []
        var start = 0
        for (index, placed) in frames.enumerated() {
            let part = range.clamped(to: start..<start + blocks[index].length)
            if !part.isEmpty {
                let found = placed.frame.rects(for: part.lowerBound - start..<part.upperBound - start)
                rects += found.map { $0.offsetBy(dx: 0, dy: placed.top) }
            }
            start += blocks[index].length
        }
        return rects
    }

    /// Returns the character at a point, as the offset of its beginning; `nil` beside and between the lines.
    package func characterIndex(at point: CGPoint) -> Int? {
        var start = 0
        for (index, placed) in frames.enumerated() {
            let inside = CGPoint(x: point.x, y: point.y - placed.top)
            if let found = placed.frame.characterIndex(at: inside) { return start + found }
            start += blocks[index].length
        }
        return nil
    }

    /// Returns the parts of the text that are inside a rectangle, line by line.
    package func ranges(in area: CGRect) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        for (index, placed) in frames.enumerated() {
            ranges += placed.frame.ranges(in: area.offsetBy(dx: 0, dy: -placed.top)).map {
                start + $0.lowerBound..<start + $0.upperBound
            }
            start += blocks[index].length
        }
        return ranges
    }
}
