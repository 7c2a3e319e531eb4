import Foundation

/// Notes as files: one for each in a folder that only the user can look into.
public struct NoteFiles {
    /// Where they are.
    public let folder: URL
    /// No note is longer; a file that is has another origin.
    private static let longest = 16 << 20

    /// Files in a folder, which is made when the first one is written.
    public init(folder: URL) { self.folder = folder }

    /// Whether something was written at any time.
    public var exist: Bool { FileManager.default.fileExists(atPath: folder.path) }

    /// All notes that can be read. A file that is damaged stays where it is.
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

    /// Writes a note: beside the file of before, whose place it takes when all of it is on the disk.
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

    /// Removes the file of a note; nothing where it has none.
    public func remove(_ id: Note.ID) { try? FileManager.default.removeItem(at: file(of: id)) }

    private func file(of id: Note.ID) -> URL { folder.appendingPathComponent(id.uuidString + ".json") }
}
