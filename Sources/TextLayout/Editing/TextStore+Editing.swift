import Foundation

extension TextStore {
    // MARK: Inserting

    /// Returns an edit that replaces the marked text or, if no text is marked, the selection. The caret moves to the
    /// end of the new text.
    ///
    /// - Parameters:
    ///   - attributes: The attributes of the text, or `nil` for the typing attributes.
    ///   - origin: The origin of the text. Converted text also replaces text before the selection.
    package func insertion(
        of text: String, attributes: Attributes? = nil, origin: TextEdit.Origin = .typed
    ) -> TextEdit {
        insertion(of: TextDocument(text, attributes: attributes ?? typingAttributes), origin: origin)
    }

    /// Returns an edit that replaces the marked text or, if no text is marked, the selection, by an attributed text.
    package func insertion(of other: TextDocument, origin: TextEdit.Origin) -> TextEdit {
        var (range, origin) = (widened(markedRange ?? selection.range), origin)
        if case .converted(_, let count) = origin {
            // The text may have been changed before the converted text is inserted.
            if count > range.lowerBound { origin = .typed } else { range = range.lowerBound - count..<range.upperBound }
        }
        return TextEdit(range: range, replacement: other, origin: origin)
    }

    // Chosen (Editing): Offsets are UTF-16 units. If a change splits a surrogate pair, each half becomes U+FFFD, so
    // that lengths add up.
    /// Returns an edit that replaces a range by a text. The caret moves to the end of the new text. If the range
    /// touches the marked text, the marked text is unmarked.
    ///
    /// The range is not rounded: if it divides a surrogate pair, U+FFFD remains.
    package func replacement(
        of range: Range<Int>, with text: String, attributes: Attributes? = nil, origin: TextEdit.Origin = .program
    ) -> TextEdit {
        let range = range.clamped(to: 0..<length)
        let values =
            attributes
            ?? document.attributes(at: range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound)?.values
        return TextEdit(
            range: range, replacement: TextDocument(text, attributes: values ?? [:]),
            markedRange: mark(after: range, length: text.utf16.count), origin: origin, isPermitted: origin == .program)
    }

    // MARK: Deleting

    /// Returns an edit that deletes the selection or, if it is a caret, the text between the caret and its place after
    /// a movement. Returns `nil` if there would be no text to delete.
    ///
    /// A character is deleted as a whole, except that backspace in Thai and Lao deletes only the last mark. If the
    /// caret is already at the beginning of the line or the end of the paragraph, the adjacent break is deleted.
    ///
    /// - Parameter lines: The lines of the text, for the unit `line`. Without lines, paragraphs are used.
    package func deletion(
        _ direction: TextDirection, by unit: TextUnit = .character, lines: TextLines? = nil,
        origin: TextEdit.Origin = .typed
    ) -> TextEdit? {
        let range = selection.isCaret ? deletedRange(direction, unit, lines) : widened(selection.range)
        guard !range.isEmpty else { return nil }
        return TextEdit(
            range: range, replacement: TextDocument(), markedRange: mark(after: range, length: 0), origin: origin)
    }

    // Chosen (Editing): If the caret is already at the beginning of the line or the end of the paragraph, deleting to
    // that position deletes the line break.
    private func deletedRange(_ direction: TextDirection, _ unit: TextUnit, _ lines: TextLines?) -> Range<Int> {
        let caret = selection.range.lowerBound
        // A caret inside a character deletes the character.
        if unit == .character, !text.isCharacterBoundary(caret) { return text.characterRange(at: caret) }
        if unit == .character, direction == .backward { return backspaceStart(caret)..<caret }
        let place = target(of: direction, by: unit, from: selection.place(of: .end), lines, goesOn: false)
        let isStuck = place.offset == caret && (unit == .line || unit == .paragraph)
        let other = isStuck ? target(of: direction, by: .character, from: place, lines).offset : place.offset
        return min(caret, other)..<max(caret, other)
    }

    // Chosen (Editing): Typing inside a surrogate pair inserts before it, and a deletion inside a character deletes
    // the character.
    private func backspaceStart(_ caret: Int) -> Int {
        let start = text.characterBoundary(before: caret)
        guard caret - start > 1, let last = text.unit(at: caret - 1), 0x0E00...0x0EFF ~= last else { return start }
        return caret - 1
    }

    // MARK: Marking

    /// Returns an edit that replaces the marked text, or the selection if no text is marked, by the text of an input
    /// method. An empty text deletes the marked text. Returns `nil` if the text is empty and no text is marked. The
    /// delegate was called before the input method changed its text.
    ///
    /// - Parameter selectedRange: The selected range in the marked text.
    package func marking(_ text: String?, selectedRange: Range<Int>, attributes: Attributes? = nil) -> TextEdit? {
        guard let text, !text.isEmpty else {
            return markedRange.map {
                TextEdit(range: widened($0), replacement: TextDocument(), origin: .composed, isPermitted: true)
            }
        }
        let range = widened(markedRange ?? selection.range)
        let replacement = TextDocument(text, attributes: attributes ?? typingAttributes)
        let start = range.lowerBound
        let selected = selectedRange.clamped(to: 0..<replacement.length)
        return TextEdit(
            range: range, replacement: replacement,
            selection: TextSelection(start + selected.lowerBound..<start + selected.upperBound),
            markedRange: start..<start + replacement.length, origin: .composed, isPermitted: true)
    }

    // Chosen (Editing): A change beside marked text keeps the mark, a change inside it changes the mark's length, and
    // a change across its boundary unmarks it. Undoing a change unmarks the text.
    /// Returns the marked range after a replacement, or `nil` if the replaced range is neither inside nor beside it.
    private func mark(after range: Range<Int>, length: Int) -> Range<Int>? {
        guard let marked = markedRange else { return nil }
        let change = length - range.count
        if range.upperBound <= marked.lowerBound { return marked.lowerBound + change..<marked.upperBound + change }
        if range.lowerBound >= marked.upperBound { return marked }
        let isInside = range.lowerBound >= marked.lowerBound && range.upperBound <= marked.upperBound
        return isInside ? marked.lowerBound..<marked.upperBound + change : nil
    }

    /// Returns a range that does not divide a surrogate pair.
    private func widened(_ range: Range<Int>) -> Range<Int> {
        if range.isEmpty {
            let offset = range.lowerBound - (text.isInsidePair(range.lowerBound) ? 1 : 0)
            return offset..<offset
        }
        return range.lowerBound - (text.isInsidePair(range.lowerBound) ? 1 : 0)..<range.upperBound
            + (text.isInsidePair(range.upperBound) ? 1 : 0)
    }
}
