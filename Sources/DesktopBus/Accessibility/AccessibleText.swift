internal import AccessibilityTree

/// A text whose offsets count Unicode scalars, as those of AT-SPI. The offsets of the tree count UTF-16 units.
struct AccessibleText: Equatable {
    let scalars: [Unicode.Scalar]
    /// The selection, or an empty range at the caret.
    let selection: Range<Int>

    private init(_ scalars: [Unicode.Scalar], _ selection: Range<Int>) {
        (self.scalars, self.selection) = (scalars, selection)
    }

    init(_ content: String, selection: Range<Int> = 0..<0) {
        scalars = Array(content.unicodeScalars)
        self.selection = selection
    }

    /// The text of an element: an edited text, or the label of a text that does not change.
    init?(of node: AccessibilityNode) {
        if let text = node.text {
            let scalars = Array(text.content.unicodeScalars)
            let start = Self.offset(ofUnits: text.selectionStart, in: scalars)
            let end = Self.offset(ofUnits: text.selectionEnd, in: scalars)
            self.init(scalars, min(start, end)..<max(start, end))
        } else if node.isElement, [.staticText, .heading].contains(node.role), let label = node.label {
            self.init(label)
        } else {
            return nil
        }
    }

    var count: Int { scalars.count }

    /// Returns a part of the text. Offsets are limited to the text, and a negative end is the end of the text.
    func part(_ start: Int, _ end: Int) -> String {
        let range = range(start, end)
        return String(String.UnicodeScalarView(scalars[range]))
    }

    /// Returns the range between two offsets, limited to the text.
    func range(_ start: Int, _ end: Int) -> Range<Int> {
        let start = min(max(start, 0), count)
        let end = end < 0 ? count : min(end, count)
        return start < end ? start..<end : start..<start
    }

    // MARK: UTF-16 units

    /// Returns the number of units before an offset.
    func units(before offset: Int) -> Int {
        scalars.prefix(max(offset, 0)).reduce(0) { $0 + UTF16.width($1) }
    }

    func units(_ range: Range<Int>) -> Range<Int> { units(before: range.lowerBound)..<units(before: range.upperBound) }

    /// Returns the range of offsets for a range of units, limited to the text.
    func offsets(ofUnits units: Range<Int>) -> Range<Int> {
        Self.offset(ofUnits: units.lowerBound, in: scalars)..<Self.offset(ofUnits: units.upperBound, in: scalars)
    }

    private static func offset(ofUnits units: Int, in scalars: [Unicode.Scalar]) -> Int {
        var left = units
        for (index, scalar) in scalars.enumerated() {
            if left <= 0 { return index }
            left -= UTF16.width(scalar)
        }
        return scalars.count
    }

    // MARK: Units of text

    /// The parts of a text that a screen reader reads at once.
    enum Granularity: Int { case character, word, sentence, line, paragraph }

    /// Returns the part that contains an offset. Words and sentences include the spaces behind them, and lines include
    /// their line feed.
    func part(at offset: Int, _ granularity: Granularity) -> Range<Int> {
        guard offset >= 0, offset < count else { return count..<count }
        if granularity == .character { return offset..<offset + 1 }
        var start = offset
        while start > 0, !begins(granularity, at: start) { start -= 1 }
        var end = offset + 1
        while end < count, !begins(granularity, at: end) { end += 1 }
        return start..<end
    }

    private func begins(_ granularity: Granularity, at offset: Int) -> Bool {
        let (before, after) = (scalars[offset - 1].properties, scalars[offset].properties)
        let isAfterLineFeed = scalars[offset - 1] == "\n"
        switch granularity {
        case .character: return true
        case .word: return isAfterLineFeed || (!Self.isWord(before) && Self.isWord(after))
        case .sentence:
            guard !isAfterLineFeed else { return true }
            guard before.isWhitespace, !after.isWhitespace else { return false }
            let end = scalars[..<offset].last { !$0.properties.isWhitespace }
            return end.map { ".!?。！？…".unicodeScalars.contains($0) } ?? false
        case .line, .paragraph: return isAfterLineFeed
        }
    }

    private static func isWord(_ properties: Unicode.Scalar.Properties) -> Bool {
        properties.isAlphabetic || properties.numericType != nil || properties.generalCategory == .nonspacingMark
    }

    // MARK: Changes

    /// The change from an older text: the removed part and the inserted part at an offset.
    struct Change: Equatable {
        var offset: Int
        var removed: String
        var inserted: String
    }

    /// Returns the change from an older text, by the common start and the common end; `nil` for equal texts.
    func change(from old: AccessibleText) -> Change? {
        guard scalars != old.scalars else { return nil }
        let limit = min(count, old.count)
        var start = 0
        while start < limit, scalars[start] == old.scalars[start] { start += 1 }
        var end = 0
        while end < limit - start, scalars[count - 1 - end] == old.scalars[old.count - 1 - end] { end += 1 }
        return Change(
            offset: start, removed: old.part(start, old.count - end), inserted: part(start, count - end))
    }
}
