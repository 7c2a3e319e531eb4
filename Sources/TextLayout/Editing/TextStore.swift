import Foundation

/// The owner of an editable text: characters with attributes, the selection, and the marked text of an input method.
/// Lines read it through a `TextLinesSource`, so that each text exists only once.
///
/// An action of the user is first described by a `TextEdit` (`insertion(of:)`, `deletion(_:by:)`,
/// `marking(_:selectedRange:)`, `replacement(of:with:)`). A delegate may be called for it. `apply(_:)` then makes the
/// change and returns its inverse. Offsets are UTF-16 units. After an edit, the ends of the selection are between
/// characters (grapheme clusters).
package final class TextStore {
    package typealias Attributes = TextDocument.Attributes

    /// The characters and their attributes.
    package private(set) var document: TextDocument
    package private(set) var selection: TextSelection
    /// Text that an input method has not confirmed yet. It is never empty.
    package private(set) var markedRange: Range<Int>?
    /// The number of changes of the characters and their attributes.
    package private(set) var version = 0
    /// Whether the user has selected whole words. It is reset when the selection is set.
    package var selectsWords = false
    /// The distance from the left that a caret keeps during vertical movements.
    var column: Double?

    /// Creates text with the caret at its end.
    package init(_ document: TextDocument = TextDocument()) {
        self.document = document
        selection = TextSelection(document.length..<document.length)
    }

    package var text: TextRope { document.text }

    package var length: Int { document.length }

    private static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")

    /// The attributes of typed text. They are copied from the first selected character or, for a caret, from the
    /// character before the caret in its paragraph. At the beginning of a paragraph they are copied from the following
    /// character. In an empty text there are no attributes.
    package var typingAttributes: Attributes {
        let start = (markedRange ?? selection.range).lowerBound
        let takesNext = !selection.isCaret || start == 0 || text.unit(at: start - 1).map(TextRope.isBreak) ?? false
        var values = document.attributes(at: takesNext ? start : start - 1)?.values ?? [:]
        // An attachment belongs to its character only.
        values[Self.attachment] = nil
        return values
    }

    /// A description of an invariant that does not hold, or `nil`. It is checked in builds with `IREKO_INVARIANTS`.
    package var violatedInvariant: String? {
        #if IREKO_INVARIANTS
            if let violated = document.violatedInvariant { return violated }
            if clamped(selection) != selection { return "\(selection.range) is selected in a text of \(length) units" }
            if markedRange != clampedMark(markedRange) { return "the marked range is empty or outside the text" }
        #endif
        return nil
    }

    // MARK: Selecting

    /// Changes the selection. Ranges outside of the text are clamped. Marked text stays marked.
    package func select(_ selection: TextSelection) {
        self.selection = clamped(selection)
        column = nil
        selectsWords = false
    }

    /// Returns a selection whose range is inside the text.
    package func clamped(_ selection: TextSelection) -> TextSelection {
        var selection = selection
        selection.range = clamped(selection.range)
        return selection
    }

    private func clamped(_ range: Range<Int>) -> Range<Int> {
        max(0, min(range.lowerBound, length))..<max(0, min(range.upperBound, length))
    }

    private func clampedMark(_ range: Range<Int>?) -> Range<Int>? {
        range.map(clamped).flatMap { $0.isEmpty ? nil : $0 }
    }

    // Chosen (Editing): If the caret would be inside a character after an edit, it is at the character's end.
    /// Returns a range with ends between characters: a caret inside a character moves to its end, and ends of a range
    /// move outward.
    package func rounded(_ range: Range<Int>) -> Range<Int> {
        let end = text.characterBoundary(at: range.upperBound, .end)
        return (range.isEmpty ? end : text.characterBoundary(at: range.lowerBound, .start))..<end
    }

    /// Ends the marking of the marked text.
    package func unmark() { markedRange = nil }

    // MARK: Changing

    /// Makes a change, and returns the inverse change. The inverse leaves no text marked.
    @discardableResult package func apply(_ edit: TextEdit) -> TextEdit {
        let range = clamped(edit.range)
        let undone = TextEdit(
            range: range.lowerBound..<range.lowerBound + edit.replacement.length, replacement: document[range],
            selection: selection)
        if edit.changesText { document.replace(range, with: edit.replacement) }
        version += 1
        markedRange = clampedMark(edit.markedRange)
        var selection = clamped(edit.selection)
        // Inserted text may form a character with adjacent text.
        if edit.changesText { selection.range = rounded(selection.range) }
        select(selection)
        return undone
    }

    /// Changes the attributes of characters. The characters themselves are not changed.
    package func changeAttributes(in range: Range<Int>, _ change: (inout Attributes) -> Void) {
        document.changeAttributes(in: range, change)
        version += 1
    }
}
