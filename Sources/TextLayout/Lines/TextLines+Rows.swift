import CoreGraphics
import Foundation

/// Lines around shapes. The lines of a paragraph depend on its vertical position, so that paragraphs are laid out in
/// order, down to the end of the shapes. The text below is laid out as usual, when it becomes visible.
///
///     0 ─── laid out in rows ─── settledCount ─── not yet ───┬─── end of the shapes ─── as usual ─── count
///                                                            └─ isSettled if settledCount is here
extension TextLines {
    // MARK: Rows

    /// Returns the lines of a piece, at its position if that affects them.
    func newFrame(_ text: StyledText, of index: Int, lineLimit: Int? = nil) -> TextFrame {
        let usable = Typesetter.usable(width)
        guard room != nil || adjusting != nil, usable != nil || room == nil else {
            return Typesetter.paragraph(text, width: width, lineLimit: lineLimit)
        }
        let before = pieces.sum(before: index)
        let piece = pieces[index]
        var above = spaceBefore(index, piece, text.style)
        if let adjusting, index > 0, piece.startsParagraph {
            above = paragraphSpacing(adjusting, index, isBefore: true, above)
        }
        let top = before.height + above
        let isBelow = room.map { top >= $0.end } ?? true
        if isBelow, adjusting == nil { return Typesetter.paragraph(text, width: width, lineLimit: lineLimit) }
        let rows = RowBreaker(
            text, width: usable, room: isBelow ? nil : room, adjusting: adjusting, top: top,
            start: start + before.length, rowLimit: lineLimit)
        return TextFrame(rows, above: above)
    }

    func paragraphSpacing(_ adjusting: any LineAdjusting, _ index: Int, isBefore: Bool, _ usual: Double) -> Double {
        let before = pieces.sum(before: index)
        let offset = start + before.length + (isBefore ? 0 : max(0, pieces[index].length - 1))
        let rect = CGRect(x: 0, y: before.height, width: width ?? 0, height: pieces[index].height)
        return positive(adjusting.paragraphSpacing(at: offset, isBefore: isBefore, in: rect, usual: usual))
    }

    /// Lays out the pieces before a piece, as far as shapes affect them.
    func settle(before index: Int) {
        guard let room, !isSettled else { return }
        while settledCount < min(index, pieces.count), settleNext(room) {}
    }

    /// Lays out the pieces above a distance from the top.
    func settle(toHeight y: Double) {
        guard let room, !isSettled else { return }
        while settledCount < pieces.count, pieces.sum(before: settledCount).height <= y, settleNext(room) {}
    }

    /// Lays out the next piece in its rows. Returns whether further pieces may have to be laid out.
    private func settleNext(_ room: any LineRoom) -> Bool {
        let index = settledCount
        guard width != nil, pieces.sum(before: index).height < room.end else {
            isSettled = true
            return false
        }
        // An existing layout was made for a different position.
        forget(index)
        _ = frame(of: index)
        settledCount = index + 1
        return true
    }

    private func forget(_ index: Int) {
        var piece = pieces[index]
        guard piece.frame != 0 || piece.isExact else { return }
        frames.remove(piece.frame)
        (piece.frame, piece.isExact) = (0, false)
        pieces[index] = piece
    }

    /// Called after pieces were replaced. If the height is unchanged, the pieces below are kept.
    func settleAgain(_ range: Range<Int>, count: Int, height: Double) {
        guard room != nil, range.lowerBound < settledCount else { return }
        let (old, wasSettled) = (settledCount, isSettled)
        let end = range.lowerBound + count
        (settledCount, isSettled) = (range.lowerBound, false)
        settle(before: end)
        let tail = max(0, old - range.upperBound)
        let new = pieces.sum(before: end).height - pieces.sum(before: range.lowerBound).height
        if settledCount == end, abs(new - height) < 0.001 {
            (settledCount, isSettled) = (end + tail, wasSettled)
            return
        }
        isSettled = false
        for index in end..<end + tail { forget(index) }
    }
}
