import CoreGraphics
import Foundation

extension TextFrame {
    // MARK: Ranges of lines

    /// Returns the index of the line that contains a UTF-16 offset, and the text on it without a line break; `nil`
    /// without lines.
    package func lineRange(at offset: Int) -> (index: Int, range: Range<Int>)? {
        lineIndex(ofCharacterAt: offset).map { ($0, line(at: $0).range) }
    }

    /// Returns the text on a line in UTF-16 units, without a line break; `nil` for an index out of range.
    package func lineRange(_ index: Int) -> Range<Int>? {
        shaped.indices.contains(index) ? line(at: index).range : nil
    }

    /// Returns the parts of the text that are inside a rectangle, line by line.
    package func ranges(in area: CGRect) -> [Range<Int>] {
        shaped.indices.compactMap { index in
            guard line(at: index).rect.intersects(area) else { return nil }
            let ends = [area.minX, area.maxX].map { insertionIndex(onLine: index, x: $0) }
            return min(ends[0], ends[1])..<max(ends[0], ends[1])
        }
    }
}
