import CPango

// Chosen (Editing): A word of edited text is a segment by the rules of Unicode that contains a letter or digit.
extension TextRope {
    // MARK: Words and sentences

    /// The kinds of segments that are found with Pango.
    enum Segment: Sendable { case word, sentence }

    /// Returns the end of the first word or sentence that ends after an offset, or the end of the text.
    func end(of segment: Segment, after offset: Int) -> Int {
        var position = max(0, offset)
        while position < length {
            let found = segments(segment, around: position)
            if let next = found.ranges.first(where: { $0.upperBound > offset }) { return next.upperBound }
            position = max(found.window.upperBound, position + 1)
        }
        return length
    }

    /// Returns the beginning of the last word or sentence that begins before an offset, or the beginning of the text.
    func start(of segment: Segment, before offset: Int) -> Int {
        var position = min(offset, length)
        while position > 0 {
            let found = segments(segment, around: position - 1)
            if let last = found.ranges.last(where: { $0.lowerBound < offset }) { return last.lowerBound }
            position = min(found.window.lowerBound, position - 1)
        }
        return 0
    }

    /// Returns the word or sentence at an offset, or `nil`. If the offset is at the beginning of a segment, the
    /// segment is returned only if `isForward` is `true`. If it is at the end, the segment is returned only if
    /// `isForward` is `false`.
    func range(of segment: Segment, at offset: Int, isForward: Bool) -> Range<Int>? {
        guard offset >= 0, offset <= length else { return nil }
        return segments(segment, around: min(offset, max(0, length - 1))).ranges.first {
            isForward
                ? $0.lowerBound <= offset && offset < $0.upperBound : $0.lowerBound < offset && offset <= $0.upperBound
        }
    }

    // Chosen (Editing): Words that extend farther than 2,048 units from the search position may be cut.
    /// The number of examined units on each side of an offset.
    private static let reach = 2048

    /// Returns the words or sentences around an offset, in order, and the examined part of the text.
    func segments(_ segment: Segment, around offset: Int) -> (ranges: [Range<Int>], window: Range<Int>) {
        let window = segmentWindow(around: offset)
        return (Self.segments(segment, of: string(in: window), at: window.lowerBound), window)
    }

    private func segmentWindow(around offset: Int) -> Range<Int> {
        var (low, high) = (max(0, offset - Self.reach), min(length, offset + 1 + Self.reach))
        let units = units(in: low..<high)
        let middle = offset - low
        if low > 0 {
            let before = units[..<middle]
            let cut = before.firstIndex(where: Self.isBreak) ?? before.firstIndex(of: 0x20)
            if let cut { low += cut + 1 } else if isInsidePair(low) { low -= 1 }
        }
        if high < length {
            let behind = units[min(middle + 1, units.count)...]
            let cut = behind.lastIndex(where: Self.isBreak) ?? behind.lastIndex(of: 0x20)
            if let cut { high -= units.count - cut - 1 } else if isInsidePair(high) { high += 1 }
        }
        return low..<high
    }

    private static func segments(_ segment: Segment, of text: String, at offset: Int) -> [Range<Int>] {
        guard !text.isEmpty else { return [] }
        // Pango stops at a null byte.
        var bytes = text.utf8.map { $0 == 0 ? 0x20 : CChar(bitPattern: $0) }
        bytes.append(0)
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: text.unicodeScalars.count + 1)
        FontSystem.exclusively {
            pango_get_log_attrs(
                bytes, Int32(bytes.count - 1), -1, pango_language_get_default(), &attributes, Int32(attributes.count))
        }
        return segment == .word ? words(of: text, at: offset, attributes) : sentences(of: text, at: offset, attributes)
    }

    /// Returns the words by the rules of Unicode (in Thai and similar scripts by a dictionary), without words that
    /// have no letters or digits.
    private static func words(of text: String, at offset: Int, _ attributes: [PangoLogAttr]) -> [Range<Int>] {
        var (ranges, position, start, isWord) = ([Range<Int>](), offset, offset, false)
        for (scalar, attribute) in zip(text.unicodeScalars, attributes) {
            if attribute.is_word_boundary != 0 {
                if isWord { ranges.append(start..<position) }
                (start, isWord) = (position, false)
            }
            isWord = isWord || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            position += scalar.utf16.count
        }
        if isWord { ranges.append(start..<position) }
        return ranges
    }

    /// Returns the sentences without the spaces between them.
    private static func sentences(of text: String, at offset: Int, _ attributes: [PangoLogAttr]) -> [Range<Int>] {
        var (ranges, position, start) = ([Range<Int>](), offset, Int?.none)
        for (scalar, attribute) in zip(text.unicodeScalars, attributes) {
            if attribute.is_sentence_end != 0, let first = start {
                if first < position { ranges.append(first..<position) }
                start = nil
            }
            if attribute.is_sentence_start != 0 { start = position }
            position += scalar.utf16.count
        }
        if let start, start < position { ranges.append(start..<position) }
        return ranges
    }
}
