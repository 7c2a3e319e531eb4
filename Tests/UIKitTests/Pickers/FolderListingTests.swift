import Expectations
import Foundation
import Testing
import UIKitCore
import UniformTypeIdentifiers

@testable import UIKit

@Suite("Lists of files in folders")
struct FolderListingTests {
    private func names(_ folder: URL, _ request: FileRequest) throws -> [String] {
        try FolderListing.read(folder, for: request).entries.map { $0.isFolder ? $0.name + "/" : $0.name }
    }

    @Test("Folders, then files of the wanted types, in order, without hidden ones")
    func order() throws {
        let folder = try PickerFolder()
        for name in ["b.png", "A.png", "a10.png", "a9.png", "note.txt", ".hidden.png"] { try folder.add(name) }
        try folder.addFolder("Z")
        try folder.addFolder(".git")

        let found = try names(folder.url, FileRequest(.open, types: [.image]))

        expectEqual(found, ["Z/", "A.png", "a9.png", "a10.png", "b.png"])
    }

    @Test("All files are data and items; files of unknown types are not content")
    func types() throws {
        let folder = try PickerFolder()
        for name in ["plain", "a.unheardof", "b.pdf"] { try folder.add(name) }

        try expectEqual(names(folder.url, FileRequest(.open, types: [.item])), ["a.unheardof", "b.pdf", "plain"])
        try expectEqual(names(folder.url, FileRequest(.open, types: [.data])), ["a.unheardof", "b.pdf", "plain"])
        try expectEqual(names(folder.url, FileRequest(.open, types: [.content])), ["b.pdf"])
        try expectEqual(names(folder.url, FileRequest(.open, types: [.folder])), [])
    }

    @Test("Links count as their targets; pipes are not files")
    func special() throws {
        let folder = try PickerFolder()
        let inner = try folder.addFolder("inner")
        try folder.add("file.txt")
        let manager = FileManager.default
        func link(_ name: String, to target: String) throws {
            try manager.createSymbolicLink(
                atPath: folder.url.appendingPathComponent(name).path, withDestinationPath: target)
        }
        try link("toFolder", to: inner.path)
        try link("toFile.txt", to: "file.txt")
        try link("toItself.txt", to: "toItself.txt")
        try link("toNothing.txt", to: "nothing")
        mkfifo(folder.url.appendingPathComponent("pipe.txt").path, 0o600)

        let found = try names(folder.url, FileRequest(.open, types: [.text]))

        expectEqual(found, ["inner/", "toFolder/", "file.txt", "toFile.txt"])
    }

    @Test("A missing folder gives an error, and so does a file")
    func failures() throws {
        let folder = try PickerFolder()
        let file = try folder.add("file")
        let request = FileRequest(.open, types: [.item])

        #expect(throws: FolderListing.Failure.missing) {
            try FolderListing.read(folder.url.appendingPathComponent("no"), for: request)
        }
        #expect(throws: FolderListing.Failure.notFolder) { try FolderListing.read(file, for: request) }
        expectEqual(FolderListing.Failure(code: EACCES), .notPermitted)
    }

    @Test("An endless folder is listed in part")
    func cutOff() throws {
        let folder = try PickerFolder()
        for number in 0..<10 { try folder.add("\(number).txt") }

        let listing = try FolderListing.read(folder.url, for: FileRequest(.open, types: [.item]), mostEntries: 4)

        expectEqual(listing.entries.count, 4)
        expectTrue(listing.isCutOff)
    }

    @Test("Names are shown without known extensions, and without characters that could disguise them")
    func shownNames() {
        func shown(_ name: String, _ withExtension: Bool = false) -> String {
            FileEntry(name: name, isFolder: false).shownName(withExtension: withExtension)
        }

        expectEqual(shown("a.png"), "a")
        expectEqual(shown("a.png", true), "a.png")
        expectEqual(shown("a.unheardof"), "a.unheardof")
        expectEqual(FileEntry(name: "a.png", isFolder: true).shownName(withExtension: false), "a.png")
        expectEqual(shown("x\u{202E}gnp.exe", true), "x\u{FFFD}gnp.exe")
        expectEqual(shown("a\nb", true), "a\u{FFFD}b")
    }

    @Test(
        "Numbers in names are ordered by their values",
        arguments: [
            ("a2", "a10"), ("a02", "a10"), ("A1", "b"), ("a", "a1"), ("1x", "x"),
            ("99999999999999999999", "100000000000000000000"),
        ])
    func sorting(first: String, second: String) {
        #expect(FileEntry.sortKey(of: first) < FileEntry.sortKey(of: second))
    }

    @Test("A hundred thousand names are ordered")
    func many() throws {
        let names = (0..<100_000).map { "file \($0 * 7919 % 100_000).txt" }

        let keys = names.map { FileEntry.sortKey(of: $0) }.sorted()

        expectEqual(keys.first, FileEntry.sortKey(of: "file 0.txt"))
        expectEqual(keys.last, FileEntry.sortKey(of: "file 99999.txt"))
    }
}
