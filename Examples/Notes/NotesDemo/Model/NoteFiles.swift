import Foundation

/// Stores notes as files in a folder that only the user can access.
public struct NoteFiles {
    /// The folder of the files.
    public let folder: URL
    /// The maximum size of a note. Larger files are not notes.
    private static let longest = 16 << 20

    /// Stores files in a folder, which is created when the first file is written.
    public init(folder: URL) { self.folder = folder }

    /// Whether any file was ever written.
    public var exist: Bool { FileManager.default.fileExists(atPath: folder.path) }

    /// Reads all notes. A damaged file is ignored and kept.
    public func read() -> [Note] {
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.fileSizeKey])
        return (files ?? []).filter { $0.pathExtension == "json" }.compactMap { file in
            let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
            guard size <= Self.longest, let data = try? Data(contentsOf: file),
                let note = try? JSONDecoder().decode(Note.self, from: data), self.file(of: note.id).path == file.path
            else { return nil }
            return note
        }
    }

    /// Writes a note to a temporary file, which replaces the previous file when it is complete on the disk.
    public func write(_ note: Note) throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let data = try JSONEncoder().encode(note)
        let temporary = folder.appendingPathComponent(".\(note.id.uuidString).\(UUID().uuidString)")
        let descriptor = open(temporary.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        do {
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            try handle.write(contentsOf: data)
            try handle.synchronize()
            try handle.close()
            guard rename(temporary.path, file(of: note.id).path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        } catch {
            try? FileManager.default.removeItem(at: temporary)
            throw error
        }
    }

    /// Removes the file of a note, if it exists.
    public func remove(_ id: Note.ID) { try? FileManager.default.removeItem(at: file(of: id)) }

    private func file(of id: Note.ID) -> URL { folder.appendingPathComponent(id.uuidString + ".json") }
}
