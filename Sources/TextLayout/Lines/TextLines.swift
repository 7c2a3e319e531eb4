import Foundation

/// What `TextLines` lays out: text, and how it looks.
package protocol TextLinesSource: AnyObject {
    /// The characters.
    var text: TextRope { get }

    /// A part of one paragraph for layout, without the break at its end. It has at least one run, so that an empty line has a font.
    ///
    /// - Parameter paragraph: Where the paragraph begins, whose first character decides about its style.
    func styledText(in range: Range<Int>, ofParagraphAt paragraph: Int) -> StyledText
}

/// Text in lines, laid out paragraph by paragraph when it is asked for.
///
/// Paragraphs that were not laid out yet have estimated heights, so that a text of any length is shown at once; they become exact
/// when they come into sight, or something is asked about them. What is above then moves what is below: `layOut(from:to:)` and `anchor`
/// say by how much. An edit is announced by `replace(_:withLength:)` or `invalidate(_:)` after the text has changed, and lays out
/// its own paragraphs anew.
///
/// Offsets are UTF-16 units in the whole text. Geometry is in points, from the top left corner, y down.
package final class TextLines {
    let source: any TextLinesSource

    /// The width in which lines are broken and aligned; `nil` for lines that end only where the text says so.
    package private(set) var width: Double?

    var pieces = SummedTree<TextPiece>()
    var frames = FrameCache()

    /// A distance from the top that follows the text there: when what is above it becomes higher or lower, it moves by as much. Set
    /// to what is at the top of the visible part and read again after anything was asked, it says how far to scroll.
    package var anchor = 0.0

    /// The width of the widest line that was laid out since `reload()`, with its indents.
    package internal(set) var widestLine = 0.0

    /// What heights are estimated by: those of the first paragraph's font.
    var estimate = (characterWidth: 6.0, lineHeight: 15.0, spacing: 0.0)

    /// How much is shown. With a limit the text is laid out from its beginning, and anew after each change.
    package var limit: TextLimit? {
        didSet { if limit != oldValue { reload() } }
    }

    /// Where lines have room, if not all are as wide. Without a width, it has no effect.
    package var room: (any LineRoom)? {
        didSet { if room !== oldValue { reload() } }
    }

    /// What changes the spaces between lines, if anything does.
    package weak var adjusting: (any LineAdjusting)? {
        didSet { if adjusting !== oldValue { reload() } }
    }

    /// How many pieces from the beginning on were laid out in the rows that have room for them.
    var settledCount = 0
    /// Whether the next piece is below everything that takes room.
    var isSettled = false

    /// Where the text begins that is shown: what is before it is laid out elsewhere.
    package var start = 0 {
        didSet { if start != oldValue { reload() } }
    }

    /// The last piece that is shown, if not all are, and its lines.
    var last: (index: Int, frame: TextFrame)?

    /// Lays nothing out yet. The source must not keep the lines.
    package init(source: any TextLinesSource, width: Double?) {
        (self.source, self.width) = (source, width)
        reload()
    }

    var text: TextRope { source.text }

    // MARK: Changing

    /// Begins anew, when all of the text, or how all of it looks, has changed.
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

    /// Breaks lines at another width. Heights are estimates until they are needed.
    package func setWidth(_ width: Double?) {
        guard width != self.width else { return }
        let first = index(atHeight: anchor)
        self.width = width
        reload()
        anchor = index(of: first.start).top
    }

    /// The text of a range was exchanged. Its paragraphs get new lines when they are needed, all others keep theirs.
    ///
    /// - Parameters:
    ///   - range: In the text before the change.
    ///   - length: Of what stands there now.
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

    /// Characters have got another look: their paragraphs get new lines when they are needed.
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

    /// The pieces that have to be cut anew for a change, and where they begin.
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
        // No small part of a very long paragraph is left.
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

    func moveAnchor(top: Double, old: Double, new: Double) {
        if top + old <= anchor { anchor += new - old } else if top < anchor { anchor = min(anchor, top + new) }
    }
}

extension SummedTree {
    /// Calls the body with some elements.
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
