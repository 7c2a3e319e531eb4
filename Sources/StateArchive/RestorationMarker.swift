import Foundation

/// The file that is there, and locked, while a process restores. One that is there and not locked is that of a process that ended
/// meanwhile: its lock is gone with it.
///
///     begin ──no file─────────────────▶ begun ──end──▶ (no file)
///       │                                 └──the process ends──▶ the next begin finds it
///       ├──a file that is not locked──▶ crashed ──end──▶ (no file)
///       └──a file that another process has locked──▶ nil
struct RestorationMarker {
    private let path: String
    private let descriptor: CInt
    /// Whether it was that of a process that ended before it had restored.
    let isOfCrash: Bool

    /// Makes the file, or takes over one that was left; `nil` while another process restores.
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
                // A process that ended its own meanwhile has removed the file that was opened.
                guard status.st_nlink > 0 else {
                    close(descriptor)
                    continue
                }
                // It is empty as long as no process has got its lock.
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

    /// Gives the lock back and leaves the file, as the end of the process does.
    func abandon() { close(descriptor) }
}
