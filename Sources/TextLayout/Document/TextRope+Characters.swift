extension TextRope {
    // MARK: Characters

    /// The side of a character that replaces an offset inside the character.
    enum Side: Sendable { case start, end }

    /// Returns whether a caret may be placed at an offset, which must not be inside a character (an extended grapheme
    /// cluster).
    func isCharacterBoundary(_ offset: Int) -> Bool { characterBoundary(at: offset, .start) == offset }

    /// Returns the offset itself if it is between two characters, or else the requested side of the character that
    /// contains it.
    func characterBoundary(at offset: Int, _ side: Side) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < length else { return length }
        let character = characterRange(at: offset)
        return character.lowerBound == offset ? offset : side == .start ? character.lowerBound : character.upperBound
    }

    /// Returns the end of the character that begins at an offset or contains the offset.
    package func characterBoundary(after offset: Int) -> Int { characterRange(at: offset).upperBound }

    /// Returns the beginning of the character that ends at an offset or contains the offset.
    package func characterBoundary(before offset: Int) -> Int {
        offset <= 0 ? 0 : characterRange(at: min(offset, length) - 1).lowerBound
    }

    /// Returns the range of the character that contains the unit at an offset. It is empty at the end of the text.
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

    /// Returns a range around an offset whose ends are between characters. Its length is limited to some thousands of
    /// units, since a character may have any number of combining marks.
    private func characterWindow(around offset: Int) -> Range<Int> {
        var reach = 16
        while true {
            let (low, high) = (max(0, offset - reach), min(length, offset + 1 + reach))
            let units = units(in: low..<high)
            let start = low == 0 ? 0 : (1...offset - low).last { units.isBetweenCharacters($0) }
            let end =
                (offset + 1 - low..<units.count).first { units.isBetweenCharacters($0) }
                ?? (high == length ? units.count : nil)
            if let start, let end { return low + start..<low + end }
            if reach >= Self.longestCharacter {
                let first = start.map { low + $0 } ?? (isInsidePair(low) ? low - 1 : low)
                return first..<(end.map { low + $0 } ?? (isInsidePair(high) ? high + 1 : high))
            }
            reach *= 4
        }
    }

    // Chosen (Editing): Characters of more than 16,384 units may be cut.
    /// The maximum number of units of a character.
    private static let longestCharacter = 16_384
}

extension [UInt16] {
    /// Returns whether a character certainly ends before an index, judged only by the two adjacent Unicode scalars.
    fileprivate func isBetweenCharacters(_ index: Int) -> Bool {
        let (left, right) = (self[index - 1], self[index])
        if left.isPlain, right.isPlain { return true }
        guard !UTF16.isTrailSurrogate(right), let before = scalar(before: index), let behind = scalar(at: index) else {
            return false
        }
        return before.isApart && behind.isApart && !(left == 0x0D && right == 0x0A)
    }

    private func scalar(at index: Int) -> Unicode.Scalar? {
        guard UTF16.isLeadSurrogate(self[index]) else { return Unicode.Scalar(self[index]) }
        return index + 1 < count ? Self.scalar(self[index], self[index + 1]) : nil
    }

    private func scalar(before index: Int) -> Unicode.Scalar? {
        guard UTF16.isTrailSurrogate(self[index - 1]) else { return Unicode.Scalar(self[index - 1]) }
        return index > 1 ? Self.scalar(self[index - 2], self[index - 1]) : nil
    }

    private static func scalar(_ lead: UInt16, _ trail: UInt16) -> Unicode.Scalar? {
        guard UTF16.isLeadSurrogate(lead), UTF16.isTrailSurrogate(trail) else { return nil }
        return Unicode.Scalar(0x10000 + (UInt32(lead) & 0x3FF) << 10 + UInt32(trail) & 0x3FF)
    }
}

extension UInt16 {
    /// Letters and signs of the most common scripts, which are never joined with each other.
    fileprivate var isPlain: Bool {
        switch self {
        case 0x20..<0x7F, 0xC0..<0x300, 0x391..<0x483, 0x5D0...0x5EA, 0x620...0x64A, 0x3041...0x3096, 0x30A1...0x30FA,
            0x4E00...0x9FFF, 0xAC00...0xD7A3:
            true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// Whether two such scalars never form a character (by the rules of UAX 29): letters, digits, signs and controls,
    /// except scalars that are joined with preceding or following scalars.
    fileprivate var isApart: Bool {
        switch value {
        // Parts of Korean syllables.
        case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF: false
        // Vowels of Thai and Lao, marks of half-width kana, and prepended letters.
        case 0x0E33, 0x0EB3, 0xFF9E, 0xFF9F, 0x0D4E, 0x11000...0x11FFF: false
        // Halves of flags, and skin tones.
        case 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: false
        default:
            switch properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark, .format, .unassigned, .surrogate, .privateUse: false
            default: true
            }
        }
    }
}
