import Foundation
import TextLayout

// Chosen (Text): A run of typing and deleting at one place is one undo step; a new paragraph, a change of the
// selection and pasting end it.
/// A run of typing, which is undone in one step. It stores the text that the run has replaced.
///
/// Typing and deleting at the same position extend the run. A change of the selection, a new paragraph, pasting and
/// undoing end it.
@MainActor
final class TypingRun {
    var inverse: TextEdit

    init(_ inverse: TextEdit) { self.inverse = inverse }

    nonisolated deinit {}

    /// Adds a change to the run, if the change is adjacent to the typed text.
    ///
    /// - Parameters:
    ///   - edit: The change, which was already applied.
    ///   - undone: The inverse of this change.
    /// - Returns: Whether the change is now a part of the run.
    func take(_ edit: TextEdit, _ undone: TextEdit) -> Bool {
        let (typed, changed) = (inverse.range, edit.range)
        guard changed.lowerBound <= typed.upperBound, changed.upperBound >= typed.lowerBound else { return false }
        // The part of the deleted text that is outside the typed text.
        var original = inverse.replacement
        if changed.lowerBound < typed.lowerBound {
            let before = undone.replacement[0..<typed.lowerBound - changed.lowerBound]
            original.replace(0..<0, with: before)
        }
        if changed.upperBound > typed.upperBound {
            let count = undone.replacement.length
            let after = undone.replacement[count - (changed.upperBound - typed.upperBound)..<count]
            original.replace(original.length..<original.length, with: after)
        }
        let start = min(typed.lowerBound, changed.lowerBound)
        let end = max(typed.upperBound, changed.upperBound) - changed.count + edit.replacement.length
        inverse = TextEdit(range: start..<end, replacement: original, selection: inverse.selection)
        return true
    }
}

extension TextEditor {
    /// Makes a change undoable. If text was typed at the same position before, both are one undo step.
    func record(_ edit: TextEdit, _ inverse: TextEdit) {
        guard undoManager.isUndoRegistrationEnabled else { return }
        if case .converted(let typed, let count) = edit.origin {
            return recordConversion(edit, inverse, of: typed, behind: count)
        }
        if let typing, typing.take(edit, inverse) { return }
        let run = TypingRun(inverse)
        register(run)
        typing = run
    }

    /// Makes a conversion undoable in two steps: undoing the first step restores the typed text, and undoing the second
    /// step removes the run of typing.
    ///
    /// - Parameters:
    ///   - typed: The typed text.
    ///   - count: The number of UTF-16 units before the typed text that the conversion has replaced.
    private func recordConversion(_ edit: TextEdit, _ inverse: TextEdit, of typed: String, behind count: Int) {
        let literal = TextDocument(typed, attributes: edit.replacement.attributes(at: 0)?.values ?? [:])
        let (old, start) = (inverse.replacement, edit.range.lowerBound)
        let written = start + count..<start + count + literal.length
        record(
            TextEdit(range: start + count..<edit.range.upperBound, replacement: literal),
            TextEdit(range: written, replacement: old[count..<old.length], selection: inverse.selection))
        endTyping()
        if undoManager.groupsByEvent, undoManager.groupingLevel == 1 { undoManager.endUndoGrouping() }
        var before = old[0..<count]
        before.replace(count..<count, with: literal)
        record(
            TextEdit(range: edit.range, replacement: edit.replacement),
            TextEdit(range: start..<start + edit.replacement.length, replacement: before))
        endTyping()
    }

    /// Ends the run of typing, so that the next typed text is a new undo step.
    func endTyping() { typing = nil }

    // Chosen (Text): Setting text clears all undo steps, and a field clears them when it stops being edited.
    /// Removes all undo and redo steps, since the text was replaced and their ranges are invalid.
    func forgetUndoSteps() {
        endTyping()
        undoSteps += 1
        undoManager.removeAllActions()
    }

    private func register(_ run: TypingRun) {
        let steps = undoSteps
        undoManager.registerUndo(withTarget: self) { editor in
            // If a step is refused, the remaining steps of its undo group are still performed.
            if editor.undoSteps == steps { editor.undo(run) }
        }
    }

    // Chosen (Text): Undoing typed text calls the delegate. If it refuses, all steps are cleared, since the earlier
    // steps no longer fit the text.
    /// Undoes or redoes a run of typing, if the delegate permits the change as it does for typing. If the delegate
    /// refuses, all steps are removed, since the earlier steps no longer match the text.
    private func undo(_ run: TypingRun) {
        endTyping()
        var (edit, steps) = (run.inverse, undoSteps)
        // The content size category may have changed since the text was replaced.
        if let host, (host as? any UIContentSizeCategoryAdjusting)?.adjustsFontForContentSizeCategory == true {
            edit.replacement.followContentSize(host.traitCollection)
        }
        guard hostPermits(edit.range, edit.replacement.string) else { return forgetUndoSteps() }
        // The delegate of the view or of the text storage may have set a different text.
        guard undoSteps == steps else { return }
        let inverse = apply(edit)
        if undoSteps == steps { register(TypingRun(inverse)) }
        host?.editorDidChangeText()
    }
}
