extension TextRope {
    // MARK: Characters

    /// Which of a character's ends is meant, for offsets inside of it.
    package enum Side: Sendable { case start, end }

    /// Whether a caret may stand at an offset: not inside a character (an extended grapheme cluster).
    package func isCharacterBoundary(_ offset: Int) -> Bool { characterBoundary(at: offset, .start) == offset }

    /// The offset itself where it is between two characters, or else an end of the character in which it is.
    package func characterBoundary(at offset: Int, _ side: Side) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < length else { return length }
        let character = characterRange(at: offset)
        return character.lowerBound == offset ? offset : side == .start ? character.lowerBound : character.upperBound
    }

    /// Where the character that begins at an offset ends, or the one ends in which the offset is.
    package func characterBoundary(after offset: Int) -> Int { characterRange(at: offset).upperBound }

    /// Where the character that ends at an offset begins, or the one begins in which the offset is.
    package func characterBoundary(before offset: Int) -> Int {
        offset <= 0 ? 0 : characterRange(at: min(offset, length) - 1).lowerBound
    }

    /// The character of which the unit at an offset is a part; empty at the end.
    package func characterRange(at offset: Int) -> Range<Int> {
        guard offset < length else { return length..<length }
        let offset = max(0, offset)
        let window = characterWindow(around: offset)
        var start = window.lowerBound
        for character in string(in: window) {
            let end = start + character.utf16.count
            if end > offset { return start..<end }
            start = end
        }
        return offset..<offset + 1
    }

    /// Text around an offset that begins and ends between two characters. No more than some thousands, since a character may have
    /// any number of combining marks.
    private func characterWindow(around offset: Int) -> Range<Int> {
        var reach = 16
        while true {
            let (low, high) = (max(0, offset - reach), min(length, offset + 1 + reach))
            let units = units(in: low..<high)
            let start = low == 0 ? 0 : (1...offset - low).last { Self.isBetween(units[$0 - 1], units[$0]) }
            let end =
                (offset + 1 - low..<units.count).first { Self.isBetween(units[$0 - 1], units[$0]) }
                ?? (high == length ? units.count : nil)
            if let start, let end { return (low == 0 ? 0 : low + start)..<low + end }
            if reach > Self.longestCharacter {
                let first = start.map { low + $0 } ?? (isInsidePair(low) ? low - 1 : low)
                return first..<(end.map { low + $0 } ?? (isInsidePair(high) ? high + 1 : high))
            }
            reach *= 4
        }
    }

    /// A character of more units may be cut where it is looked at. (Chosen.)
    private static let longestCharacter = 16_384

    /// Whether it is certain, without looking farther, that a character ends between two units.
    private static func isBetween(_ left: UInt16, _ right: UInt16) -> Bool { isPlain(left) && isPlain(right) }

    /// Letters and signs that are not joined with one another.
    private static func isPlain(_ unit: UInt16) -> Bool {
        switch unit {
        // Latin, Greek, Cyrillic, without controls and U+00A9 and its kin, which may be emoji.
        case 0x20..<0x7F, 0xC0..<0x300, 0x391..<0x483: true
        // Hebrew, Arabic, kana, Chinese, syllables of Hangul.
        case 0x5D0...0x5EA, 0x620...0x64A, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
        default: false
        }
    }
}
