import Foundation

/// Finds files in folders.
enum DocumentFolders {
    /// Returns the files with some extensions in a folder and its subfolders, sorted by path. Hidden files are left
    /// out.
    ///
    /// - Parameter limit: The maximum number of returned files. A hundred times as many entries are examined.
    /// - Throws: The reason why the folder cannot be read.
    static func files(in folder: URL, extensions: Set<String>, limit: Int) throws -> [URL] {
        var isFolder = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
            throw DocumentPictureError(file: folder.path, reason: "the folder does not exist")
        }
        guard isFolder.boolValue else { throw DocumentPictureError(file: folder.path, reason: "it is not a folder") }
        guard (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) != nil else {
            throw DocumentPictureError(file: folder.path, reason: "the folder cannot be read")
        }
        let entries = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var files: [URL] = []
        var rest = limit * 100
        while rest > 0, let file = entries?.nextObject() as? URL {
            rest -= 1
            if extensions.contains(file.pathExtension.lowercased()) { files.append(file) }
        }
        return Array(files.sorted { $0.path < $1.path }.prefix(limit))
    }
}

extension DocumentPictures {
    /// Returns the storyboards and nibs in a folder and its subfolders, sorted by path. At most ten thousand are
    /// returned.
    ///
    /// - Throws: The reason why the folder cannot be read.
    public static func documents(in folder: URL) throws -> [URL] {
        try DocumentFolders.files(in: folder, extensions: ["storyboard", "xib"], limit: 10_000)
    }

    /// Returns the pictures that ``draw(_:_:)`` has drawn earlier, read from the files of a folder with the names of
    /// given pictures.
    ///
    /// - Parameter others: Pictures of the same document. Pictures without a file in the folder are left out.
    /// - Throws: The reason why the folder or a file cannot be read.
    public static func pictures(in folder: URL, named others: [Picture]) throws -> [Picture] {
        _ = try DocumentFolders.files(in: folder, extensions: [], limit: 0)
        return try others.compactMap { other in
            let file = folder.appendingPathComponent(other.name + ".png")
            guard FileManager.default.fileExists(atPath: file.path) else { return nil }
            let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
            guard let size, size <= largestPicture else {
                throw DocumentPictureError(file: file.path, reason: "the picture is too large")
            }
            guard let data = try? Data(contentsOf: file) else {
                throw DocumentPictureError(file: file.path, reason: "the picture cannot be read")
            }
            return Picture(name: other.name, data: data)
        }
    }

    /// The maximum size in bytes of a picture that is read. It is larger than any drawn picture.
    private static let largestPicture = 64 << 20
}
