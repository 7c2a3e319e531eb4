import Foundation

/// The folders with asset catalogs in the repository of a document, from its own folder up to the root.
enum AssetFolders {
    /// The maximum number of examined entries.
    private static let limit = 50_000

    /// Returns the bundles with the images and colors of a file, the nearest first.
    static func bundles(for file: URL) -> [Bundle] {
        var folder = file.standardizedFileURL.deletingLastPathComponent()
        let root = root(of: folder)
        var found: [String] = []
        var rest = limit
        while rest > 0 {
            for path in catalogues(in: folder, &rest) where !found.contains(path) { found.append(path) }
            guard folder.path != root.path, folder.path != "/" else { break }
            folder.deleteLastPathComponent()
        }
        return found.compactMap { Bundle(path: $0) }
    }

    /// Returns the folder of the repository, or the document's own folder if the document is not in a repository.
    private static func root(of folder: URL) -> URL {
        var current = folder
        while current.path != "/" {
            if FileManager.default.fileExists(atPath: current.appendingPathComponent(".git").path) { return current }
            current.deleteLastPathComponent()
        }
        return folder
    }

    private static func catalogues(in folder: URL, _ rest: inout Int) -> [String] {
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var found: Set<String> = []
        while rest > 0, let url = files?.nextObject() as? URL {
            rest -= 1
            guard url.pathExtension == "xcassets" else { continue }
            found.insert(url.deletingLastPathComponent().path)
            files?.skipDescendants()
        }
        return found.sorted()
    }
}
