extension TextRope {
    // MARK: Paragraphs

    /// Returns whether a unit ends a paragraph: a line feed, a carriage return, or U+2029.
    static func isBreak(_ unit: UInt16) -> Bool { unit == 0x0A || unit == 0x0D || unit == 0x2029 }

    /// Returns whether an offset is between a carriage return and its line feed.
    func isInsideBreak(_ offset: Int) -> Bool {
        offset > 0 && unit(at: offset - 1) == 0x0D && unit(at: offset) == 0x0A
    }

    /// Returns the range of the paragraph at an offset, including its break. An offset at the beginning of a paragraph
    /// belongs to that paragraph. If the text ends with a break, its end belongs to the empty paragraph after the
    /// break.
    func paragraphRange(at offset: Int) -> Range<Int> {
        paragraphStart(at: offset)..<paragraphEnd(at: offset)
    }

    /// Returns the beginning of the paragraph at an offset.
    package func paragraphStart(at offset: Int) -> Int {
        var offset = max(0, min(offset, length))
        if isInsideBreak(offset) { offset -= 1 }
        guard offset > 0, let (index, start) = chunk(at: offset - 1) else { return 0 }
        let units = Array(chunks[index].string.utf16.prefix(offset - start))
        if let found = units.lastIndex(where: Self.isBreak) { return start + found + 1 }
        // The last chunk with a break before the offset.
        let breaks = chunks.sum(before: index).breaks
        guard breaks > 0, let (earlier, before) = chunks.first(where: { $0.breaks >= breaks }) else { return 0 }
        let found = Array(chunks[earlier].string.utf16).lastIndex(where: Self.isBreak) ?? 0
        return before.utf16 + found + 1
    }

    /// Returns the end of the paragraph at an offset, after its break.
    package func paragraphEnd(at offset: Int) -> Int {
        var offset = max(0, min(offset, length))
        if isInsideBreak(offset) { offset -= 1 }
        guard offset < length, let (index, start) = chunk(at: offset) else { return length }
        if let found = chunks[index].string.utf16.dropFirst(offset - start).firstOffset(where: Self.isBreak) {
            return breakEnd(offset + found)
        }
        let breaks = chunks.sum(before: index + 1).breaks
        guard let (later, before) = chunks.first(where: { $0.breaks > breaks }) else { return length }
        return breakEnd(before.utf16 + (chunks[later].string.utf16.firstOffset(where: Self.isBreak) ?? 0))
    }

    /// Returns the range of the paragraph at an offset without its break. If the offset is between CR and LF, the
    /// range ends before it.
    func paragraphContent(at offset: Int) -> Range<Int> {
        let range = paragraphRange(at: offset)
        // The empty paragraph at the end of a text has no break. The unit before it is the break of the previous
        // paragraph.
        guard !range.isEmpty, let last = unit(at: range.upperBound - 1), Self.isBreak(last) else { return range }
        let length = last == 0x0A && unit(at: range.upperBound - 2) == 0x0D ? 2 : 1
        return range.lowerBound..<max(range.lowerBound, range.upperBound - length)
    }

    private func breakEnd(_ offset: Int) -> Int {
        unit(at: offset) == 0x0D && unit(at: offset + 1) == 0x0A ? offset + 2 : offset + 1
    }
}

extension Sequence {
    /// Returns the number of elements before the first match.
    fileprivate func firstOffset(where matches: (Element) -> Bool) -> Int? {
        var offset = 0
        for element in self {
            if matches(element) { return offset }
            offset += 1
        }
        return nil
    }
}

extension TextRope {
    /// Calls the body for each break in a range, with the offset after it and its length.
    func forEachBreak(in range: Range<Int>, _ body: (_ end: Int, _ length: Int) -> Void) {
        let range = range.clamped(to: 0..<length)
        guard !range.isEmpty, let (first, before) = chunk(at: range.lowerBound) else { return }
        var start = before
        // Whether the previous unit was a carriage return. It may be the first unit of a CR LF.
        var isPending = false
        chunks.forEach(from: first) { chunk in
            let next = start + chunk.sum.utf16
            if isPending || chunk.sum.breaks > 0 {
                var string = chunk.string
                string.withUTF8 { bytes in
                    var position = start
                    for index in bytes.indices {
                        let byte = bytes[index]
                        guard byte & 0xC0 != 0x80 else { continue }
                        if position >= range.upperBound { break }
                        let width = byte >= 0xF0 ? 2 : 1
                        defer { position += width }
                        guard position >= range.lowerBound else { continue }
                        if isPending {
                            isPending = false
                            body(byte == 0x0A ? position + 1 : position, byte == 0x0A ? 2 : 1)
                            if byte == 0x0A { continue }
                        }
                        if byte == 0x0D {
                            isPending = true
                        } else if byte == 0x0A
                            || byte == 0xE2 && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9
                        {
                            body(position + 1, 1)
                        }
                    }
                }
            }
            start = next
            return start < range.upperBound
        }
        if isPending { body(min(start, range.upperBound), 1) }
    }
}
