import Foundation

/// Editable text as a value: characters with attributes, the selection, and the marked text of an input method.
///
/// An action of the user is first described by a `TextEdit` (`insertion(of:)`, `deletion(_:by:)`,
/// `marking(_:selectedRange:)`, `replacement(of:with:)`). A delegate may be called for it. `apply(_:)` then makes the
/// change and returns its inverse. Offsets are UTF-16 units. After an edit, the ends of the selection are between
/// characters (grapheme clusters).
package struct EditableText {
    package typealias Attributes = TextDocument.Attributes

    /// The characters and their attributes.
    package private(set) var document: TextDocument
    package private(set) var selection: TextSelection
    /// Text that an input method has not confirmed yet. It is never empty.
    package private(set) var markedRange: Range<Int>?
    /// The distance from the left that a caret keeps during vertical movements.
    var column: Double?

    /// Creates text with the caret at its end.
    package init(_ document: TextDocument = TextDocument()) {
        self.document = document
        selection = TextSelection(document.length..<document.length)
    }

    /// Creates text with a selection. Ranges outside of the text are clamped.
    init(_ document: TextDocument, selection: TextSelection, markedRange: Range<Int>? = nil) {
        self.init(document)
        select(selection)
        self.markedRange = markedRange.map(clamped).flatMap { $0.isEmpty ? nil : $0 }
    }

    package var text: TextRope { document.text }

    package var length: Int { document.length }

    /// The attributes of typed text. They are copied from the first selected character or, for a caret, from the
    /// character before the caret in its paragraph. At the beginning of a paragraph they are copied from the following
    /// character. In an empty text there are no attributes.
    package var typingAttributes: Attributes {
        let start = (markedRange ?? selection.range).lowerBound
        let takesNext = !selection.isCaret || start == 0 || text.unit(at: start - 1).map(TextRope.isBreak) ?? false
        return document.attributes(at: takesNext ? start : start - 1)?.values ?? [:]
    }

    // MARK: Selecting

    /// Changes the selection. Ranges outside of the text are clamped. Marked text stays marked.
    package mutating func select(_ selection: TextSelection) {
        var selection = selection
        selection.range = clamped(selection.range)
        self.selection = selection
        column = nil
    }

    /// Selects a range. `nil` puts the caret at the beginning, as UIKit's own text input does (recorded).
    package mutating func select(_ range: Range<Int>?, affinity: TextAffinity = .downstream) {
        select(TextSelection(range ?? 0..<0, affinity: affinity))
    }

    /// Moves the moving end of the selection to a place. The opposite end stays fixed.
    mutating func extendSelection(to place: TextPlace) {
        let offset = max(0, min(place.offset, length))
        let end: TextSelection.End = offset < selection.range.lowerBound ? .end : .start
        select(selection.extended(to: TextPlace(offset, place.affinity), anchor: end))
    }

    private func clamped(_ range: Range<Int>) -> Range<Int> {
        max(0, min(range.lowerBound, length))..<max(0, min(range.upperBound, length))
    }

    // Chosen (Editing): If the caret would be inside a character after an edit, it is at the character's end.
    /// Returns a range with ends between characters: a caret inside a character moves to its end, and ends of a range
    /// move outward.
    package func rounded(_ range: Range<Int>) -> Range<Int> {
        let end = text.characterBoundary(at: range.upperBound, .end)
        return (range.isEmpty ? end : text.characterBoundary(at: range.lowerBound, .start))..<end
    }

    /// Ends the marking of the marked text.
    package mutating func unmark() { markedRange = nil }

    // MARK: Changing

    /// Makes a change, and returns the inverse change. The inverse leaves no text marked.
    @discardableResult package mutating func apply(_ edit: TextEdit) -> TextEdit {
        let range = clamped(edit.range)
        let undone = TextEdit(
            range: range.lowerBound..<range.lowerBound + edit.replacement.length, replacement: document[range],
            selection: selection)
        if edit.changesText { document.replace(range, with: edit.replacement) }
        markedRange = edit.markedRange.map(clamped).flatMap { $0.isEmpty ? nil : $0 }
        var selection = edit.selection
        selection.range = clamped(selection.range)
        // Inserted text may form a character with adjacent text.
        if edit.changesText { selection.range = rounded(selection.range) }
        select(selection)
        return undone
    }

    /// Changes the attributes of characters. The characters themselves are not changed.
    package mutating func changeAttributes(in range: Range<Int>, _ change: (inout Attributes) -> Void) {
        document.changeAttributes(in: range, change)
    }

    /// Replaces the document by a document that was changed elsewhere. The selection is clamped and rounded. Marked
    /// text is unmarked, unless `keepsMark` is `true`.
    package mutating func take(_ document: TextDocument, keepsMark: Bool = false) {
        self.document = document
        selection.range = rounded(clamped(selection.range))
        column = nil
        markedRange = keepsMark ? markedRange.map(clamped).flatMap { $0.isEmpty ? nil : $0 } : nil
    }
}
