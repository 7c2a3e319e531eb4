import Foundation

extension EditableText {
    // MARK: Inserting

    /// Text takes the place of what is marked, or else of the selection, and the caret stands behind it.
    ///
    /// - Parameter attributes: Of the text; those of what is typed where `nil`.
    package func insertion(of text: String, attributes: Attributes? = nil) -> TextEdit {
        TextEdit(
            range: widened(markedRange ?? selection.range),
            replacement: TextDocument(text, attributes: attributes ?? typingAttributes))
    }

    /// Attributed text takes the place of what is marked, or else of the selection.
    package func insertion(of other: TextDocument) -> TextEdit {
        TextEdit(range: widened(markedRange ?? selection.range), replacement: other)
    }

    /// Text takes the place of a range, and the caret stands behind it. A mark that the range touches is dropped, the text in it stays.
    ///
    /// The range is taken as it is: of a surrogate pair that it cuts, U+FFFD is left.
    package func replacement(of range: Range<Int>, with text: String, attributes: Attributes? = nil) -> TextEdit {
        let range = range.clamped(to: 0..<length)
        let values =
            attributes
            ?? document.attributes(at: range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound)?.values
        return TextEdit(
            range: range, replacement: TextDocument(text, attributes: values ?? [:]),
            markedRange: mark(after: range, length: text.utf16.count))
    }

    // MARK: Deleting

    /// Deletes the selection, or else what a caret would pass by moving: `nil` where there is nothing.
    ///
    /// A character is deleted as a whole, except that of Thai and Lao ones only the last mark goes back. To a line's beginning or a
    /// paragraph's end where the caret is there already, it is the one break before or behind.
    ///
    /// - Parameter lines: The text's lines, for the unit `line`. Paragraphs are taken without them.
    package func deletion(_ direction: TextDirection, by unit: TextUnit = .character, lines: TextLines? = nil)
        -> TextEdit?
    {
        let range = selection.isCaret ? deletedRange(direction, unit, lines) : widened(selection.range)
        guard !range.isEmpty else { return nil }
        return TextEdit(range: range, replacement: TextDocument(), markedRange: mark(after: range, length: 0))
    }

    private func deletedRange(_ direction: TextDirection, _ unit: TextUnit, _ lines: TextLines?) -> Range<Int> {
        let caret = selection.range.lowerBound
        // A caret inside a character stands for the character.
        if unit == .character, !text.isCharacterBoundary(caret) { return text.characterRange(at: caret) }
        if unit == .character, direction == .backward { return backspaceStart(caret)..<caret }
        let place = target(of: direction, by: unit, from: selection.place(of: .end), lines, goesOn: false)
        let isStuck = place.offset == caret && (unit == .line || unit == .paragraph)
        let other = isStuck ? target(of: direction, by: .character, from: place, lines).offset : place.offset
        return min(caret, other)..<max(caret, other)
    }

    private func backspaceStart(_ caret: Int) -> Int {
        let start = text.characterBoundary(before: caret)
        guard caret - start > 1, let last = text.unit(at: caret - 1), 0x0E00...0x0EFF ~= last else { return start }
        return caret - 1
    }

    // MARK: Marking

    /// An input method's text takes the place of what it had marked, or else of the selection. Without text what is marked is removed;
    /// `nil` where nothing is marked either.
    ///
    /// - Parameter selectedRange: In the marked text.
    package func marking(_ text: String?, selectedRange: Range<Int>, attributes: Attributes? = nil) -> TextEdit? {
        guard let text, !text.isEmpty else {
            return markedRange.map { TextEdit(range: widened($0), replacement: TextDocument()) }
        }
        let range = widened(markedRange ?? selection.range)
        let replacement = TextDocument(text, attributes: attributes ?? typingAttributes)
        let start = range.lowerBound
        let selected = selectedRange.clamped(to: 0..<replacement.length)
        return TextEdit(
            range: range, replacement: replacement,
            selection: TextSelection(start + selected.lowerBound..<start + selected.upperBound),
            markedRange: start..<start + replacement.length)
    }

    /// Where what is marked is when a range was replaced; `nil` where the range is not inside of it or beside it.
    private func mark(after range: Range<Int>, length: Int) -> Range<Int>? {
        guard let marked = markedRange else { return nil }
        let change = length - range.count
        if range.upperBound <= marked.lowerBound { return marked.lowerBound + change..<marked.upperBound + change }
        if range.lowerBound >= marked.upperBound { return marked }
        let isInside = range.lowerBound >= marked.lowerBound && range.upperBound <= marked.upperBound
        return isInside ? marked.lowerBound..<marked.upperBound + change : nil
    }

    /// A range that cuts no surrogate pair.
    private func widened(_ range: Range<Int>) -> Range<Int> {
        if range.isEmpty {
            let offset = range.lowerBound - (text.isInsidePair(range.lowerBound) ? 1 : 0)
            return offset..<offset
        }
        return range.lowerBound - (text.isInsidePair(range.lowerBound) ? 1 : 0)..<range.upperBound
            + (text.isInsidePair(range.upperBound) ? 1 : 0)
    }
}
