import CPango
import Foundation

extension TextFrame {
    // MARK: Carets

    /// Returns the position of a caret before a byte of a line, from the left of the layout.
    ///
    /// Between texts of different directions, the caret is at the end of the text that has the line's own direction,
    /// so that text typed in this direction appears at the caret. Pango calls this the strong cursor.
    func caretX(atByte byte: Int, on line: ShapedLine) -> Double {
        let byte = max(line.byteRange.lowerBound, min(byte, line.byteRange.upperBound))
        return left(of: line) + FontSystem.exclusively { strongCursor(byte, line) }
    }

    /// For use in `exclusively`.
    private func strongCursor(_ byte: Int, _ line: ShapedLine) -> Double {
        func x(_ byte: Int, _ trailing: Int32) -> Double {
            var x: Int32 = 0
            pango_layout_line_index_to_x(line.pango, Int32(byte - line.byteOffset), trailing, &x)
            return x.points
        }
        func isRightToLeft(_ byte: Int) -> Bool {
            pango_layout_get_direction(line.paragraph.pango, Int32(byte - line.byteOffset)) == PANGO_DIRECTION_RTL
        }
        guard !line.byteRange.isEmpty else { return x(byte, 0) }
        guard byte > line.byteRange.lowerBound else {
            // The beginning belongs to the line's direction.
            return isRightToLeft(byte) == line.isRightToLeft ? x(byte, 0) : line.isRightToLeft ? line.width : 0
        }
        let previous = scalarStart(before: byte)
        if byte == line.byteRange.upperBound {
            return isRightToLeft(previous) == line.isRightToLeft ? x(previous, 1) : line.isRightToLeft ? 0 : line.width
        }
        let (before, behind) = (isRightToLeft(previous), isRightToLeft(byte))
        return before != behind && before == line.isRightToLeft ? x(previous, 1) : x(byte, 0)
    }

    private func scalarStart(before byte: Int) -> Int {
        let utf8 = text.string.utf8
        let index = utf8.index(utf8.startIndex, offsetBy: byte)
        return utf8.distance(from: utf8.startIndex, to: text.string.unicodeScalars.index(before: index))
    }
}
