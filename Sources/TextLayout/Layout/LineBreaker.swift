import CPango
import CoreGraphics
import Foundation

/// Breaks styled text into lines. Pango breaks each paragraph, and this type arranges the resulting lines from top to
/// bottom and applies the limits. For use in `FontSystem.exclusively`.
struct LineBreaker {
    let text: StyledText
    /// The width, or `nil` for no limit.
    let width: Double?
    let lineLimit: Int?
    let heightLimit: Double

    private(set) var lines: [ShapedLine] = []
    private(set) var isTruncated = false
    private(set) var height = 0.0

    /// The base direction of the current paragraph, which is passed to Pango in pieces if it is long; `nil` before its
    /// first piece. A later piece alone could have a different direction.
    private var pieceDirection: BaseDirection?

    private let largestFontSize: Double
    private let hasSystemFont: Bool

    /// Whether words that are longer than a line are not broken.
    private var wrapsOnlyWords = false
    /// The distance between the left sides of the lines and of the text, which is the origin of tabs.
    private var tabOrigin = 0.0

    /// The last empty paragraph, which is reused: empty paragraphs with the same attributes have the same line.
    private var emptyParagraph: (run: Int, paragraph: ShapedParagraph)?

    /// The maximum length in bytes of a paragraph that is passed to Pango as a whole. Pango's line breaking takes
    /// quadratic time, since it shapes the rest of the paragraph again after each line.
    private static let longestWhole = 2048

    /// - Parameter showsEmptyLine: Whether an empty text has a line.
    init(_ text: StyledText, width: Double?, lineLimit: Int?, heightLimit: Double, showsEmptyLine: Bool = false) {
        (self.text, self.width, self.lineLimit, self.heightLimit) = (text, width, lineLimit, heightLimit)
        largestFontSize = text.runs.reduce(1) { max($0, $1.attributes.font.usableSize) }
        hasSystemFont = text.runs.contains { $0.attributes.font.isSystemFont }
        guard !text.string.isEmpty || showsEmptyLine, !text.runs.isEmpty else { return }
        var string = text.string
        string.withUTF8 { breakParagraphs($0) }
    }

    /// Breaks the beginning of a part of a paragraph into lines: at least one line, and usually some more.
    ///
    /// - Parameters:
    ///   - range: The range in bytes, up to the end of the paragraph.
    ///   - lineLimit: 1 for a single line, which is truncated if the text is longer.
    init(
        linesOf text: StyledText, _ range: Range<Int>, width: Double, tabOrigin: Double, wrapsOnlyWords: Bool,
        lineLimit: Int?, isFollowed: Bool, isRightToLeft: Bool?
    ) {
        (self.text, self.width, self.lineLimit, heightLimit) = (text, width, lineLimit, .infinity)
        largestFontSize = text.runs.reduce(1) { max($0, $1.attributes.font.usableSize) }
        hasSystemFont = text.runs.contains { $0.attributes.font.isSystemFont }
        (self.tabOrigin, self.wrapsOnlyWords) = (tabOrigin, wrapsOnlyWords)
        pieceDirection = isRightToLeft.map { $0 ? .rightToLeft : .leftToRight }
        guard !text.runs.isEmpty else { return }
        var string = text.string
        string.withUTF8 { bytes in
            // Text for some lines, since the next lines may have a different width.
            var length = lineLimit == nil ? max(128, Int(min(10 * width / largestFontSize, 1e6))) : 8192
            while true {
                let end = Self.scalarStart(bytes, range.lowerBound + min(length, range.count), after: range.lowerBound)
                let isCut = end < range.upperBound
                (lines, height) = ([], 0)
                breakPiece(
                    bytes, range.lowerBound..<end, isFirst: true, isFollowed: isCut || isFollowed, dropsLastLine: isCut)
                // A line that contains all of the text may have room for more text.
                if !isCut || lineLimit != nil || lines.last.map({ $0.byteRange.upperBound < end }) != false { return }
                length *= 2
            }
        }
    }

    // MARK: Paragraphs

    private mutating func breakParagraphs(_ bytes: UnsafeBufferPointer<UInt8>) {
        var start = 0
        while true {
            let (end, next) = Self.paragraphEnd(bytes, from: start)
            if !lines.isEmpty { height += positive(text.style.paragraphSpacingBefore) }
            guard breakParagraph(bytes, start..<end, isLast: next == nil), let next else { return }
            if isFull {
                isTruncated = true
                return
            }
            height += positive(text.style.paragraphSpacing)
            start = next
        }
    }

    private var isFull: Bool {
        if let lineLimit, lines.count >= lineLimit { return true }
        return height > heightLimit
    }

    /// Returns the end of the paragraph, and the beginning of the next one, if any.
    private static func paragraphEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (Int, Int?) {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case 0x0A: return (index, index + 1)
            case 0x0D: return (index, index + 1 < bytes.count && bytes[index + 1] == 0x0A ? index + 2 : index + 1)
            case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9:
                return (index, index + 3)
            default: index += 1
            }
        }
        return (bytes.count, nil)
    }

    /// Breaks one paragraph. Returns whether the next paragraph may follow.
    private mutating func breakParagraph(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isLast: Bool
    ) -> Bool {
        var start = range.lowerBound
        var isFirstPiece = true
        pieceDirection = nil
        repeat {
            let piece = pieceEnd(bytes, start..<range.upperBound)
            let hasMoreText = piece < range.upperBound
            let count = lines.count
            breakPiece(
                bytes, start..<piece, isFirst: isFirstPiece, isFollowed: hasMoreText || !isLast,
                dropsLastLine: hasMoreText)
            if isTruncated { return false }
            if isFull, hasMoreText || lines.last.map({ $0.byteRange.upperBound < range.upperBound }) == true {
                isTruncated = true
                return false
            }
            guard hasMoreText, lines.count > count, let last = lines.last else { break }
            start = last.byteRange.upperBound
            if isFirstPiece { pieceDirection = lines[count].isRightToLeft ? .rightToLeft : .leftToRight }
            isFirstPiece = false
        } while start < range.upperBound
        return true
    }

    /// The maximum number of tabs on a line: Pango places them in time that is quadratic in their number.
    private static let mostTabs = 1000

    /// Returns the end of the piece that begins here, at the beginning of a character.
    private func pieceEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
        guard range.count > 256 else { return range.upperBound }
        let end = pieceEnd(byLengthIn: bytes, range)
        guard end - range.lowerBound > Self.mostTabs, let base = bytes.baseAddress else { return end }
        var (tabs, start) = (0, base + range.lowerBound)
        while tabs < Self.mostTabs, let tab = memchr(start, 0x09, base + end - start) {
            tabs += 1
            start = UnsafePointer(tab.assumingMemoryBound(to: UInt8.self)) + 1
        }
        return tabs == Self.mostTabs ? start - base : end
    }

    /// Returns whether a range contains only ASCII letters and signs. A line may end anywhere in such a range, and
    /// Pango shapes the rest of the word again for each line.
    private static func isOneWord(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { 0x21...0x7E ~= $0 && $0 != 0x2D }
    }

    private func pieceEnd(byLengthIn bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
        let size = largestFontSize
        let longest: Int
        if let width {
            let showsEnd = lineLimit != nil && [.truncateHead, .truncateMiddle].contains(text.style.lineBreakMode)
            let whole = showsEnd ? (lineLimit == 1 ? 32_768 : 8192) : Self.longestWhole
            guard range.count > whole else { return range.upperBound }
            // The piece contains several lines; the last line is broken again with the following text. Breaking between
            // words takes time that is quadratic in the length of a word, so that pieces are short in that case.
            let factor = text.style.lineBreakMode == .charWrap ? 120.0 : 15
            let usual = max(640, min(8192, Int(factor * width / size)))
            let start = range.lowerBound..<range.lowerBound + min(usual, range.count)
            let isOneWord = !showsEnd && Self.isOneWord(bytes, start)
            longest = showsEnd ? whole : isOneWord ? max(96, min(usual, Int(6 * width / size))) : usual
        } else {
            // Pango limits the length of a line to 2 million points. A line whose end is invisible is measured only up
            // to that length.
            // Chosen (Text): One line of a label is measured up to 16,384 bytes.
            longest = min(max(256, Int(500_000 / size)), lineLimit == 1 ? 16_384 : .max)
        }
        guard range.count > longest else { return range.upperBound }
        return Self.scalarStart(bytes, range.lowerBound + longest, after: range.lowerBound)
    }

    /// Returns the beginning of the character that contains a byte, or the byte after `start` if that is later.
    private static func scalarStart(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, after start: Int) -> Int {
        var index = index
        while index > start + 1, index < bytes.count, bytes[index] & 0xC0 == 0x80 { index -= 1 }
        return index
    }

    // MARK: Pieces

    private mutating func breakPiece(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isFirst: Bool, isFollowed: Bool, dropsLastLine: Bool
    ) {
        let left = lineLimit.map { $0 - lines.count }
        guard let paragraph = makeLayout(bytes, range, isFirst: isFirst, left: left, appended: "") else { return }
        var shaped = self.shaped(paragraph, range, isFirst: isFirst)

        if let left, let ellipsis = text.style.lineBreakMode.ellipsis {
            let isCut = shaped.contains { $0.isEllipsized }
            if isCut {
                isTruncated = true
            } else if isFollowed, shaped.count >= left, !(dropsLastLine && shaped.count > left) {
                // All lines are used and more text follows. The ellipsis must replace text that was not passed to
                // Pango.
                if let other = makeLayout(bytes, range, isFirst: isFirst, left: left, appended: ellipsis) {
                    shaped = self.shaped(other, range, isFirst: isFirst)
                }
                isTruncated = true
            }
        } else if let left, text.style.lineBreakMode == .clip, left >= 1, shaped.count >= left, width != nil,
            shaped.count > left || isFollowed
        {
            // The last line is not broken.
            let last = shaped[left - 1]
            pieceDirection = last.isRightToLeft ? .rightToLeft : .leftToRight
            shaped.removeSubrange((left - 1)...)
            let rest = last.byteRange.lowerBound..<range.upperBound
            if let paragraph = makeLayout(bytes, rest, isFirst: false, left: left, appended: "", breaks: false) {
                shaped += self.shaped(paragraph, rest, isFirst: isFirst && left == 1).prefix(1)
            }
        }
        if dropsLastLine, !isTruncated, shaped.count > 1 { shaped.removeLast() }
        for line in shaped {
            append(line)
            if isFull {
                if line.byteRange.upperBound < range.upperBound { isTruncated = true }
                return
            }
        }
    }

    /// Appends a line below the existing lines.
    private mutating func append(_ line: ShapedLine) {
        var line = line
        if let last = lines.last { height += positive(text.style.lineSpacing) + last.leading }
        line.top = height
        line.baseline += height
        height += line.height
        lines.append(line)
    }

    private func shaped(_ paragraph: ShapedParagraph, _ range: Range<Int>, isFirst: Bool) -> [ShapedLine] {
        let style = text.style
        let count = Int(pango_layout_get_line_count(paragraph.pango))
        MissingGlyphs.note(in: paragraph.pango)
        var result: [ShapedLine] = []
        result.reserveCapacity(count)
        var element = pango_layout_get_lines_readonly(paragraph.pango)
        // This call makes Pango treat all lines as leaked, so the flag is set afterwards.
        let isEllipsized = pango_layout_is_ellipsized(paragraph.pango) != 0
        while let node = element {
            element = node.pointee.next
            guard let data = node.pointee.data else { continue }
            let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
            var logical = PangoRectangle()
            pango_layout_line_get_extents(line, nil, &logical)
            let isEllipsized = isEllipsized && element == nil
            // Pango caches the extents.
            if isEllipsized { logical.width &-= paragraph.narrowEllipsis(in: line) }
            let measured = vertical(line, logical, from: range.lowerBound)
            let natural = measured.ascent + measured.descent
            let height = style.lineHeight(natural: natural)
            let start = min(range.lowerBound + Int(line.pointee.start_index), range.upperBound)
            let isFirstLine = isFirst && result.isEmpty
            result.append(
                ShapedLine(
                    paragraph: paragraph, pango: line,
                    byteRange: start..<min(start + Int(line.pointee.length), range.upperBound),
                    byteOffset: range.lowerBound,
                    indent: isFirstLine ? positive(style.firstLineHeadIndent) : positive(style.headIndent), top: 0,
                    height: height, baseline: measured.ascent + height - natural, leading: measured.leading,
                    width: max(0, logical.width.points + tracking(atEndOf: line, from: range.lowerBound)),
                    isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL,
                    isEllipsized: isEllipsized))
        }
        return result
    }

    /// Returns the extent of a line above and below its baseline, and the space below it.
    private func vertical(
        _ line: UnsafeMutablePointer<PangoLayoutLine>, _ logical: PangoRectangle, from start: Int
    ) -> (ascent: Double, descent: Double, leading: Double) {
        let own = (ascent: -logical.y.points, descent: logical.y.points + logical.height.points)
        guard hasSystemFont else {
            return (own.ascent, own.descent, 0)
        }
        let system = FontSystem.shared
        var element = line.pointee.runs
        guard element != nil else {
            let font = text.runs[text.runIndex(at: start + Int(line.pointee.start_index))].attributes.font
            guard system.prepared(font).spacing != nil else { return (own.ascent, own.descent, font.leading) }
            return (
                SystemFontSpacing.ascender * font.usableSize, -SystemFontSpacing.descender * font.usableSize,
                font.leading
            )
        }
        var (ascent, descent, leading) = (-Double.infinity, -Double.infinity, 0.0)
        while let node = element {
            element = node.pointee.next
            guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
                let item = run.item?.pointee
            else { continue }
            let attributes = text.runs[text.runIndex(at: start + Int(item.offset))].attributes
            let rise = attributes.baselineOffset.isFinite ? attributes.baselineOffset.pangoUnits.points : 0
            leading = max(leading, attributes.font.leading)
            if let bounds = attributes.attachmentBounds {
                ascent = max(ascent, bounds.maxY + rise)
                descent = max(descent, -bounds.minY - rise)
            } else if attributes.font.isSystemFont, let font = item.analysis.font,
                system.spacing(of: font) != nil
            {
                let size = attributes.font.usableSize
                ascent = max(ascent, SystemFontSpacing.ascender * size + rise)
                descent = max(descent, -SystemFontSpacing.descender * size - rise)
            } else {
                var logical = PangoRectangle()
                pango_glyph_string_extents(run.glyphs, item.analysis.font, nil, &logical)
                ascent = max(ascent, rise - logical.y.points)
                descent = max(descent, logical.y.points + logical.height.points - rise)
            }
        }
        return ascent + descent > 0 ? (ascent, descent, leading) : (own.ascent, own.descent, leading)
    }

    /// Returns the tracking after the last character of a line. Apple's systems include it, but Pango omits it.
    private func tracking(atEndOf line: UnsafeMutablePointer<PangoLayoutLine>, from start: Int) -> Double {
        // A justified line has the width of the layout.
        guard hasSystemFont, text.style.alignment != .justified,
            let run = g_slist_last(line.pointee.runs)?.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
                .pointee,
            let item = run.item?.pointee
        else { return 0 }
        let attributes = text.runs[text.runIndex(at: start + Int(item.offset))].attributes
        guard attributes.font.isSystemFont else { return 0 }
        var element = item.analysis.extra_attrs
        while let node = element {
            element = node.pointee.next
            guard let attribute = node.pointee.data?.assumingMemoryBound(to: PangoAttrInt.self).pointee,
                attribute.attr.klass?.pointee.type == PANGO_ATTR_LETTER_SPACING
            else { continue }
            return attribute.value.points - (attributes.kern.isFinite ? attributes.kern.pangoUnits.points : 0)
        }
        return 0
    }

    // MARK: Pango

    private mutating func makeLayout(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isFirst: Bool, left: Int?, appended: String,
        breaks: Bool = true
    ) -> ShapedParagraph? {
        let style = text.style
        let system = FontSystem.shared
        let firstRun = text.runIndex(at: range.lowerBound)
        let isEmpty = range.isEmpty && isFirst && left == nil && appended.isEmpty
        if isEmpty, let emptyParagraph, emptyParagraph.run == firstRun { return emptyParagraph.paragraph }
        let direction = style.baseDirection == .natural ? pieceDirection ?? .natural : style.baseDirection
        guard let layout = pango_layout_new(system.context(direction)) else { return nil }
        let paragraph = ShapedParagraph(layout)
        if direction != .natural { pango_layout_set_auto_dir(layout, 0) }

        // Attributes
        let first = text.runs[firstRun]
        let prepared = system.prepared(first.attributes.font)
        pango_layout_set_font_description(layout, prepared.description)
        let piece = UnsafeBufferPointer(rebasing: bytes[range])
        let parts = Self.partsBetweenSoftHyphens(piece)
        let kinds = hasSystemFont ? SystemFontSpacing.kinds(of: piece) : []
        let isWords = kinds.allSatisfy { $0.kind == .letters } || prepared.spacing == nil
        if first.end >= range.upperBound, first.attributes.isFontOnly, parts.count == 1, isWords {
            pango_layout_set_attributes(layout, prepared.wordAttributes)
        } else {
            var attributes = PangoAttributes()
            for part in parts {
                attributes.insert(pango_attr_insert_hyphens_new(0), part.lowerBound, part.upperBound)
            }
            var (start, runIndex, nextKind) = (range.lowerBound, firstRun, 0)
            while runIndex < text.runs.count, start < range.upperBound || start == range.lowerBound {
                let run = text.runs[runIndex]
                let end = min(run.end, range.upperBound)
                // An appended ellipsis has the attributes of the preceding text.
                let isAtEnd = end == range.upperBound
                let (from, to) = (start - range.lowerBound, isAtEnd ? Int(Int32.max) : end - range.lowerBound)
                run.attributes.add(to: &attributes, from: from, to: to, in: system)
                run.attributes.addSpacing(to: &attributes, from: from, to: to, kinds, next: &nextKind, in: system)
                if isAtEnd { break }
                start = end
                runIndex += 1
            }
            let list = attributes.makeList()
            pango_layout_set_attributes(layout, list)
            pango_attr_list_unref(list)
        }

        // Width
        let leading = positive(style.headIndent)
        let indent = positive(style.firstLineHeadIndent)
        if let first = piece.baseAddress, memchr(first, 0x09, piece.count) != nil {
            let tabs = style.pangoTabs(from: tabOrigin + (isFirst ? min(leading, indent) : leading))
            pango_layout_set_tabs(layout, tabs)
            pango_tab_array_free(tabs)
        }
        if breaks, let width {
            let tail = style.tailIndent.isFinite ? style.tailIndent : 0
            let right = tail > 0 ? min(tail, width) : width + tail
            let available = isFirst ? min(leading, indent) : leading
            pango_layout_set_width(layout, max(0, right - available).pangoUnits)
            if isFirst, leading != indent { pango_layout_set_indent(layout, (indent - leading).pangoUnits) }
            pango_layout_set_wrap(
                layout,
                style.lineBreakMode == .charWrap
                    ? PANGO_WRAP_CHAR : wrapsOnlyWords ? PANGO_WRAP_WORD : PANGO_WRAP_WORD_CHAR)
            if style.alignment == .justified { pango_layout_set_justify(layout, 1) }
            if let left, left >= 1, let mode = style.lineBreakMode.pangoEllipsize {
                pango_layout_set_ellipsize(layout, mode)
                pango_layout_set_height(layout, -Int32(min(left, 1_000_000)))
            }
        }
        setText(piece, appended, on: layout)
        if isEmpty { emptyParagraph = (firstRun, paragraph) }
        return paragraph
    }

    /// Returns the ranges without automatic hyphens. Without these ranges, Pango would also omit the hyphens of soft
    /// hyphens (U+00AD).
    private static func partsBetweenSoftHyphens(_ bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = 0
        if var rest = bytes.baseAddress {
            let end = rest + bytes.count
            while let found = memchr(rest, 0xC2, end - rest)?.assumingMemoryBound(to: UInt8.self) {
                rest = UnsafePointer(found) + 1
                guard let first = bytes.baseAddress, rest < end, rest.pointee == 0xAD else { continue }
                parts.append(start..<(rest - 1 - first))
                start = rest + 1 - first
            }
        }
        parts.append(start..<Int(Int32.max))
        return parts
    }

    private func setText(_ bytes: UnsafeBufferPointer<UInt8>, _ appended: String, on layout: OpaquePointer) {
        let hasNull = bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
        let controls = DirectionalControls.unusable(in: bytes)
        if !hasNull, controls.isEmpty, appended.isEmpty {
            guard let base = bytes.baseAddress else { return pango_layout_set_text(layout, "", 0) }
            base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                pango_layout_set_text(layout, $0, Int32(bytes.count))
            }
            return
        }
        // Pango warns about a null byte, which is a character in Swift. A space has the same length.
        var copy = bytes.map { $0 == 0 ? 0x20 : CChar(bitPattern: $0) } + appended.utf8.map { CChar(bitPattern: $0) }
        DirectionalControls.replace(at: controls, in: &copy)
        pango_layout_set_text(layout, copy, Int32(copy.count))
    }

    private func positive(_ value: Double) -> Double { value > 0 && value.isFinite ? value : 0 }
}

extension LineBreakMode {
    var pangoEllipsize: PangoEllipsizeMode? {
        switch self {
        case .truncateHead: PANGO_ELLIPSIZE_START
        case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .truncateTail: PANGO_ELLIPSIZE_END
        case .wordWrap, .charWrap, .clip: nil
        }
    }

    /// The replacement of truncated text.
    var ellipsis: String? { pangoEllipsize == nil ? nil : "\u{2026}" }
}
