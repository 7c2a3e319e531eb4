import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import NotesDemo

/// The app with notes in a folder of the test.
final class TestNotesApp: NotesApp {
    nonisolated(unsafe) static var testFolder = URL(fileURLWithPath: "/nonexistent")
    override class var folder: URL { testFolder }
}

/// Notes on a stage.
@MainActor
enum NotesStage {
    static let phone = CGSize(width: 390, height: 844)
    static let wide = CGSize(width: 1180, height: 820)

    /// Runs a test in a folder with notes, the last note being the latest. The test must not cause a diagnostic.
    static func run(
        size: CGSize = phone, _ notes: [NoteText] = [], _ body: (Stage) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        TestNotesApp.testFolder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (index, text) in notes.enumerated() {
            try NoteFiles(folder: folder).write(Note(text: text, modified: Date(timeIntervalSince1970: Double(index))))
        }
        try Stage.run(application: TestNotesApp.self, size: size) { stage in
            stage.advance(by: 1)
            try body(stage)
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
        }
    }
}

extension Stage {
    /// The notes in the app's memory.
    var notes: [Note] { (UIApplication.shared.delegate as? NotesApp)?.store.notes ?? [] }

    /// The notes in their files.
    var files: [Note] { NoteFiles(folder: TestNotesApp.folder).read() }

    /// The text view of the edited note.
    func editor() throws -> NoteTextView { try #require(find(NoteTextView.self).view(NoteTextView.self)) }

    /// Taps the element with a text, and waits for the result.
    func press(_ text: String) {
        find(text).tap()
        advance(by: 1)
    }

    /// Opens the note with a title, and places the caret at its end.
    func edit(_ title: String) throws -> NoteTextView {
        press(title)
        let editor = try editor()
        editor.becomeFirstResponder()
        editor.selectedRange = NSRange(location: editor.text.utf16.count, length: 0)
        advance(by: 1)
        return editor
    }
}
