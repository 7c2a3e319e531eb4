import Foundation

/// Reads and writes files on the queue of a document.
enum DocumentFile {
    /// Returns the date of the file's last change; `nil` if there is no file.
    static func modificationDate(of url: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }

    /// Writes contents to a temporary file beside the target and then replaces the target, so that the target is
    /// complete at any time.
    static func write(_ data: Data, to url: URL, attributes: [FileAttributeKey: Any]?) throws {
        let folder = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let permissions = try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
        try data.write(to: url, options: .atomic)
        var wanted = attributes ?? [:]
        if wanted[.posixPermissions] == nil, let permissions { wanted[.posixPermissions] = permissions }
        if !wanted.isEmpty { try FileManager.default.setAttributes(wanted, ofItemAtPath: url.path) }
    }
}
