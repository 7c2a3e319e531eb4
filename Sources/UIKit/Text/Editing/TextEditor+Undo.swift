import Foundation
import TextLayout

/// A run of typing, which is one step for undoing: what stood where it was typed before.
///
/// It is open while one goes on typing and deleting at the same place. Another selection, a new paragraph, pasting, or undoing
/// itself ends it.
@MainActor
final class TypingRun {
    var inverse: TextEdit

    init(_ inverse: TextEdit) { self.inverse = inverse }

    nonisolated deinit {}

    /// Takes a change in that touches what was typed.
    ///
    /// - Parameters:
    ///   - edit: The change, which has been made.
    ///   - undone: What undoes only that.
    /// - Returns: Whether it belongs to the run.
    func take(_ edit: TextEdit, _ undone: TextEdit) -> Bool {
        let (typed, changed) = (inverse.range, edit.range)
        guard changed.lowerBound <= typed.upperBound, changed.upperBound >= typed.lowerBound else { return false }
        // What stood beside what was typed, and has been deleted now.
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
    /// Makes a change undoable, together with what was typed before it at the same place.
    func record(_ edit: TextEdit, _ inverse: TextEdit) {
        guard undoManager.isUndoRegistrationEnabled else { return }
        if let typing, typing.take(edit, inverse) { return }
        let run = TypingRun(inverse)
        register(run)
        typing = run
    }

    /// Puts in what a typed character stands for, which the delegate is asked about. There are two steps for undoing: the first restores what
    /// was typed, the second belongs to the run of typing.
    ///
    /// - Parameter count: How many UTF-16 units before the caret are replaced as well.
    func insert(_ string: String, replacing count: Int, typed: String) -> Bool {
        var edit = text.insertion(of: string, attributes: ownAttributes)
        let (selected, literal) = (edit.range, text.insertion(of: typed, attributes: ownAttributes).replacement)
        guard count <= selected.lowerBound else { return false }
        edit.range = selected.lowerBound - count..<selected.upperBound
        let (version, steps) = (version, undoSteps)
        let asked = NSRange(location: edit.range.lowerBound, length: edit.range.count)
        // The delegate may set another text when it is asked.
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

    /// What is typed next is another step.
    func endTyping() { typing = nil }

    /// Nothing of before can be undone or redone: there is other text now, so that the ranges of the steps are wrong.
    func forgetUndoSteps() {
        endTyping()
        undoSteps += 1
        undoManager.removeAllActions()
    }

    private func register(_ run: TypingRun) {
        let steps = undoSteps
        undoManager.registerUndo(withTarget: self) { editor in
            // A group goes on with its other steps after one of them was refused.
            if editor.undoSteps == steps { editor.undo(run) }
        }
    }

    /// Undoes, or redoes: the delegate is asked as for typing. Where it refuses, the steps before do not fit the text and are forgotten.
    private func undo(_ run: TypingRun) {
        endTyping()
        let (edit, steps) = (run.inverse, undoSteps)
        let range = NSRange(location: edit.range.lowerBound, length: edit.range.count)
        guard host?.editorShouldChange(range, to: edit.replacement.string) != false else { return forgetUndoSteps() }
        // The delegate, or the storage's, may have set other text.
        guard undoSteps == steps else { return }
        let inverse = apply(edit)
        if undoSteps == steps { register(TypingRun(inverse)) }
        host?.editorDidChangeText()
    }
}
