import Foundation

extension TextLines {
    // MARK: Laying out

    /// The height of all lines. The heights of paragraphs that are not laid out yet are estimated.
    package var height: Double { pieces.sum(before: shownCount).height }

    /// Whether all heights are exact.
    var isExact: Bool { last != nil || pieces.sum.estimated == 0 }

    /// The first offset whose paragraph was not laid out yet, or `nil` if all were laid out.
    package var firstEstimatedOffset: Int? {
        isExact ? nil : pieces.first { $0.estimated > 0 }.map { start + $0.before.length }
    }

    /// The length of the visible text, in UTF-16 units.
    package var shownLength: Int {
        guard let last else { return text.length }
        let end = last.frame.shaped.last.map { last.frame.text.utf16Offset($0.byteRange.upperBound) } ?? 0
        return min(text.length, start + pieces.sum(before: last.index).length + end)
    }

    /// The beginning of the text that is not shown, in UTF-16 units. If the last visible paragraph is shown
    /// completely, it is the offset after its break.
    package var nextStart: Int {
        guard let last else { return text.length }
        let piece = pieces[last.index]
        let before = start + pieces.sum(before: last.index).length
        let shown = last.frame.shaped.last.map { last.frame.text.utf16Offset($0.byteRange.upperBound) } ?? 0
        return min(text.length, before + (shown >= piece.contentLength ? piece.length : shown))
    }

    /// Lays out the text between two distances from the top. The first text in this range that was already laid out
    /// keeps its position on the screen.
    ///
    /// - Returns: The distance that this text and all text below it were moved. Add it to the scroll view's offset.
    @discardableResult package func layOut(from top: Double, to bottom: Double) -> Double {
        guard top <= bottom else { return 0 }
        let first = index(atHeight: top)
        var (fixed, fixedTop) = (first.index, first.top)
        var y = first.top
        pieces.forEach(from: first.index) { piece in
            if piece.isExact || y >= bottom { return false }
            fixed += 1
            y += piece.height
            return true
        }
        if fixed < shownCount, y < bottom { fixedTop = y } else { fixed = first.index }
        var (index, rest) = (fixed, bottom - fixedTop)
        while index < shownCount, rest > 0 {
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

    /// Lays out the whole text, so that its height is exact.
    package func layOutAll() {
        settle(before: pieces.count)
        while !isExact, let next = pieces.first(where: { $0.estimated > 0 }) { layOut(next.index) }
    }

    /// Makes the height of a piece exact, and returns it.
    @discardableResult private func layOut(_ index: Int) -> Double {
        settle(before: index + 1)
        let piece = pieces[index]
        if piece.isExact { return piece.height }
        _ = frame(of: index)
        return pieces[index].height
    }

    /// Returns the lines of a piece. Its height becomes exact.
    func frame(of index: Int) -> TextFrame {
        if let last, last.index == index { return last.frame }
        settle(before: index)
        var piece = pieces[index]
        if let known = frames[piece.frame] { return known }
        let frame = newFrame(styledText(of: piece, index), of: index)
        let style = frame.text.style
        var height = frame.size.height + spaceBefore(index, piece, frame)
        if index < pieces.count - 1 {
            height += frame.spacing?.below ?? frame.lastLeading + positive(style.lineSpacing)
            if piece.endsParagraph { height += spaceBelow(index, piece, style) }
        }
        let old = piece.height
        (piece.height, piece.isExact, piece.frame) = (height, true, frames.keep(frame))
        pieces[index] = piece
        widestLine = max(widestLine, frame.size.width)
        if old != height { moveAnchor(top: pieces.sum(before: index).height, old: old, new: height) }
        return frame
    }

    /// Returns the space above the first line of a piece.
    func spaceBefore(_ index: Int, _ piece: TextPiece, _ frame: TextFrame) -> Double {
        frame.spacing?.above ?? spaceBefore(index, piece, frame.text.style)
    }

    func spaceBefore(_ index: Int, _ piece: TextPiece, _ style: ParagraphStyle) -> Double {
        index > 0 && piece.startsParagraph ? positive(style.paragraphSpacingBefore) : 0
    }

    private func spaceBelow(_ index: Int, _ piece: TextPiece, _ style: ParagraphStyle) -> Double {
        let usual = positive(style.paragraphSpacing)
        return adjusting.map { paragraphSpacing($0, index, isBefore: false, usual) } ?? usual
    }

    func styledText(of piece: TextPiece, _ index: Int) -> StyledText {
        let start = start + pieces.sum(before: index).length
        let range = start..<start + piece.contentLength
        guard !piece.startsParagraph else { return source.styledText(in: range, ofParagraphAt: start) }
        let paragraphs = pieces.sum(before: index).paragraphs
        if paragraphs == 0 { return restOfParagraph(range) }
        guard let first = pieces.first(where: { $0.paragraphs >= paragraphs }), first.index < index else {
            return source.styledText(in: range, ofParagraphAt: start)
        }
        var text = source.styledText(in: range, ofParagraphAt: self.start + first.before.length)
        text.style.firstLineHeadIndent = text.style.headIndent
        if text.style.baseDirection == .natural {
            let isRightToLeft = frame(of: first.index).shaped.first?.isRightToLeft ?? false
            text.style.baseDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
        return text
    }

    /// Returns the visible text of a paragraph that begins before the visible text.
    private func restOfParagraph(_ range: Range<Int>) -> StyledText {
        let paragraph = text.paragraphStart(at: range.lowerBound)
        var text = source.styledText(in: range, ofParagraphAt: paragraph)
        text.style.firstLineHeadIndent = text.style.headIndent
        if text.style.baseDirection == .natural {
            let end = min(range.lowerBound, paragraph + TextPiece.longest)
            let first = Typesetter.paragraph(
                source.styledText(in: paragraph..<end, ofParagraphAt: paragraph), width: nil)
            text.style.baseDirection = first.shaped.first?.isRightToLeft == true ? .rightToLeft : .leftToRight
        }
        return text
    }

    func positive(_ value: Double) -> Double { value > 0 && value.isFinite ? value : 0 }
}
