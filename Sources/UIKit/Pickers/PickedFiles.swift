import Foundation

/// Copies chosen files, and saves files at chosen places. The functions block while they use the file system, so call
/// them on a background thread.
enum PickedFiles {
    // MARK: Opening

    /// Copies files to new temporary folders, one for each file, and returns the URLs of the copies. The copies have
    /// the same names. If one file cannot be copied, all copies are deleted.
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

    /// Creates a folder that only the user can access.
    static func makeInbox() throws(PickerFailure) -> URL {
        let name = ProcessInfo.processInfo.processName.filter { $0 != "/" }
        let template = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-Inbox-XXXXXX").path
        var path = Array(template.utf8CString)
        guard mkdtemp(&path) != nil else { throw PickerFailure("There is no place for a copy. \(reason(errno))") }
        return URL(
            fileURLWithPath: String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self),
            isDirectory: true)
    }

    // MARK: Exporting

    /// Moves or copies files to places, and replaces existing files there. Existing files are changed only after all
    /// files have been copied to the folders of their places.
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

    /// Copies a file or a folder. Symbolic links are resolved. Devices and pipes are refused, since reading them may
    /// never end.
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
    /// The file name without invisible and control characters.
    var shownName: String { FileEntry.readable(lastPathComponent) }
}
