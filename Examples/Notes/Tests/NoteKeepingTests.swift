import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import NotesDemo

@MainActor
@Suite("Saved notes")
struct NoteKeepingTests {
    nonisolated static let sizes = [CGSize(width: 390, height: 844), CGSize(width: 1180, height: 820)]

    @Test(
        "The open note is restored with its selection", arguments: sizes)
    func relaunch(size: CGSize) throws {
        try NotesStage.run(
            size: size, [NoteText(title: "Travel", "Passport"), NoteText(title: "Books", "Middlemarch")]
        ) {
            stage in
            let editor = try stage.edit("Travel")
            stage.type(" and tickets")
            editor.selectedRange = NSRange(location: 7, length: 8)

            stage.relaunch()
            stage.advance(by: 1)

            let restored = try stage.editor()
            #expect(restored !== editor)
            #expect(restored.window === stage.window)
            #expect(restored.note == NoteText(title: "Travel", "Passport and tickets"))
            #expect(restored.selectedRange == NSRange(location: 7, length: 8))
        }
    }

    @Test("Text that was written more than a second before a crash is restored")
    func crash() throws {
        try NotesStage.run([NoteText(title: "Travel")]) { stage in
            _ = try stage.edit("Travel")
            stage.type(" light")
            stage.advance(by: 2)

            stage.relaunch(afterCrash: true)
            stage.advance(by: 1)

            #expect(stage.notes.map(\.title) == ["Travel light"])
        }
    }

    @Test("Only the user can read the files, and their folder contains no other files")
    func mode() throws {
        try NotesStage.run { stage in
            let folder = TestNotesApp.folder.appendingPathComponent("new")
            let files = NoteFiles(folder: folder)
            let note = Note(text: NoteText(title: "Secret"), modified: Date(timeIntervalSince1970: 0))

            try files.write(note)
            try files.write(note)

            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            let mode = { (path: String) in
                try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            }
            let file = folder.appendingPathComponent("\(note.id.uuidString).json")
            let (fileMode, folderMode) = (try mode(file.path), try mode(folder.path))
            #expect(names == [file.lastPathComponent])
            #expect(fileMode == 0o600 && folderMode == 0o700)
        }
    }

    @Test("A damaged file is kept, and a file with the name of a different note is not read")
    func damaged() throws {
        try NotesStage.run([NoteText(title: "Whole")]) { stage in
            let folder = TestNotesApp.folder
            let damaged = folder.appendingPathComponent("\(UUID().uuidString).json")
            try Data("{\"id\":".utf8).write(to: damaged)
            let whole = try #require(stage.files.first)
            try JSONEncoder().encode(whole).write(to: folder.appendingPathComponent("\(UUID().uuidString).json"))

            #expect(stage.files.map(\.id) == [whole.id])
            #expect(FileManager.default.fileExists(atPath: damaged.path))
        }
    }

    @Test("A note becomes a text file, whatever its title is, without replacing an existing file")
    func export() throws {
        try NotesStage.run { _ in
            let folder = TestNotesApp.folder.appendingPathComponent("Documents")
            let export = NoteExport(folder: folder)
            let text = NoteText(title: "../a/b", "○\tMilk", "●\tBread", "•\tOlives")
            let note = Note(text: text, modified: Date(timeIntervalSince1970: 0))

            let (first, second) = (try export.write(note), try export.write(note))

            #expect(first.deletingLastPathComponent().path == folder.path)
            #expect([first, second].map(\.lastPathComponent) == ["a b.txt", "a b 2.txt"])
            let written = try String(contentsOf: first, encoding: .utf8)
            #expect(written == "../a/b\n- [ ] Milk\n- [x] Bread\n- Olives\n")
            #expect(NoteExport.fileName(of: String(repeating: "é", count: 300)).utf8.count == 200)
            #expect(NoteExport.fileName(of: "...") == "Note")
        }
    }

    @Test("The menu writes the open note to the documents folder, and shows a confirmation")
    func sharing() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = NotesStore(files: NoteFiles(folder: folder.appendingPathComponent("Data")))
        let export = NoteExport(folder: folder.appendingPathComponent("Documents"))
        try Stage.run(rootViewController: NotesInterface.root(store: store, export: export)) { stage in
            stage.advance(by: 1)
            stage.press("Welcome to Notes")

            stage.press("More")
            stage.press("Save as Text File")

            #expect(stage.alert?.title == "Saved in “Documents”")
            let names = try FileManager.default.contentsOfDirectory(atPath: export.folder.path)
            #expect(names == ["Welcome to Notes.txt"])
            stage.chooseAlertAction("OK")
            stage.advance(by: 1)
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
        }
    }

    @Test("A text is unchanged after conversion to attributes and back")
    func roundTrip() {
        let texts = [
            NoteText(), .welcome, NoteText(title: "a"), NoteText(title: "a", ""), NoteText(title: "", "b", "", "c"),
        ]

        for text in texts where text != NoteText() {
            #expect(NoteText(text.attributed(UITraitCollection())) == text)
        }
        #expect(NoteText(NoteText().attributed(UITraitCollection())) == NoteText())
    }
}
