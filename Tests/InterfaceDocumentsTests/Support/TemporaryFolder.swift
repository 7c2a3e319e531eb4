import Foundation

/// A folder that is deleted with its last reference.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("InterfaceDocuments-\(UUID().uuidString)")

    /// A folder with files of texts.
    init(_ files: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The path of a file in it.
    func path(of file: URL) -> String { String(file.path.dropFirst(url.path.count + 1)) }
}
