import Foundation

/// Copies chosen files, and saves files at chosen places. The functions block on the file system, so call them on a
/// thread that may wait.
enum PickedFiles {
    // MARK: Opening

    /// Returns copies of files with the same names, each in a separate new folder for temporary files. If one copy
    /// fails, no copy is kept.
    static func copies(of files: [URL]) throws(PickerFailure) -> [URL] {
        var inboxes: [URL] = []
        do throws(PickerFailure) {
            var copies: [URL] = []
            for file in files {
                let inbox = try makeInbox()
                inboxes.append(inbox)
                let copy = inbox.appendingPathComponent(file.lastPathComponent)
                try attempt("“\(file.shownName)” can’t be opened.") { try copyItem(file, to: copy) }
                copies.append(copy)
            }
            return copies
        } catch {
            for inbox in inboxes { remove(inbox) }
            throw error
        }
    }

    /// Creates a folder that only the user can read.
    private static func makeInbox() throws(PickerFailure) -> URL {
        let name = ProcessInfo.processInfo.processName.filter { $0 != "/" }
        let template = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-Inbox-XXXXXX").path
        var path = Array(template.utf8CString)
        guard mkdtemp(&path) != nil else { throw PickerFailure("There is no place for a copy. \(reason(errno))") }
        return URL(
            fileURLWithPath: String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self),
            isDirectory: true)
    }

    // MARK: Exporting

    /// Moves files to places, replacing existing files, or copies them. Before all files have been copied next to
    /// their places, no existing file is changed.
    static func export(_ files: [URL], to places: [URL], asCopy: Bool) throws(PickerFailure) -> [URL] {
        guard files.count == places.count, !files.isEmpty else { throw PickerFailure("There is nothing to save.") }
        var prepared: [(copy: URL, place: URL, file: URL)] = []
        defer { for entry in prepared { remove(entry.copy) } }
        for (file, place) in zip(files, places) where file.standardizedFileURL.path != place.standardizedFileURL.path {
            let copy = place.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
            prepared.append((copy, place, file))
            try attempt("“\(file.shownName)” can’t be saved here.") { try copyItem(file, to: copy) }
        }
        for entry in prepared {
            guard rename(entry.copy.path, entry.place.path) == 0 else {
                throw PickerFailure("“\(entry.place.shownName)” can’t be saved here. \(reason(errno))")
            }
        }
        if !asCopy { for entry in prepared { remove(entry.file) } }
        return places
    }

    // MARK: Files

    /// Copies a file or a folder. Links are resolved; devices and pipes, which may never end, are refused.
    private static func copyItem(_ file: URL, to place: URL) throws {
        var status = stat()
        guard stat(file.path, &status) == 0 else { throw PickerFailure(reason(errno)) }
        guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { throw PickerFailure("It is not a file.") }
        try FileManager.default.copyItem(at: file.resolvingSymlinksInPath(), to: place)
    }

    private static func remove(_ file: URL) { try? FileManager.default.removeItem(at: file) }

    private static func attempt(_ beginning: String, _ body: () throws -> Void) throws(PickerFailure) {
        do {
            try body()
        } catch let failure as PickerFailure {
            throw PickerFailure("\(beginning) \(failure.sentence)")
        } catch {
            throw PickerFailure("\(beginning) \(error.localizedDescription)")
        }
    }

    private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) + "." }
}

extension URL {
    /// The file's name without unreadable characters.
    var shownName: String { FileEntry.readable(lastPathComponent) }
}
