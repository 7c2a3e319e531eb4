import Foundation

/// The limits of the visible text.
package struct TextLimit: Hashable, Sendable {
    /// The maximum number of lines, or `nil` for no limit.
    var lines: Int?
    /// The distance from the top below which no line may end, except the first line.
    var height: Double?
    /// The truncation of the last line: an ellipsis, if the mode specifies it. `nil` uses the mode of the paragraph.
    var lastLineMode: LineBreakMode?

    package init(lines: Int? = nil, height: Double? = nil, lastLineMode: LineBreakMode? = nil) {
        (self.lines, self.height, self.lastLineMode) = (lines, height, lastLineMode)
    }

    /// The same limits for text that continues elsewhere: the truncation is not indicated.
    package var withoutEnd: TextLimit { TextLimit(lines: lines, height: height) }
}

extension TextLines {
    // MARK: Limits

    /// Whether a part of the text is not shown.
    package var isTruncated: Bool { last?.frame.isTruncated ?? false || shownCount < pieces.count }

    /// The number of visible pieces.
    var shownCount: Int { last.map { $0.index + 1 } ?? pieces.count }

    /// Finds the last visible piece, and lays it out with the remaining number of lines.
    func applyLimit() {
        guard let limit, limit.lines != nil || limit.height != nil else { return }
        var (left, top, before) = (max(1, limit.lines ?? .max), 0.0, 0)
        for index in 0..<pieces.count {
            let frame = frame(of: index)
            let linesTop = top + spaceBefore(index, pieces[index], frame)
            var fitting = min(left, frame.rowCount(above: limit.height.map { $0 - linesTop }))
            if index == 0 { fitting = max(1, fitting) }
            if fitting == 0 { return end(at: index - 1, lines: before, limit) }
            let isAll = fitting == frame.rowCount
            if !isAll || fitting == left && index < pieces.count - 1 { return end(at: index, lines: fitting, limit) }
            (left, before) = (left - fitting, fitting)
            top += pieces[index].height
        }
    }

    private func end(at index: Int, lines: Int, _ limit: TextLimit) {
        var text = styledText(of: pieces[index], index)
        if let mode = limit.lastLineMode, mode.ellipsis != nil || mode == .clip { text.style.lineBreakMode = mode }
        if index < pieces.count - 1 { text = text.followed }
        let frame = newFrame(text, of: index, lineLimit: lines)
        var piece = pieces[index]
        frames.remove(piece.frame)
        (piece.frame, piece.isExact) = (0, true)
        piece.height = frame.size.height + spaceBefore(index, piece, frame)
        pieces[index] = piece
        last = (index, frame)
        widestLine = max(widestLine, frame.size.width)
    }
}

extension StyledText {
    /// The text with an additional paragraph, so that its last line is truncated if that paragraph is omitted.
    fileprivate var followed: StyledText {
        guard let attributes = runs.last?.attributes else { return self }
        var (parts, start) = ([(text: String, attributes: TextAttributes)](), string.startIndex)
        for run in runs {
            let end = string.utf8.index(string.startIndex, offsetBy: run.end)
            parts.append((String(string[start..<end]), run.attributes))
            start = end
        }
        return StyledText(runs: parts + [("\n", attributes)], style: style)
    }
}
