import Foundation

/// A file that exists, and is locked, while a process restores. If the file exists without a lock, the process that
/// created it has ended, which released the lock.
///
///     begin ──no file─────────────────▶ begun ──end──▶ (no file)
///       │                                 └──the process ends──▶ the next begin finds it
///       ├──a file that is not locked──▶ crashed ──end──▶ (no file)
///       └──a file that another process has locked──▶ nil
struct RestorationMarker {
    private let path: String
    private let descriptor: CInt
    /// Whether the file was left by a process that ended during restoration.
    let isOfCrash: Bool

    /// Creates the file, or takes over an existing unlocked file. Returns `nil` while a different process restores.
    static func begin(at path: String) throws(StateStoreError) -> RestorationMarker? {
        while true {
            let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw .last("open", path) }
            do throws(StateStoreError) {
                guard try lock(descriptor, path) else {
                    close(descriptor)
                    return nil
                }
                var status = stat()
                guard fstat(descriptor, &status) == 0 else { throw .last("fstat", path) }
                // The process that created the file has removed it meanwhile.
                guard status.st_nlink > 0 else {
                    close(descriptor)
                    continue
                }
                // The file is empty until a process has locked it.
                let isNew = status.st_size == 0
                if isNew, write(descriptor, "1", 1) != 1 { throw .last("write", path) }
                return RestorationMarker(path: path, descriptor: descriptor, isOfCrash: !isNew)
            } catch {
                close(descriptor)
                throw error
            }
        }
    }

    private static func lock(_ descriptor: CInt, _ path: String) throws(StateStoreError) -> Bool {
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
        guard errno == EWOULDBLOCK else { throw .last("flock", path) }
        return false
    }

    /// Removes the file.
    func end() {
        unlink(path)
        close(descriptor)
    }

    /// Releases the lock and leaves the file, as the end of the process does.
    func abandon() { close(descriptor) }
}
