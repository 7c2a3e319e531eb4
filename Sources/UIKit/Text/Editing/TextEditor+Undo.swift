import Foundation
import TextLayout

// Chosen (Text): A run of typing and deleting at one place is one undo step; a new paragraph, a change of the
// selection and pasting end it.
/// A run of typing, which is one undo step. It stores the text that was replaced.
///
/// It is extended by typing and deleting at the same position. A new selection, a new paragraph, pasting, or undoing
/// ends it.
@MainActor
final class TypingRun {
    var inverse: TextEdit

    init(_ inverse: TextEdit) { self.inverse = inverse }

    nonisolated deinit {}

    /// Adds a change that touches the typed text.
    ///
    /// - Parameters:
    ///   - edit: The change, which was already applied.
    ///   - undone: The inverse of that change alone.
    /// - Returns: Whether the change belongs to the run.
    func take(_ edit: TextEdit, _ undone: TextEdit) -> Bool {
        let (typed, changed) = (inverse.range, edit.range)
        guard changed.lowerBound <= typed.upperBound, changed.upperBound >= typed.lowerBound else { return false }
        // The text beside the typed text that was deleted by this change.
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
    /// Makes a change undoable, together with text that was typed before at the same position.
    func record(_ edit: TextEdit, _ inverse: TextEdit) {
        guard undoManager.isUndoRegistrationEnabled else { return }
        if let typing, typing.take(edit, inverse) { return }
        let run = TypingRun(inverse)
        register(run)
        typing = run
    }

    /// Inserts the replacement of a typed character, if the delegate permits it. Two undo steps are recorded: the
    /// first restores the typed character, the second belongs to the run of typing.
    func insert(_ string: String, replacing count: Int, typed: String) -> Bool {
        var edit = text.insertion(of: string, attributes: ownAttributes)
        let (selected, literal) = (edit.range, text.insertion(of: typed, attributes: ownAttributes).replacement)
        guard count <= selected.lowerBound else { return false }
        edit.range = selected.lowerBound - count..<selected.upperBound
        let (version, steps) = (version, undoSteps)
        let asked = NSRange(location: edit.range.lowerBound, length: edit.range.count)
        // The delegate may set a different text when it is called.
        guard host?.editorShouldChange(asked, to: string) != false, self.version == version else { return false }
        let inverse = apply(edit)
        if undoSteps == steps { record(edit, inverse, typed: literal, in: selected) }
        host?.editorDidChangeText()
        return true
    }

    private func record(_ edit: TextEdit, _ inverse: TextEdit, typed: TextDocument, in selected: Range<Int>) {
        guard undoManager.isUndoRegistrationEnabled else { return }
        let (count, old) = (selected.lowerBound - edit.range.lowerBound, inverse.replacement)
        let written = selected.lowerBound..<selected.lowerBound + typed.length
        record(
            TextEdit(range: selected, replacement: typed),
            TextEdit(range: written, replacement: old[count..<old.length], selection: inverse.selection))
        endTyping()
        if undoManager.groupsByEvent, undoManager.groupingLevel == 1 { undoManager.endUndoGrouping() }
        var literal = old[0..<count]
        literal.replace(count..<count, with: typed)
        let start = edit.range.lowerBound
        record(edit, TextEdit(range: start..<start + edit.replacement.length, replacement: literal))
        endTyping()
    }

    /// Ends the run of typing, so that the next typed text is a new undo step.
    func endTyping() { typing = nil }

    // Chosen (Text): Setting text clears all undo steps, and a field clears them when it stops being edited.
    /// Removes all undo and redo steps, because the text was replaced and their ranges are invalid.
    func forgetUndoSteps() {
        endTyping()
        undoSteps += 1
        undoManager.removeAllActions()
    }

    private func register(_ run: TypingRun) {
        let steps = undoSteps
        undoManager.registerUndo(withTarget: self) { editor in
            // A group continues with its other steps after a refused step.
            if editor.undoSteps == steps { editor.undo(run) }
        }
    }

    // Chosen (Text): Undoing typed text calls the delegate. If it refuses, all steps are cleared, since the earlier
    // steps no longer fit the text.
    /// Undoes or redoes a run, if the delegate permits it as for typing. If it refuses, the earlier steps do not fit
    /// the text and are removed.
    private func undo(_ run: TypingRun) {
        endTyping()
        let (edit, steps) = (run.inverse, undoSteps)
        let range = NSRange(location: edit.range.lowerBound, length: edit.range.count)
        guard host?.editorShouldChange(range, to: edit.replacement.string) != false else { return forgetUndoSteps() }
        // The delegate of the view or of the storage may have set a different text.
        guard undoSteps == steps else { return }
        let inverse = apply(edit)
        if undoSteps == steps { register(TypingRun(inverse)) }
        host?.editorDidChangeText()
    }
}
