/// Finds the boundaries of text units, by the rules of `UITextInputTokenizer`: an offset between two units belongs to
/// the unit in the requested direction. (Apple: UITextInputTokenizer.)
package struct TextUnits {
    private let text: TextRope
    private let lines: TextLines?

    /// - Parameter lines: The lines of the text, for the unit `line`. Without them paragraphs are used.
    package init(_ text: TextRope, lines: TextLines? = nil) { (self.text, self.lines) = (text, lines) }

    /// Returns the unit around an offset. If the offset is a boundary, returns the unit that begins there if
    /// `isForward` is `true`, or else the unit that ends there. Returns `nil` if no such unit exists, for example
    /// between words. Lines and paragraphs do not include their break, and contain their end offset.
    package func range(of unit: TextUnit, at offset: Int, isForward: Bool) -> Range<Int>? {
        guard offset >= 0, offset <= text.length else { return nil }
        switch unit {
        case .character:
            if isForward { return offset < text.length ? text.characterRange(at: offset) : nil }
            return offset > 0 ? text.characterRange(at: offset - 1) : nil
        case .word: return text.range(of: .word, at: offset, isForward: isForward)
        case .sentence: return text.range(of: .sentence, at: offset, isForward: isForward)
        case .line:
            guard let lines else { return text.paragraphContent(at: offset) }
            return lines.line(at: TextPlace(offset, isForward ? .downstream : .upstream)).range
        case .paragraph: return text.paragraphContent(at: offset)
        case .document: return 0..<text.length
        }
    }

    /// Returns whether a unit ends at an offset (forward) or begins there (backward).
    package func isBoundary(_ offset: Int, of unit: TextUnit, isForward: Bool) -> Bool {
        guard offset >= 0, offset <= text.length else { return false }
        if unit == .character { return text.isCharacterBoundary(offset) }
        // A unit that ends at the offset is before it. A unit that begins at the offset is after it.
        let isBehind = isForward && (unit == .word || unit == .sentence || unit == .line)
        guard let range = range(of: unit, at: offset, isForward: !isBehind) else { return false }
        return isForward ? range.upperBound == offset : range.lowerBound == offset
    }

    /// Returns the next end of a unit (forward) or the next beginning of a unit (backward) from an offset, or `nil`.
    package func boundary(of unit: TextUnit, from offset: Int, isForward: Bool) -> Int? {
        guard offset >= 0, offset <= text.length, isForward ? offset < text.length : offset > 0 else { return nil }
        switch unit {
        case .character:
            return isForward ? text.characterBoundary(after: offset) : text.characterBoundary(before: offset)
        case .word: return segment(.word, offset, isForward)
        case .sentence: return segment(.sentence, offset, isForward)
        case .line, .paragraph:
            guard let own = range(of: unit, at: offset, isForward: isForward) else { return nil }
            if isForward, own.upperBound > offset { return own.upperBound }
            if !isForward, own.lowerBound < offset { return own.lowerBound }
            // The next unit is beyond a break or a wrap.
            let beyond = isForward ? text.characterBoundary(after: offset) : text.characterBoundary(before: offset)
            guard let next = range(of: unit, at: beyond, isForward: !isForward) else { return nil }
            return isForward ? next.upperBound : next.lowerBound
        case .document: return isForward ? text.length : 0
        }
    }

    private func segment(_ segment: TextRope.Segment, _ offset: Int, _ isForward: Bool) -> Int? {
        if isForward {
            let end = text.end(of: segment, after: offset)
            return text.range(of: segment, at: end, isForward: false) == nil ? nil : end
        }
        let start = text.start(of: segment, before: offset)
        return text.range(of: segment, at: start, isForward: true) == nil ? nil : start
    }
}
