import CoreGraphics
import Foundation

/// Breaks one paragraph into rows with one or several parts: around shapes, and with spaces defined by the program.
///
///     row requested ─▶ its parts are filled with lines ─▶ height as assumed? ─▶ appended
///          ▲                 │ no text fits: move down         │ no: request again with that height
///          └─────────────────┴─────────────────────────────────┘
struct RowBreaker {
    let text: StyledText
    /// The width of the whole text.
    private(set) var width: Double
    let room: (any LineRoom)?
    let adjusting: (any LineAdjusting)?
    /// The top of the first row, in the space of the text.
    let top: Double
    /// The beginning of the paragraph or its part in the whole text, in UTF-16 units.
    let start: Int
    /// The maximum number of rows, or `nil` for no limit.
    let rowLimit: Int?

    private(set) var lines: [ShapedLine] = []
    private(set) var height = 0.0
    private(set) var rowCount = 0
    private(set) var isTruncated = false
    /// The space below the last row.
    private(set) var spacingBelow = 0.0

    /// The end of the paragraph, in bytes.
    private let end: Int
    /// Whether the paragraph is followed by text that will not be shown.
    private let isFollowed: Bool
    private let isRightToLeft: Bool
    private let fontSize: Double
    /// The text with a style without indents. The areas of the lines already include the indents.
    private let unindented: StyledText

    /// Lines that were broken for a width and are not used yet.
    private var pending: (width: Double, tabs: Double, isNarrow: Bool, lines: ArraySlice<ShapedLine>)?
    /// Whether the search for a row with space was abandoned. All further rows have the full width.
    private var hasReachedLimit = false
    /// The text that did not fit into a narrow part, and the width of that part.
    private var unfitting: (start: Int, width: Double)?

    // Chosen (Editing): Around exclusion paths a row has a part in each free area, and its parts have one height and
    // one baseline. A part that is narrower than four times the font's size takes whole words only; a wider one breaks
    // words that are longer than it.
    /// The width below which a part is narrow, in multiples of the font size. A narrow part contains only whole words
    /// that fit. (Words that are broken beside a shape are hard to read, but a column of a few letters is better than
    /// an empty column.)
    private static let narrow = 4.0
    // Chosen (Editing): If no part of a row beside exclusion paths fits, the row moves down, to the next corner of an
    // outline or by its height, 200 times at most, and is as wide as the container then.
    /// The maximum number of times that a row is moved down because no text fits. After that, text is broken at any
    /// position.
    private static let mostMoves = 200

    init(
        _ text: StyledText, width: Double?, room: (any LineRoom)?, adjusting: (any LineAdjusting)?, top: Double,
        start: Int, rowLimit: Int? = nil
    ) {
        (self.text, self.room, self.adjusting) = (text, room, adjusting)
        self.width = width ?? Self.unlimited
        (self.top, self.start, self.rowLimit) = (top, start, rowLimit)
        let bytes = text.string.utf8
        let paragraph = bytes.firstIndex(of: 0x0A) ?? bytes.endIndex
        end = bytes.distance(from: bytes.startIndex, to: paragraph)
        isFollowed = paragraph != bytes.endIndex
        fontSize = text.runs.reduce(1) { max($0, $1.attributes.font.usableSize) }
        isRightToLeft = Self.isRightToLeft(text, length: end)
        var unindented = text
        (unindented.style.firstLineHeadIndent, unindented.style.headIndent, unindented.style.tailIndent) = (0, 0, 0)
        self.unindented = unindented
        breakRows()
        if width == nil { fitWidth() }
    }

    /// The line width during layout if lines are not broken automatically.
    private static let unlimited = 1e6

    /// Sets the width of all lines to the width of the widest line.
    private mutating func fitWidth() {
        let head = max(0, finite(text.style.firstLineHeadIndent), finite(text.style.headIndent))
        width = head + lines.reduce(0) { max($0, $1.width) }
        for index in lines.indices {
            guard let area = lines[index].area else { continue }
            let indent = isRightToLeft ? Self.unlimited - area.text.upperBound : area.text.lowerBound
            lines[index].area?.part = 0...width
            lines[index].area?.text = isRightToLeft ? 0...max(0, width - indent) : min(indent, width)...width
        }
    }

    private static func isRightToLeft(_ text: StyledText, length: Int) -> Bool {
        switch text.style.baseDirection {
        case .leftToRight: return false
        case .rightToLeft: return true
        case .natural:
            // The direction is that of the first character with a direction, which Pango determines.
            return Typesetter.lines(of: text, 0..<length, width: 1000, isRightToLeft: nil).first?.isRightToLeft ?? false
        }
    }

    // MARK: Rows

    private mutating func breakRows() {
        var next = 0
        repeat {
            var row = filledRow(from: next)
            guard let last = row.lines.last else { return }
            next = last.byteRange.upperBound
            rowCount += 1
            let isLast = rowCount == rowLimit
            if isLast, next < end || isFollowed { truncate(&row) }
            append(&row)
            if isLast { return }
        } while next < end
    }

    private struct Row {
        var top: Double
        var lines: [ShapedLine] = []
        var ascent = 0.0
        var descent = 0.0

        var height: Double { ascent + descent }

        mutating func measure() {
            ascent = lines.reduce(0) { max($0, $1.baseline) }
            descent = lines.reduce(0) { max($0, $1.height - $1.baseline) }
        }
    }

    /// Returns a row below the existing rows, with as much text as fits.
    private mutating func filledRow(from start: Int) -> Row {
        let offset = self.start + text.utf16Offset(start)
        var (y, assumed, tries, moves) = (height, expectedHeight(at: start), 0, 0)
        while true {
            if moves >= Self.mostMoves { hasReachedLimit = true }
            let isForced = hasReachedLimit
            let found =
                isForced ? nil : room?.row(at: top + y, height: assumed, offset: offset, isRightToLeft: isRightToLeft)
            let whole = found == nil
            let parts = found?.parts ?? [0...width]
            if let found, found.top > top + y { y = found.top - top }
            var row = Row(top: y)
            fill(&row, parts, from: start, isForced: whole)
            row.measure()
            guard !row.lines.isEmpty else {
                moves += 1
                let next = room?.change(below: top + y) ?? .infinity
                y = max(y + 1, min(next - top, y + assumed))
                continue
            }
            // At a different height the row's parts may differ. If the row is lower than assumed, it is tried again
            // once.
            let difference = row.height - assumed
            if whole || tries >= 4 || abs(difference) < 0.01 || difference < 0 && tries > 0 { return row }
            (assumed, tries) = (row.height, tries + 1)
            y = height
        }
    }

    private func expectedHeight(at start: Int) -> Double {
        guard let font = text.runs.isEmpty ? nil : text.runs[text.runIndex(at: start)].attributes.font else { return 1 }
        let natural = font.usableSize * (font.isSystemFont ? FontDescription.systemLineHeight : 1.2)
        return max(1, text.style.lineHeight(natural: natural))
    }

    // Chosen (Editing): Around exclusion paths, indents count from the container's sides.
    /// The horizontal range for the characters of a row, before areas without space are subtracted.
    private var indented: ClosedRange<Double> {
        let style = text.style
        let head = max(0, rowCount == 0 ? finite(style.firstLineHeadIndent) : finite(style.headIndent))
        let tail = finite(style.tailIndent)
        let right = tail > 0 ? min(tail, width) : width + tail
        let (low, high) = isRightToLeft ? (width - right, width - head) : (head, right)
        return low...max(low, high)
    }

    private func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }

    private mutating func fill(_ row: inout Row, _ parts: [ClosedRange<Double>], from start: Int, isForced: Bool) {
        var next = start
        let indented = indented
        for part in parts {
            let low = max(part.lowerBound, indented.lowerBound)
            var area = LineArea(part: part, text: low...max(low, min(part.upperBound, indented.upperBound)))
            guard area.width > 0 || isForced else { continue }
            let isWhole = isForced || area.text == indented
            guard var line = line(from: next, area, takesAny: isWhole) else { continue }
            if let last = row.lines.indices.last { row.lines[last].area?.isFollowed = true }
            line.baseline -= line.top
            area.isFollowed = false
            line.area = area
            row.lines.append(line)
            next = line.byteRange.upperBound
            if next >= end { return }
        }
    }

    // MARK: Lines

    /// Returns the next line, broken to the width of an area, or `nil` if the area is too narrow for the first word.
    private mutating func line(from start: Int, _ area: LineArea, takesAny: Bool) -> ShapedLine? {
        let isNarrow = !takesAny && area.width < Self.narrow * fontSize
        if isNarrow, let unfitting, unfitting.start == start, area.width <= unfitting.width { return nil }
        let tabs = area.text.lowerBound
        if pending?.width != area.width || pending?.lines.first?.byteRange.lowerBound != start
            || pending?.isNarrow != isNarrow || pending?.tabs != tabs
        {
            let lines = Typesetter.lines(
                of: unindented, start..<end, width: area.width, tabOrigin: tabs, wrapsOnlyWords: isNarrow,
                isRightToLeft: isRightToLeft)
            pending = (area.width, tabs, isNarrow, lines[...])
        }
        guard let line = pending?.lines.first else { return nil }
        if isNarrow, line.width > area.width + 0.01 {
            unfitting = (start, area.width)
            return nil
        }
        pending?.lines.removeFirst()
        return line
    }

    /// Truncates the last line of a row, if the style specifies it.
    private mutating func truncate(_ row: inout Row) {
        isTruncated = true
        let mode = text.style.lineBreakMode
        guard mode.ellipsis != nil || mode == .clip, let index = row.lines.indices.last,
            let area = row.lines[index].area
        else { return }
        let start = row.lines[index].byteRange.lowerBound
        let lines = Typesetter.lines(
            of: unindented, start..<end, width: area.width, tabOrigin: area.text.lowerBound, lineLimit: 1,
            isFollowed: isFollowed, isRightToLeft: isRightToLeft)
        guard var line = lines.first else { return }
        line.baseline -= line.top
        line.area = area
        row.lines[index] = line
        row.measure()
    }

    private mutating func append(_ row: inout Row) {
        guard let first = row.lines.first, let last = row.lines.last, let area = first.area else { return }
        var (rowHeight, baseline) = (row.height, row.ascent)
        let range =
            start + text.utf16Offset(first.byteRange.lowerBound)..<start + text.utf16Offset(last.byteRange.upperBound)
        let style = text.style
        var spacing = style.lineSpacing > 0 ? finite(style.lineSpacing) : 0
        if let adjusting {
            let (left, right) = (area.part.lowerBound, area.part.upperBound)
            let rect = CGRect(x: left, y: top + row.top, width: right - left, height: rowHeight)
            let used = CGRect(x: left, y: top + row.top, width: first.width, height: rowHeight)
            adjusting.adjust(lineWith: range, in: rect, usedRect: used, height: &rowHeight, baseline: &baseline)
            spacing = adjusting.spacing(belowLineWith: range, in: rect, usual: spacing)
        }
        spacing += row.lines.reduce(0) { max($0, $1.leading) }
        for index in row.lines.indices {
            row.lines[index].top = row.top
            row.lines[index].height = rowHeight
            row.lines[index].baseline = row.top + baseline
            row.lines[index].area?.spacing = spacing
        }
        lines += row.lines
        spacingBelow = spacing
        height = row.top + rowHeight + spacing
    }

    /// The height without the space below the last row.
    var usedHeight: Double { height - spacingBelow }
}
