import Foundation
import Glibc
import Synchronization

/// The keychain of the program: a file that only its owner can read. In tests it is in memory.
final class Keychain: Sendable {
    static let shared = Keychain(file: defaultFile)

    /// The file's path; `nil` for a keychain in memory.
    private let file: String?
    private let memory = Mutex<[KeychainItem]>([])

    init(file: String?) { self.file = file }

    // Chosen (Documents): The keychain of a test program is in memory, so that tests do not change the user's keychain.
    private static var defaultFile: String? {
        let process = ProcessInfo.processInfo
        if process.processName.hasSuffix(".xctest") { return nil }
        let data = process.environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let folder = (data ?? NSHomeDirectory() + "/.local/share") + "/ireko/keychains"
        let name = Bundle.main.bundleIdentifier ?? process.processName
        return folder + "/" + String(name.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "_" }) + ".json"
    }

    /// Reads the items, performs a change, and writes them if they have changed. Other processes wait.
    func perform(_ body: (inout [KeychainItem]) -> OSStatus) -> OSStatus {
        memory.withLock { items in
            guard let file else { return body(&items) }
            guard makeFolder(of: file) else { return errSecNotAvailable }
            let lock = open(file + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
            guard lock >= 0 else { return errSecNotAvailable }
            defer { close(lock) }
            flock(lock, LOCK_EX)
            var stored: [KeychainItem] = []
            var old: Data?
            if access(file, F_OK) == 0 {
                guard let data = FileManager.default.contents(atPath: file) else { return errSecAuthFailed }
                // A damaged file is not overwritten.
                guard let read = try? JSONDecoder().decode([KeychainItem].self, from: data) else {
                    return errSecInvalidKeychain
                }
                (stored, old) = (read, data)
            }
            let status = body(&stored)
            guard status == errSecSuccess else { return status }
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            guard let data = try? encoder.encode(stored) else { return errSecIO }
            if data == old { return status }
            return write(data, to: file) ? status : errSecIO
        }
    }

    private func makeFolder(of file: String) -> Bool {
        let folder = (file as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return access(folder, W_OK) == 0
    }

    /// Replaces the file, so that a reader never sees a part of it.
    private func write(_ data: Data, to file: String) -> Bool {
        let temporary = file + ".new"
        unlink(temporary)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return false }
        let isWritten = data.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                let count = Glibc.write(descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
                guard count > 0 else { return false }
                offset += count
            }
            return fsync(descriptor) == 0
        }
        close(descriptor)
        return isWritten && rename(temporary, file) == 0
    }
}
