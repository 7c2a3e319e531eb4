import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import NotesDemo

@MainActor
@Suite("Writing notes")
struct NoteWritingTests {
    @Test("A new note has a title and body text, and its file is written a second later")
    func newNote() throws {
        try NotesStage.run { stage in
            stage.press("New Note")
            stage.type("Shopping")
            stage.press(.keyboardReturnOrEnter)
            stage.type("Milk")

            stage.advance(by: 2)

            let text = NoteText(title: "Shopping", "Milk")
            #expect(stage.notes.map(\.text) == [text])
            #expect(stage.files.map(\.text) == [text])
        }
    }

    @Test("A note may end with a character of two UTF-16 units")
    func emoji() throws {
        try NotesStage.run { stage in
            stage.press("New Note")
            stage.type("Party")
            stage.press(.keyboardReturnOrEnter)
            stage.type("Cake 🎂")

            stage.advance(by: 2)

            #expect(stage.files.map(\.text) == [NoteText(title: "Party", "Cake 🎂")])
        }
    }

    @Test("A note without text is removed when it is left")
    func emptyNote() throws {
        try NotesStage.run { stage in
            stage.press("New Note")
            let count = stage.notes.count

            stage.goBack()
            stage.advance(by: 1)

            #expect(count == 1)
            #expect(stage.notes.isEmpty && stage.files.isEmpty)
        }
    }

    @Test("Control-N creates a note")
    func key() throws {
        try NotesStage.run(size: NotesStage.wide) { stage in
            stage.press("n", modifiers: .control)
            stage.advance(by: 1)
            stage.type("Idea")
            stage.advance(by: 2)

            #expect(stage.notes.map(\.title) == ["Idea"])
        }
    }

    nonisolated static let emphases: [(String, Emphasis)] = [("b", .bold), ("i", .italic), ("u", .underline)]

    @Test("Keys format the selection, and remove the format", arguments: emphases)
    func keys(key: String, emphasis: Emphasis) throws {
        try NotesStage.run([NoteText(title: "Note", "one two")]) { stage in
            let editor = try stage.edit("Note")
            editor.selectedRange = NSRange(location: 5, length: 3)

            stage.press(Character(key), modifiers: .control)
            let formatted = editor.note.paragraphs[1].runs
            stage.press(Character(key), modifiers: .control)

            #expect(formatted == [NoteText.Run("one", emphasis), NoteText.Run(" two")])
            #expect(editor.note.paragraphs[1].runs == [NoteText.Run("one two")])
        }
    }

    @Test("The bar formats the next typed text")
    func bar() throws {
        try NotesStage.run([NoteText(title: "Note", "one ")]) { stage in
            let editor = try stage.edit("Note")

            stage.press("Bold")
            stage.type("two")
            stage.press("Bold")
            stage.type(" three")

            let runs = editor.note.paragraphs[1].runs
            #expect(runs == [NoteText.Run("one "), NoteText.Run("two", .bold), NoteText.Run(" three")])
            let font = editor.textStorage.attribute(.font, at: 9, effectiveRange: nil) as? UIFont
            #expect(font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        }
    }

    @Test("All typing and formatting can be undone and redone")
    func undo() throws {
        let before = NoteText(title: "Note", "one")
        try NotesStage.run([before]) { stage in
            let editor = try stage.edit("Note")
            stage.type(" two")
            editor.selectedRange = NSRange(location: 5, length: 3)
            stage.press("b", modifiers: .control)
            editor.apply(.heading)
            stage.advance(by: 0.1)
            editor.toggleList(.open)
            stage.advance(by: 0.1)
            editor.selectedRange = NSRange(location: editor.text.utf16.count, length: 0)
            stage.press(.keyboardReturnOrEnter)
            stage.type("three")
            let after = editor.note

            var steps = 0
            while editor.undoManager?.canUndo == true, steps < 100 {
                stage.press("z", modifiers: .control)
                steps += 1
            }
            let undone = editor.note
            while editor.undoManager?.canRedo == true, steps < 200 {
                stage.press("z", modifiers: [.control, .shift])
                steps += 1
            }

            #expect(after.string == "Note\n○\tone two\n○\tthree")
            #expect(after != before && undone == before)
            #expect(editor.note == after)
        }
    }

    @Test("The return key continues a list, and ends it in an item without text")
    func list() throws {
        try NotesStage.run([NoteText(title: "Note", "•\tone")]) { stage in
            let editor = try stage.edit("Note")

            stage.press(.keyboardReturnOrEnter)
            stage.type("two")
            stage.press(.keyboardReturnOrEnter)
            stage.press(.keyboardReturnOrEnter)
            stage.type("three")

            #expect(editor.text == "Note\n•\tone\n•\ttwo\nthree")
        }
    }

    @Test("A tap on a circle ticks an item, and a second tap removes the tick")
    func tick() throws {
        try NotesStage.run([NoteText(title: "Note", "○\tMilk")]) { stage in
            let editor = try stage.edit("Note")
            let start = try #require(editor.position(from: editor.beginningOfDocument, offset: 5))
            let caret = editor.convert(editor.caretRect(for: start), to: nil)
            let circle = CGPoint(x: caret.midX + 6, y: caret.midY)

            stage.tap(at: circle)
            let ticked = editor.text
            stage.advance(by: 1)
            stage.tap(at: circle)

            #expect(ticked == "Note\n●\tMilk")
            #expect(editor.text == "Note\n○\tMilk")
        }
    }

    @Test("Fonts follow the text size")
    func textSize() throws {
        try NotesStage.run([NoteText(title: "Note", "one")]) { stage in
            let editor = try stage.edit("Note")
            @MainActor func size() -> CGFloat? {
                (editor.textStorage.attribute(.font, at: 6, effectiveRange: nil) as? UIFont)?.pointSize
            }
            let before = size()

            stage.window.rootViewController?.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            stage.advance(by: 0.5)

            #expect(before == 17 && size() == 33)
        }
    }
}
