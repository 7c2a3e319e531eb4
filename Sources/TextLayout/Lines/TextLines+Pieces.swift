import Foundation

extension TextLines {
    // MARK: Pieces

    /// Returns the piece at an offset, its beginning, and its distance from the top. Between two pieces it is the
    /// later one.
    func index(of offset: Int) -> (index: Int, start: Int, top: Double) {
        let last = shownCount - 1
        if let found = pieces.first(where: { $0.length > max(0, offset - start) }), found.index <= last {
            return (found.index, start + found.before.length, found.before.height)
        }
        let before = pieces.sum(before: last)
        return (last, start + before.length, before.height)
    }

    /// Returns the piece at a distance from the top, clamped to the first and last piece, its beginning, and its
    /// distance.
    func index(atHeight y: Double) -> (index: Int, start: Int, top: Double) {
        settle(toHeight: y)
        if let found = pieces.first(where: { $0.height > y }), found.index < shownCount {
            return (found.index, start + found.before.length, found.before.height)
        }
        return index(of: start + pieces.sum.length)
    }

    /// Divides a part of the text into pieces. The part must end at the end of a piece.
    func cut(_ range: Range<Int>, startsParagraph: Bool, endsText: Bool) -> [TextPiece] {
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

    /// Returns the end of a piece that is too long: after the last space, or between two characters.
    private func cutInside(_ start: Int) -> Int {
        let (middle, end) = (start + TextPiece.longest / 2, start + TextPiece.longest)
        if let space = text.units(in: middle..<end).lastIndex(of: 0x20) { return middle + space + 1 }
        let boundary = text.characterBoundary(at: end, .start)
        return boundary > start ? boundary : text.isInsidePair(end) ? end - 1 : end
    }

    // MARK: Estimating

    // Chosen (Editing): Heights of paragraphs that were not laid out are estimated by the font of the first one.
    func estimateFromFirstParagraph() {
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
}
