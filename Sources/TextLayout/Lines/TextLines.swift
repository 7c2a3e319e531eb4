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
    private unowned let source: any TextLinesSource

    /// The width in which lines are broken and aligned; `nil` for lines that end only where the text says so.
    package private(set) var width: Double?

    private(set) var pieces = SummedTree<TextPiece>()
    private var frames = FrameCache()

    /// A distance from the top that follows the text there: when what is above it becomes higher or lower, it moves by as much. Set
    /// to what is at the top of the visible part and read again after anything was asked, it says how far to scroll.
    package var anchor = 0.0

    /// The width of the widest line that was laid out since `reload()`, with its indents.
    package private(set) var widestLine = 0.0

    /// What heights are estimated by: those of the first paragraph's font.
    private var estimate = (characterWidth: 6.0, lineHeight: 15.0, spacing: 0.0)

    /// Lays nothing out yet.
    ///
    /// - Parameter source: Must live as long as the lines.
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
        estimateFromFirstParagraph()
        pieces = SummedTree(cut(0..<text.length, startsParagraph: true, endsText: true))
    }

    /// Breaks lines at another width. Heights are estimates until they are needed.
    package func setWidth(_ width: Double?) {
        guard width != self.width else { return }
        let offset = index(atHeight: anchor).flatMap { $0.top > 0 ? pieces.sum(before: $0.index).length : nil }
        self.width = width
        reload()
        if let offset { anchor = pieces.sum(before: index(of: offset).index).height }
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
        guard old + change == text.length else { return reload() }
        let (low, high, start) = affectedPieces(range)
        let end = pieces.sum(before: high).length + change
        var new = cut(
            start..<end, startsParagraph: pieces[low].startsParagraph, endsText: high == pieces.count)
        if new.count == 1, high - low == 1 { new[0].height = pieces[low].height }
        exchange(low..<high, for: new)
    }

    /// Characters have got another look: their paragraphs get new lines when they are needed.
    package func invalidate(_ range: Range<Int>) {
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
    private func affectedPieces(_ range: Range<Int>) -> (low: Int, high: Int, start: Int) {
        var (low, start, _) = index(of: range.lowerBound)
        let high = index(of: range.upperBound).index + 1
        if low > 0, start == range.lowerBound {
            let isJoined = !pieces[low - 1].endsParagraph || text.isInsideBreak(start)
            if isJoined {
                low -= 1
                start = pieces.sum(before: low).length
            }
        }
        return (low, high, start)
    }

    private func exchange(_ range: Range<Int>, for new: [TextPiece]) {
        let top = pieces.sum(before: range.lowerBound).height
        let old = pieces.sum(before: range.upperBound).height - top
        pieces.forEach(from: range.lowerBound, count: range.count) { frames.remove($0.frame) }
        pieces.replaceSubrange(range, with: new)
        moveAnchor(top: top, old: old, new: new.reduce(0) { $0 + $1.height })
    }

    private func moveAnchor(top: Double, old: Double, new: Double) {
        if top + old <= anchor, old != new {
            anchor += new - old
        } else if top < anchor {
            anchor = min(anchor, top + new)
        }
    }

    // MARK: Pieces

    /// The piece with an offset, the later one where two meet; where it begins, and its distance from the top.
    func index(of offset: Int) -> (index: Int, start: Int, top: Double) {
        if let found = pieces.first(where: { $0.length > max(0, offset) }) {
            return (found.index, found.before.length, found.before.height)
        }
        let before = pieces.sum(before: pieces.count - 1)
        return (pieces.count - 1, before.length, before.height)
    }

    /// The piece at a distance from the top, the first one above all, the last one below all; where it begins, and its distance.
    func index(atHeight y: Double) -> (index: Int, start: Int, top: Double)? {
        if let found = pieces.first(where: { $0.height > y }) {
            return (found.index, found.before.length, found.before.height)
        }
        return index(of: pieces.sum.length)
    }

    /// Cuts a part of the text into pieces. It ends where a piece ends.
    private func cut(_ range: Range<Int>, startsParagraph: Bool, endsText: Bool) -> [TextPiece] {
        var result: [TextPiece] = []
        var (start, isStart) = (range.lowerBound, startsParagraph)
        func add(_ end: Int, _ breakLength: Int, isEnd: Bool) {
            while end - breakLength - start > TextPiece.longest {
                let cut = cutInside(start)
                result.append(piece(cut - start, 0, isStart, false))
                (start, isStart) = (cut, false)
            }
            result.append(piece(end - start, breakLength, isStart, isEnd))
            (start, isStart) = (end, isEnd)
        }
        text.forEachBreak(in: range) { end, length in add(end, length, isEnd: true) }
        if start < range.upperBound || endsText { add(range.upperBound, 0, isEnd: endsText) }
        return result
    }

    private func piece(_ length: Int, _ breakLength: Int, _ starts: Bool, _ ends: Bool) -> TextPiece {
        TextPiece(
            length: length, breakLength: breakLength, startsParagraph: starts, endsParagraph: ends,
            estimate: estimatedHeight(length: length - breakLength))
    }

    /// Where a piece that is too long ends: behind the last space, or else between two characters.
    private func cutInside(_ start: Int) -> Int {
        let (middle, end) = (start + TextPiece.longest / 2, start + TextPiece.longest)
        if let space = text.units(in: middle..<end).lastIndex(of: 0x20) { return middle + space + 1 }
        let boundary = text.characterBoundary(at: end, .start)
        return boundary > start ? boundary : text.isInsidePair(end) ? end - 1 : end
    }

    // MARK: Estimating

    private func estimateFromFirstParagraph() {
        let start = source.styledText(in: 0..<min(1, text.paragraphEnd(at: 0), text.length), ofParagraphAt: 0)
        guard let font = start.runs.first?.attributes.font else { return }
        let style = start.style
        let natural = font.isSystemFont ? font.usableSize * FontDescription.systemLineHeight : font.usableSize * 1.2
        estimate = (
            font.usableSize * 0.5, style.lineHeight(natural: natural) + style.lineSpacing,
            style.paragraphSpacing + style.paragraphSpacingBefore
        )
    }

    private func estimatedHeight(length: Int) -> Double {
        var lines = 1.0
        if let width {
            lines = max(
                1, (Double(length) * estimate.characterWidth / max(width, estimate.characterWidth)).rounded(.up))
        }
        return lines * estimate.lineHeight + estimate.spacing
    }

    // MARK: Laying out

    /// The height of all lines, as far as it is known.
    package var height: Double { pieces.sum.height }

    /// Whether all heights are exact.
    package var isExact: Bool { pieces.sum.estimated == 0 }

    /// Lays out what stands between two distances from the top. What was laid out before and is the first there keeps its place on the
    /// screen.
    ///
    /// - Returns: By how much that text, with all that is below it, has moved: what to add to the scroll view's offset.
    @discardableResult package func layOut(from top: Double, to bottom: Double) -> Double {
        guard top <= bottom, let first = index(atHeight: top) else { return 0 }
        var (fixed, fixedTop) = (first.index, first.top)
        var y = first.top
        pieces.forEach(from: first.index) { piece in
            if piece.isExact || y >= bottom { return false }
            fixed += 1
            y += piece.height
            return true
        }
        if fixed < pieces.count, y < bottom { fixedTop = y } else { fixed = first.index }
        var (index, rest) = (fixed, bottom - fixedTop)
        while index < pieces.count, rest > 0 {
            rest -= layOut(index)
            index += 1
        }
        (index, rest) = (fixed - 1, fixedTop - top)
        while index >= 0, rest > 0 {
            rest -= layOut(index)
            index -= 1
        }
        return pieces.sum(before: fixed).height - fixedTop
    }

    /// Lays out the paragraphs of a range.
    package func layOut(_ range: Range<Int>) {
        for index in index(of: range.lowerBound).index...index(of: max(range.lowerBound, range.upperBound)).index {
            layOut(index)
        }
    }

    /// Lays out all of the text, after which its height is exact.
    package func layOutAll() {
        while let next = pieces.first(where: { $0.estimated > 0 }) { layOut(next.index) }
    }

    /// Makes a piece's height exact. Returns it.
    @discardableResult private func layOut(_ index: Int) -> Double {
        let piece = pieces[index]
        if piece.isExact { return piece.height }
        _ = frame(of: index)
        return pieces[index].height
    }

    /// The lines of a piece. Its height becomes exact.
    func frame(of index: Int) -> TextFrame {
        var piece = pieces[index]
        if let known = frames[piece.frame] { return known }
        let frame = Typesetter.paragraph(styledText(of: piece, index), width: width)
        let style = frame.text.style
        var height = frame.size.height + spaceBefore(index, piece, style)
        if index < pieces.count - 1 {
            height += frame.lastLeading + positive(style.lineSpacing)
            if piece.endsParagraph { height += positive(style.paragraphSpacing) }
        }
        let old = piece.height
        (piece.height, piece.isExact, piece.frame) = (height, true, frames.keep(frame))
        pieces[index] = piece
        widestLine = max(widestLine, frame.size.width)
        if old != height { moveAnchor(top: pieces.sum(before: index).height, old: old, new: height) }
        return frame
    }

    /// The space above a piece's first line.
    func spaceBefore(_ index: Int, _ piece: TextPiece, _ style: ParagraphStyle) -> Double {
        index > 0 && piece.startsParagraph ? positive(style.paragraphSpacingBefore) : 0
    }

    private func styledText(of piece: TextPiece, _ index: Int) -> StyledText {
        let start = pieces.sum(before: index).length
        let range = start..<start + piece.contentLength
        guard !piece.startsParagraph else { return source.styledText(in: range, ofParagraphAt: start) }
        let paragraphs = pieces.sum(before: index).paragraphs
        guard let first = pieces.first(where: { $0.paragraphs >= paragraphs }), first.index < index else {
            return source.styledText(in: range, ofParagraphAt: start)
        }
        var text = source.styledText(in: range, ofParagraphAt: first.before.length)
        text.style.firstLineHeadIndent = text.style.headIndent
        if text.style.baseDirection == .natural {
            let isRightToLeft = frame(of: first.index).shaped.first?.isRightToLeft ?? false
            text.style.baseDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
        return text
    }

    private func positive(_ value: Double) -> Double { value > 0 && value.isFinite ? value : 0 }
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
