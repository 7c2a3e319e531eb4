import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("UIDocument", .serialized)
struct FileDocumentTests {
    private final class Note: UIDocument {
        var text = ""
        var fails = false
        var errors = 0

        override func contents(forType typeName: String) throws -> Any {
            if fails { throw CocoaError(.fileWriteNoPermission) }
            return Data(text.utf8)
        }

        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            guard let data = contents as? Data, let text = String(data: data, encoding: .utf8) else {
                throw CocoaError(.fileReadCorruptFile)
            }
            self.text = text
        }

        override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
            errors += 1
            super.handleError(error, userInteractionPermitted: userInteractionPermitted)
        }
    }

    /// A stage, and a document in a new folder.
    private func withNote(_ text: String? = "old", _ body: (Stage, Note) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("Note.txt")
        if let text { try Data(text.utf8).write(to: url) }
        try Stage.run(root: UIViewController()) { stage, _ in try body(stage, Note(fileURL: url)) }
    }

    private func text(_ note: Note) throws -> String { try String(contentsOf: note.fileURL, encoding: .utf8) }

    /// Advances until a call has its result.
    private func result(_ stage: Stage, _ call: (@escaping @MainActor (Bool) -> Void) -> Void) throws -> Bool {
        var result: Bool?
        call { result = $0 }
        for _ in 0..<100 where result == nil { stage.advance(by: 0.01) }
        return try #require(result as Bool?)
    }

    @Test("A document is closed until it was opened, and has the content of its file")
    func opening() throws {
        try withNote { stage, note in
            expectEqual(note.documentState, .closed)
            expectEqual(note.localizedName, "Note")
            expectEqual(note.fileType, "public.plain-text")

            expectTrue(try result(stage) { note.open(completionHandler: $0) })

            expectEqual(note.documentState, .normal)
            expectEqual(note.text, "old")
            expectNotNil(note.fileModificationDate)
            expectFalse(note.hasUnsavedChanges)
        }
    }

    @Test("Opening a missing or a broken file fails and calls handleError")
    func failedOpening() throws {
        try withNote(nil) { stage, note in
            expectFalse(try result(stage) { note.open(completionHandler: $0) })
            expectEqual(note.errors, 1)
            expectTrue(note.documentState.contains(.closed))
            try Data([0xFF, 0xFE, 0xFF]).write(to: note.fileURL)
            expectFalse(try result(stage) { note.open(completionHandler: $0) })
            expectEqual(note.errors, 2)
        }
    }

    @Test("Creating a document writes its file and opens it")
    func creating() throws {
        try withNote(nil) { stage, note in
            note.text = "new"

            expectTrue(try result(stage) { note.save(to: note.fileURL, for: .forCreating, completionHandler: $0) })

            expectEqual(try text(note), "new")
            expectEqual(note.documentState, .normal)
        }
    }

    /// Writes its parts to a folder.
    private final class Package: UIDocument, @unchecked Sendable {
        nonisolated(unsafe) var urls: [URL?] = []

        override func contents(forType typeName: String) throws -> Any { ["a", "b"] }

        override func writeContents(
            _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
        ) throws {
            urls += [url, originalContentsURL]
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
            for part in contents as? [String] ?? [] {
                try Data(part.utf8).write(to: url.appendingPathComponent(part))
            }
        }
    }

    @Test("A document writes its contents to a temporary URL, which then replaces the old file or folder")
    func writing() throws {
        try withNote { stage, note in
            let folder = note.fileURL.deletingLastPathComponent()
            let name = "Parts.package"
            let url = folder.appendingPathComponent(name)
            let package = Package(fileURL: url)
            expectTrue(try result(stage) { package.save(to: url, for: .forCreating, completionHandler: $0) })
            expectTrue(try result(stage) { package.save(to: url, for: .forOverwriting, completionHandler: $0) })

            expectEqual(package.urls.map { $0?.lastPathComponent ?? "nil" }, [name, "nil", name, name])
            expectEqual(package.urls.last, url)
            expectFalse(package.urls[0] == url || package.urls[2] == url)
            expectEqual(try FileManager.default.contentsOfDirectory(atPath: url.path).sorted(), ["a", "b"])
            expectEqual(
                try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(), ["Note.txt", name])
        }
    }

    @Test("A document whose writing fails keeps the old file, its permissions, and no temporary files")
    func failedWriting() throws {
        final class Broken: UIDocument {
            override func contents(forType typeName: String) throws -> Any { Data() }
            override func writeContents(
                _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
            ) throws { throw CocoaError(.fileWriteOutOfSpace) }
        }
        try withNote { stage, note in
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: note.fileURL.path)
            let broken = Broken(fileURL: note.fileURL)
            expectFalse(
                try result(stage) { broken.save(to: note.fileURL, for: .forOverwriting, completionHandler: $0) })
            expectEqual(try text(note), "old")
            note.text = "new"
            expectTrue(try result(stage) { note.save(to: note.fileURL, for: .forOverwriting, completionHandler: $0) })
            expectEqual(try text(note), "new")
            let files = FileManager.default
            expectEqual(
                try files.attributesOfItem(atPath: note.fileURL.path)[.posixPermissions] as? Int, 0o600)
            expectEqual(
                try files.contentsOfDirectory(atPath: note.fileURL.deletingLastPathComponent().path), ["Note.txt"])
        }
    }

    @Test("A change is saved after ten seconds, and an undone change counts back")
    func autosaving() throws {
        try withNote { stage, note in
            _ = try result(stage) { note.open(completionHandler: $0) }
            note.text = "changed"
            note.updateChangeCount(.done)
            expectTrue(note.hasUnsavedChanges)
            stage.advance(by: 9)
            expectEqual(try text(note), "old")
            stage.advance(by: 2)

            expectEqual(try text(note), "changed")
            expectFalse(note.hasUnsavedChanges)
            note.updateChangeCount(.done)
            note.updateChangeCount(.undone)
            expectFalse(note.hasUnsavedChanges)
        }
    }

    @Test("Actions of the undo manager are changes")
    func undo() throws {
        try withNote { stage, note in
            _ = try result(stage) { note.open(completionHandler: $0) }
            note.undoManager.registerUndo(withTarget: note) { $0.text = "undone" }
            stage.advance(by: 0.1)
            expectTrue(note.hasUnsavedChanges)
            note.undoManager.undo()
            stage.advance(by: 0.1)

            expectEqual(note.text, "undone")
            expectFalse(note.hasUnsavedChanges)
        }
    }

    @Test("Closing saves changes; if that fails, the document stays open with a saving error")
    func closing() throws {
        try withNote { stage, note in
            _ = try result(stage) { note.open(completionHandler: $0) }
            var states = 0
            let observer = NotificationCenter.default.addObserver(
                forName: UIDocument.stateChangedNotification, object: note, queue: nil
            ) { _ in MainActor.assumeIsolated { states += 1 } }
            defer { NotificationCenter.default.removeObserver(observer) }
            note.text = "changed"
            note.updateChangeCount(.done)
            note.fails = true
            expectFalse(try result(stage) { note.close(completionHandler: $0) })
            expectEqual(note.documentState, .savingError)
            expectEqual(try text(note), "old")
            #expect(states > 0)

            note.fails = false
            expectTrue(try result(stage) { note.close(completionHandler: $0) })
            expectEqual(note.documentState, .closed)
            expectEqual(try text(note), "changed")
        }
    }

    @Test("A file that another program has changed is not overwritten automatically, until it is reverted")
    func conflict() throws {
        try withNote { stage, note in
            _ = try result(stage) { note.open(completionHandler: $0) }
            try Data("other".utf8).write(to: note.fileURL)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: note.fileURL.path)
            note.text = "mine"
            note.updateChangeCount(.done)
            stage.advance(by: 11)
            expectEqual(try text(note), "other")
            expectEqual(note.documentState, .inConflict)

            expectTrue(try result(stage) { note.revert(toContentsOf: note.fileURL, completionHandler: $0) })
            expectEqual(note.text, "other")
            expectEqual(note.documentState, .normal)
            expectFalse(note.hasUnsavedChanges)
        }
    }

    @Test("Changes during a save are still unsaved after it")
    func changesDuringSave() throws {
        try withNote { stage, note in
            _ = try result(stage) { note.open(completionHandler: $0) }
            note.updateChangeCount(.done)
            let token = note.changeCountToken(for: .forOverwriting)
            note.autosave(completionHandler: nil)
            note.updateChangeCount(.done)
            stage.advance(by: 1)

            expectTrue(note.hasUnsavedChanges)
            note.updateChangeCount(withToken: token, for: .forOverwriting)
            expectTrue(note.hasUnsavedChanges)
            stage.advance(by: 11)
            expectFalse(note.hasUnsavedChanges)
        }
    }

    @Test("Editing is disabled until each call was ended")
    func editing() throws {
        try withNote { _, note in
            note.disableEditing()
            note.disableEditing()
            note.enableEditing()
            expectTrue(note.documentState.contains(.editingDisabled))
            note.enableEditing()
            note.enableEditing()
            expectFalse(note.documentState.contains(.editingDisabled))
        }
    }
}
