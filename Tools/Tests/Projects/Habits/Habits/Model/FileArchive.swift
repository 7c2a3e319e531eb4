import Foundation

/// The habits in a file of the app's folder.
struct FileArchive: Archive {
    let url: URL

    init(name: String, folder: URL = .documentsDirectory) {
        url = folder.appending(path: name)
    }

    func read() throws -> [Habit] {
        guard FileManager.default.fileExists(atPath: url.path()) else { return [] }
        return try JSONDecoder().decode([Habit].self, from: Data(contentsOf: url))
    }

    func write(_ habits: [Habit]) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(habits).write(to: url, options: .atomic)
    }
}
