import Foundation

/// Text that is edited, as one value: characters with attributes, what is selected, what an input method has marked.
///
/// What the user does is first a `TextEdit` (`insertion(of:)`, `deletion(_:by:)`, `marking(_:selectedRange:)`, `replacement(of:with:)`),
/// about which a delegate may be asked; `apply(_:)` makes the change and returns what undoes it. Offsets are UTF-16 units. After an
/// edit the ends of the selection are between characters (grapheme clusters).
package struct EditableText {
    package typealias Attributes = TextDocument.Attributes

    /// The characters and their attributes.
    package private(set) var document: TextDocument
    package private(set) var selection: TextSelection
    /// Text that an input method has not confirmed yet; never empty.
    package private(set) var markedRange: Range<Int>?
    /// The distance from the left that is kept by a caret which moves up and down.
    var column: Double?

    /// Makes text with the caret at its end.
    package init(_ document: TextDocument = TextDocument()) {
        self.document = document
        selection = TextSelection(document.length..<document.length)
    }

    /// Makes text of which a part is selected. Ranges outside of the text are clamped.
    init(_ document: TextDocument, selection: TextSelection, markedRange: Range<Int>? = nil) {
        self.init(document)
        select(selection)
        self.markedRange = markedRange.map(clamped).flatMap { $0.isEmpty ? nil : $0 }
    }

    package var text: TextRope { document.text }

    package var length: Int { document.length }

    /// The attributes of what is typed: those of the character before the caret in its paragraph, or of the first selected one.
    /// Behind a break those of the character behind it. Empty in empty text.
    package var typingAttributes: Attributes {
        let start = (markedRange ?? selection.range).lowerBound
        let takesNext = !selection.isCaret || start == 0 || text.unit(at: start - 1).map(TextRope.isBreak) ?? false
        return document.attributes(at: takesNext ? start : start - 1)?.values ?? [:]
    }

    // MARK: Selecting

    /// Selects something. Ranges outside of the text are clamped; what is marked stays so.
    package mutating func select(_ selection: TextSelection) {
        var selection = selection
        selection.range = clamped(selection.range)
        self.selection = selection
        column = nil
    }

    /// Selects a range; `nil` puts the caret at the beginning, as UIKit's own text input does (recorded).
    package mutating func select(_ range: Range<Int>?, affinity: TextAffinity = .downstream) {
        select(TextSelection(range ?? 0..<0, affinity: affinity))
    }

    /// The selection's end that moves goes to a place; the other one stays.
    mutating func extendSelection(to place: TextPlace) {
        let offset = max(0, min(place.offset, length))
        let end: TextSelection.End = offset < selection.range.lowerBound ? .end : .start
        select(selection.extended(to: TextPlace(offset, place.affinity), anchor: end))
    }

    private func clamped(_ range: Range<Int>) -> Range<Int> {
        max(0, min(range.lowerBound, length))..<max(0, min(range.upperBound, length))
    }

    /// A range whose ends are between characters: a caret inside a character moves behind it, other ends move outward.
    package func rounded(_ range: Range<Int>) -> Range<Int> {
        let end = text.characterBoundary(at: range.upperBound, .end)
        return (range.isEmpty ? end : text.characterBoundary(at: range.lowerBound, .start))..<end
    }

    /// What is marked becomes text like any other.
    package mutating func unmark() { markedRange = nil }

    // MARK: Changing

    /// Makes a change. Returns the one that undoes it, after which nothing is marked.
    @discardableResult package mutating func apply(_ edit: TextEdit) -> TextEdit {
        let range = clamped(edit.range)
        let undone = TextEdit(
            range: range.lowerBound..<range.lowerBound + edit.replacement.length, replacement: document[range],
            selection: selection)
        if edit.changesText { document.replace(range, with: edit.replacement) }
        markedRange = edit.markedRange.map(clamped).flatMap { $0.isEmpty ? nil : $0 }
        var selection = edit.selection
        selection.range = clamped(selection.range)
        // What was typed may be joined with what stands beside it.
        if edit.changesText { selection.range = rounded(selection.range) }
        select(selection)
        return undone
    }

    /// Gives characters other attributes: the change that does so is not one of the text.
    package mutating func changeAttributes(in range: Range<Int>, _ change: (inout Attributes) -> Void) {
        document.changeAttributes(in: range, change)
    }

    /// Takes over a document that was changed elsewhere. The selection is clamped and rounded. Marked text is dropped
    /// unless `keepsMark` is set.
    package mutating func take(_ document: TextDocument, keepsMark: Bool = false) {
        self.document = document
        selection.range = rounded(clamped(selection.range))
        column = nil
        markedRange = keepsMark ? markedRange.map(clamped).flatMap { $0.isEmpty ? nil : $0 } : nil
    }
}
