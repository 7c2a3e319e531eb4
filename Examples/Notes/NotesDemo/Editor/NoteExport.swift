import Foundation

/// Exports notes as plain text files, for other programs.
public struct NoteExport {
    /// The target folder.
    let folder: URL

    /// Creates an exporter for a folder.
    public init(folder: URL) { self.folder = folder }

    /// The user's folder of documents.
    public static var documents: NoteExport? {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first.map(NoteExport.init)
    }

    /// Writes a note. If a file with its name exists, a number is added to the name.
    ///
    /// - Returns: The URL of the file.
    public func write(_ note: Note) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = Self.fileName(of: note.title)
        for number in 1...1000 {
            let file = folder.appendingPathComponent(number == 1 ? "\(name).txt" : "\(name) \(number).txt")
            do {
                try Data(note.text.plain.utf8).write(to: file, options: .withoutOverwriting)
                return file
            } catch CocoaError.fileWriteFileExists {
                continue
            }
        }
        throw CocoaError(.fileWriteFileExists)
    }

    /// A title without special characters of paths, and within the limit of file systems.
    static func fileName(of title: String) -> String {
        let separators = CharacterSet(charactersIn: "/\\:").union(.controlCharacters)
        var name = title.components(separatedBy: separators).joined(separator: " ")
            .trimmingCharacters(in: CharacterSet(charactersIn: ".").union(.whitespaces))
        while name.utf8.count > 200 { name.removeLast() }
        return name.isEmpty ? "Note" : name
    }
}
