import Expectations
import Foundation
import Testing

@testable import UIKit

@Suite("Copies of picked files, and exported files")
struct PickedFilesTests {
    private func text(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

    @Test("Copies have the names of the files, also if the names are equal")
    func copies() throws {
        let folder = try PickerFolder()
        let inner = try folder.addFolder("inner")
        let one = try folder.add("a.txt", Data("one".utf8))
        let two = inner.appendingPathComponent("a.txt")
        try Data("two".utf8).write(to: two)

        let copies = try PickedFiles.copies(of: [one, two])

        expectEqual(copies.map(\.lastPathComponent), ["a.txt", "a.txt"])
        expectEqual(copies.map(text), ["one", "two"])
        expectTrue(text(one) == "one" && copies[0].path != one.path)
        for copy in copies { try FileManager.default.removeItem(at: copy.deletingLastPathComponent()) }
    }

    @Test("Missing and endless files are not copied")
    func refused() throws {
        let folder = try PickerFolder()
        let pipe = folder.url.appendingPathComponent("pipe")
        mkfifo(pipe.path, 0o600)

        #expect(throws: PickerFailure.self) { try PickedFiles.copies(of: [folder.url.appendingPathComponent("no")]) }
        #expect(throws: PickerFailure("“pipe” can’t be opened. It is not a file.")) {
            try PickedFiles.copies(of: [pipe])
        }
    }

    @Test("Exported copies keep the originals; moved files are removed", arguments: [true, false])
    func export(asCopy: Bool) throws {
        let folder = try PickerFolder()
        let target = try folder.addFolder("target")
        let file = try folder.add("a.txt", Data("new".utf8))
        let place = target.appendingPathComponent("a.txt")
        try Data("old".utf8).write(to: place)

        let exported = try PickedFiles.export([file], to: [place], asCopy: asCopy)

        expectEqual(exported, [place])
        expectEqual(text(place), "new")
        expectEqual(FileManager.default.fileExists(atPath: file.path), asCopy)
        try expectEqual(FileManager.default.contentsOfDirectory(atPath: target.path), ["a.txt"])
    }

    @Test("If one of several files cannot be exported, no file has changed")
    func allOrNothing() throws {
        let folder = try PickerFolder()
        let target = try folder.addFolder("target")
        let file = try folder.add("a.txt")
        let missing = folder.url.appendingPathComponent("b.txt")
        let places = ["a.txt", "b.txt"].map { target.appendingPathComponent($0) }

        #expect(throws: PickerFailure.self) { try PickedFiles.export([file, missing], to: places, asCopy: false) }

        expectTrue(FileManager.default.fileExists(atPath: file.path))
        try expectEqual(FileManager.default.contentsOfDirectory(atPath: target.path), [])
    }

    @Test("A file that is exported to its own location stays")
    func samePlace() throws {
        let folder = try PickerFolder()
        let file = try folder.add("a.txt")

        try expectEqual(PickedFiles.export([file], to: [file], asCopy: false), [file])
        expectEqual(folder.names, ["a.txt"])
    }

    @Test("A name that is taken gets a number")
    func freeName() throws {
        let folder = try PickerFolder()
        for name in ["a.txt", "a 2.txt", "b"] { try folder.add(name) }

        let places = FreeName.places(for: ["a.txt", "b", "c.txt", "c.txt"], in: folder.url)

        expectEqual(places.map(\.lastPathComponent), ["a 3.txt", "b 2", "c.txt", "c 2.txt"])
    }
}
