import Foundation

/// The source of `TextLines`: text and its style.
package protocol TextLinesSource: AnyObject {
    /// The characters.
    var text: TextRope { get }

    /// Returns a part of a paragraph for layout, without its break. It has at least one run, so that an empty line has
    /// a font.
    ///
    /// - Parameter paragraph: The beginning of the paragraph. Its first character determines the style.
    func styledText(in range: Range<Int>, ofParagraphAt paragraph: Int) -> StyledText
}

/// Text in lines, laid out lazily by paragraph.
///
/// A paragraph that is not laid out yet has an estimated height, so that a text of any length is shown at once. The
/// height becomes exact when the paragraph becomes visible or is queried. If text above is laid out, the text below
/// moves: `layOut(from:to:)` and `anchor` provide the distance. After an edit, call `replace(_:withLength:)` or
/// `invalidate(_:)` to discard the lines of the changed paragraphs.
///
/// Offsets are UTF-16 units in the whole text. Geometry is in points, from the top left corner, y down.
package final class TextLines {
    /// The text and its style. Setting it lays out the whole text again.
    package var source: any TextLinesSource { didSet { reload() } }

    /// The width for breaking and aligning lines, or `nil` for lines without automatic line breaks.
    package private(set) var width: Double?

    var pieces = SummedTree<TextPiece>()
    var frames = FrameCache()

    /// A distance from the top that moves with the text: when the height of the text above it changes, the anchor
    /// changes by the same amount. Set it to the top of the visible part, and read it after a query, to obtain the
    /// distance to scroll.
    package var anchor = 0.0

    /// The width of the widest line that was laid out since `reload()`, with its indents.
    package internal(set) var widestLine = 0.0

    /// The basis for estimated heights: the font of the first paragraph.
    var estimate = (characterWidth: 6.0, lineHeight: 15.0, spacing: 0.0)

    /// The limit of the visible text. A limited text is laid out from its beginning, and again after each change.
    package var limit: TextLimit? {
        didSet { if limit != oldValue { reload() } }
    }

    /// The space for lines, if their widths vary. It has no effect without a width.
    package var room: (any LineRoom)? {
        didSet { if room !== oldValue { reload() } }
    }

    /// The object that changes the spaces between lines, or `nil` for the spaces of the style.
    package weak var adjusting: (any LineAdjusting)? {
        didSet { if adjusting !== oldValue { reload() } }
    }

    /// The number of pieces, from the beginning, whose rows were already laid out in the available space.
    var settledCount = 0
    /// Whether the next piece is below all shapes.
    var isSettled = false

    /// The beginning of the visible text. The text before it is shown elsewhere.
    package var start = 0 {
        didSet { if start != oldValue { reload() } }
    }

    /// The last visible piece and its lines, if not all pieces are visible.
    var last: (index: Int, frame: TextFrame)?

    /// Creates lines without laying them out. The source must not retain the lines.
    package init(source: any TextLinesSource, width: Double?) {
        (self.source, self.width) = (source, width)
        reload()
    }

    /// The characters as the lines show them.
    package var text: TextRope { source.text }

    // MARK: Changing

    /// Discards all lines, after the whole text or its style has changed.
    package func reload() {
        frames.removeAll()
        (anchor, widestLine) = (0, 0)
        (settledCount, isSettled) = (0, false)
        estimateFromFirstParagraph()
        let start = max(0, min(start, text.length))
        let startsParagraph = start == 0 || text.paragraphStart(at: start) == start
        pieces = SummedTree(cut(start..<text.length, startsParagraph: startsParagraph, endsText: true))
        last = nil
        applyLimit()
    }

    /// Sets the width for breaking lines. Heights are estimated until they are needed.
    package func setWidth(_ width: Double?) {
        guard width != self.width else { return }
        let first = index(atHeight: anchor)
        self.width = width
        reload()
        anchor = index(of: first.start).top
    }

    /// Discards the lines of the paragraphs in a range whose text was replaced. All other lines are kept.
    ///
    /// - Parameters:
    ///   - range: The range in the text before the change.
    ///   - length: The length of the new text.
    package func replace(_ range: Range<Int>, withLength length: Int) {
        let old = pieces.sum.length
        let range = range.clamped(to: 0..<old)
        let change = length - range.count
        guard old + change == text.length, limit == nil, start == 0 else { return reload() }
        let (low, high, start) = affectedPieces(range, change)
        let end = pieces.sum(before: high).length + change
        var new = cut(
            start..<end, startsParagraph: pieces[low].startsParagraph, endsText: high == pieces.count)
        if new.count == 1, high - low == 1 { new[0].height = pieces[low].height }
        exchange(low..<high, for: new)
    }

    /// Discards the lines of the paragraphs in a range, after the style of characters has changed.
    package func invalidate(_ range: Range<Int>) {
        if limit != nil || start > 0 { return reload() }
        let range = range.clamped(to: 0..<pieces.sum.length)
        let (first, last) = (index(of: range.lowerBound).index, index(of: range.upperBound).index)
        let changed = (first...last).map { index in
            var piece = pieces[index]
            frames.remove(piece.frame)
            (piece.frame, piece.isExact) = (0, false)
            return piece
        }
        exchange(first..<last + 1, for: changed)
    }

    /// Discards all lines, after only colors have changed. The heights are kept as estimates, so that visible lines
    /// keep their position.
    package func recolor() {
        if room == nil { invalidate(0..<text.length) } else { reload() }
    }

    /// Returns the pieces that must be divided again after a change, and the offset of their beginning.
    private func affectedPieces(_ range: Range<Int>, _ change: Int) -> (low: Int, high: Int, start: Int) {
        var (low, start, _) = index(of: range.lowerBound)
        var high = index(of: range.upperBound).index + 1
        if low > 0, start == range.lowerBound {
            let isJoined = !pieces[low - 1].endsParagraph || text.isInsideBreak(start)
            if isJoined {
                low -= 1
                start = pieces.sum(before: low).length
            }
        }
        // Avoids a small remainder of a very long paragraph.
        let length = pieces.sum(before: high).length + change - start
        if !pieces[high - 1].endsParagraph, high < pieces.count, length < TextPiece.longest / 2 { high += 1 }
        return (low, high, start)
    }

    private func exchange(_ range: Range<Int>, for new: [TextPiece]) {
        let top = pieces.sum(before: range.lowerBound).height
        let old = pieces.sum(before: range.upperBound).height - top
        pieces.forEach(from: range.lowerBound, count: range.count) { frames.remove($0.frame) }
        pieces.replaceSubrange(range, with: new)
        defer { settleAgain(range, count: new.count, height: old) }
        moveAnchor(top: top, old: old, new: new.reduce(0) { $0 + $1.height })
    }

    // Chosen (Editing): Visible text keeps its position on the screen while the heights of the text above become
    // exact.
    func moveAnchor(top: Double, old: Double, new: Double) {
        if top + old <= anchor { anchor += new - old } else if top < anchor { anchor = min(anchor, top + new) }
    }
}

extension SummedTree {
    /// Calls the body with a number of elements.
    fileprivate func forEach(from index: Int, count: Int, _ body: (Element) -> Void) {
        var left = count
        guard left > 0 else { return }
        forEach(from: index) {
            body($0)
            left -= 1
            return left > 0
        }
    }
}
