import Foundation

/// Stores the state of an application in a file, in the user's folder for application state.
///
///     <folder>/state            the preserved state
///     <folder>/state.<…>.new    a file that is being written; renamed to `state` when it is complete and on the disk
///     <folder>/restoring        exists, and is locked, while a process restores (`RestorationMarker`)
///
/// Several processes of an application may use the store: each reads a complete state, and the last saved state is
/// kept. Since processes may be in separate containers without common process identifiers, locks show which processes
/// are running. The folder's lock is shared by the saving processes.
@MainActor
package final class FileStateStore: StateStore {
    private let folder: String
    private let application: String
    private var marker: RestorationMarker?

    /// - Parameters:
    ///   - folder: The folder for the files; it is created when a state is saved.
    ///   - application: The application's identifier, which is part of the file.
    package init(folder: URL, application: String) {
        self.folder = folder.path
        self.application = application
    }

    /// Releases the lock and leaves the marker, since the restoration has not succeeded.
    deinit { marker?.abandon() }

    /// Returns the user's folder for an application's state: the application's identifier in `$XDG_STATE_HOME`, or in
    /// `~/.local/state`.
    ///
    /// - Returns: `nil` without a home folder.
    package static func folder(application: String, environment: [String: String]) -> URL? {
        var name = application.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" }
        if name.first == "." || name.isEmpty { name.insert("_", at: 0) }
        // The longest name that file systems accept if letters have several bytes.
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
        try replaceFile(bytes, in: directory)
        // Writes the new name to the disk. Some file systems do not support this.
        guard fsync(directory) == 0 || errno == EINVAL else { throw .last("fsync", folder) }
    }

    /// Replaces the file, again if a different process has removed the new file: that process removed leftovers before
    /// this one had its shared lock.
    private func replaceFile(_ bytes: [UInt8], in directory: CInt) throws(StateStoreError) {
        for _ in 0..<Self.mostReplacements {
            do throws(StateStoreError) {
                return try replaceFile(bytes)
            } catch {
                guard case .system("rename", _, ENOENT) = error else { throw error }
                takeSharedLock(directory)
            }
        }
        try replaceFile(bytes)
    }

    private static let mostReplacements = 8
    private static let mostLockAttempts = 10_000

    /// Takes the shared lock. Processes that remove leftovers have the exclusive lock only for a moment; a process that
    /// keeps it is ignored after some attempts.
    private func takeSharedLock(_ directory: CInt) {
        for _ in 0..<Self.mostLockAttempts {
            if flock(directory, LOCK_SH | LOCK_NB) == 0 { return }
            sched_yield()
        }
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
            // Parent folders may not be accessible; only the last folder must exist.
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

    /// Removes files of processes that ended while saving, unless other processes are saving, and prevents other
    /// processes from doing the same until the folder is closed. It does not wait for other processes, since they may
    /// have been stopped.
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
        // Without a marker, a different process is restoring.
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
            // A state that cannot be read now may be readable later.
            if case .system = error { finishRestoring() } else { discard() }
            throw error
        }
    }

    /// Returns the sessions of the preserved state, or an empty array if they cannot be read. Restoration does not
    /// begin.
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
