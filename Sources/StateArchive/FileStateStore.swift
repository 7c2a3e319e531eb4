import Foundation

/// Keeps the state of an application in a file of its own, in the user's folder for such things.
///
///     <folder>/state            what is kept
///     <folder>/state.<…>.new    what a process writes; it becomes `state` when it is complete and on the disk
///     <folder>/restoring        is there, and locked, while a process restores (`RestorationMarker`)
///
/// Several processes of one application may use it: each reads a complete state, and the one that saves last is kept. They may be in
/// containers and know each other by no number, so that locks say who is alive: the folder's is shared by those that save.
@MainActor
package final class FileStateStore: StateStore {
    private let folder: String
    private let application: String
    private var marker: RestorationMarker?

    /// - Parameters:
    ///   - folder: Where the files are; it is made when something is saved.
    ///   - application: The application's identifier, which the file has in it.
    package init(folder: URL, application: String) {
        self.folder = folder.path
        self.application = application
    }

    /// The lock is given back, and the marker stays: restoring has not succeeded.
    deinit { marker?.abandon() }

    /// The user's folder for an application's state: `$XDG_STATE_HOME`, or `~/.local/state`, and in it the application's identifier.
    ///
    /// - Returns: `nil` where there is no home.
    package static func folder(application: String, environment: [String: String]) -> URL? {
        var name = application.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" }
        if name.first == "." || name.isEmpty { name.insert("_", at: 0) }
        // The longest name that file systems take, of letters with several bytes.
        let folder = String(name.prefix(60))
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
            return URL(fileURLWithPath: state, isDirectory: true).appendingPathComponent(folder)
        }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(".local/state/\(folder)")
    }

    private var file: String { folder + "/state" }
    private var markerFile: String { folder + "/restoring" }

    // MARK: Saving

    package func save(_ state: ArchivedState) throws(StateStoreError) {
        let bytes = try ArchiveWriter.write(state, application: application)
        try makeFolder()
        let directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard directory >= 0 else { throw .last("open", folder) }
        defer { close(directory) }
        removeLeftovers(directory)
        do throws(StateStoreError) {
            try replaceFile(bytes)
        } catch {
            // Another process that did not know of this one may have removed what this one was writing.
            guard case .system("rename", _, ENOENT) = error else { throw error }
            try replaceFile(bytes)
        }
        // The new name is on the disk as well. Some file systems have no such thing.
        guard fsync(directory) == 0 || errno == EINVAL else { throw .last("fsync", folder) }
    }

    private func replaceFile(_ bytes: [UInt8]) throws(StateStoreError) {
        let beside = "\(file).\(getpid())-\(String(UInt64.random(in: 0...UInt64.max), radix: 36)).new"
        do throws(StateStoreError) {
            try write(bytes, to: beside)
            guard rename(beside, file) == 0 else { throw .last("rename", file) }
        } catch {
            unlink(beside)
            throw error
        }
    }

    private func makeFolder() throws(StateStoreError) {
        var path = ""
        let parts = folder.split(separator: "/")
        for part in parts {
            path += "/" + part
            guard mkdir(path, 0o700) != 0, errno != EEXIST else { continue }
            // A folder above may not be ours to make or even to see; the last one must be there.
            guard path != "/" + parts.joined(separator: "/") else { throw .last("mkdir", path) }
        }
    }

    private func write(_ bytes: [UInt8], to path: String) throws(StateStoreError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .last("open", path) }
        defer { close(descriptor) }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
                return Glibc.write(descriptor, rest.baseAddress, rest.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .last("write", path) }
            written += count
        }
        guard fsync(descriptor) == 0 else { throw .last("fsync", path) }
    }

    /// Removes what processes that ended while they saved have left, unless others save now, and keeps others from doing the same until
    /// the folder is closed. It never waits for another process, which may have been stopped.
    private func removeLeftovers(_ directory: CInt) {
        if flock(directory, LOCK_EX | LOCK_NB) == 0 {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names where name.hasPrefix("state.") && name.hasSuffix(".new") { unlink("\(folder)/\(name)") }
        }
        flock(directory, LOCK_SH | LOCK_NB)
    }

    // MARK: Restoring

    package func beginRestoring() throws(StateStoreError) -> ArchivedState? {
        guard marker == nil, exists(file) || exists(markerFile) else { return nil }
        // Without one another process restores.
        guard let marker = try RestorationMarker.begin(at: markerFile) else { return nil }
        self.marker = marker
        guard exists(file) else {
            finishRestoring()
            return nil
        }
        do throws(StateStoreError) {
            guard !marker.isOfCrash else { throw .restorationCrashed }
            return try ArchiveReader.read(try contents(), application: application)
        } catch {
            // What cannot be read now may be readable the next time.
            if case .system = error { finishRestoring() } else { discard() }
            throw error
        }
    }

    /// The sessions that are kept, without beginning to restore; empty if they cannot be read.
    package func keptSessions() -> [ArchivedSession] {
        guard exists(file), let contents = try? contents() else { return [] }
        return (try? ArchiveReader.read(contents, application: application))?.sessions ?? []
    }

    private func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    private func contents() throws(StateStoreError) -> Data {
        let descriptor = open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last("open", file) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last("fstat", file) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .damaged("\(file) is not a file") }
        guard status.st_size <= ArchiveForm.largestFile else { throw .tooLarge("\(status.st_size) bytes") }
        var bytes = Data(count: Int(status.st_size))
        var length = 0
        while length < bytes.count {
            let start = length
            let count = bytes.withUnsafeMutableBytes { buffer in
                let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[start...])
                return read(descriptor, rest.baseAddress, rest.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .last("read", file) }
            if count == 0 { break }
            length += count
        }
        return bytes.prefix(length)
    }

    package func finishRestoring() {
        marker?.end()
        marker = nil
    }

    package func discard() {
        unlink(file)
        finishRestoring()
    }
}
