import Foundation

/// Reads and writes files on the queue of a document.
enum DocumentFile {
    /// Returns the date of the file's last change; `nil` if there is no file.
    static func modificationDate(of url: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }

    /// Replaces a file, or a folder of a document, by a new one. The new one is written in a temporary folder beside
    /// the target, so that the target is complete at any time.
    ///
    /// - Parameters:
    ///   - attributes: Additional attributes of the file. Without permissions, the file keeps those of the old one.
    ///   - write: Writes the new file to a URL with the same name.
    static func replace(_ url: URL, attributes: [FileAttributeKey: Any], write: (URL) throws -> Void) throws {
        let files = FileManager.default
        let folder = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        let new = folder.appendingPathComponent(url.lastPathComponent)
        try write(new)
        var wanted = attributes
        let old = try? files.attributesOfItem(atPath: url.path)
        if wanted[.posixPermissions] == nil { wanted[.posixPermissions] = old?[.posixPermissions] }
        if !wanted.isEmpty { try files.setAttributes(wanted, ofItemAtPath: new.path) }
        // A folder cannot be replaced by a single operation.
        let replaced = folder.appendingPathComponent(UUID().uuidString)
        let isFolder = old?[.type] as? FileAttributeType == .typeDirectory
        if isFolder { try files.moveItem(at: url, to: replaced) }
        guard rename(new.path, url.path) == 0 else {
            if isFolder { try files.moveItem(at: replaced, to: url) }
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
        }
    }
}
