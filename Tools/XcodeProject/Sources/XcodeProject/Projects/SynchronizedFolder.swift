import Foundation

/// The files of a folder that Xcode keeps in step with the disk (`PBXFileSystemSynchronizedRootGroup`).
struct SynchronizedFolder {
    private let path: String
    /// The paths below the folder. Folders in `explicitFolders` are one path.
    private(set) var files: [(relative: String, isFolder: Bool)] = []
    private(set) var isTooLarge = false

    private static let mostFiles = 200_000
    private static let deepest = 64

    /// - Parameter explicitFolders: The folders that are copied as they are.
    init(_ path: String, explicitFolders: Set<String>) {
        self.path = path
        var pending: [(relative: String, depth: Int)] = [("", 0)]
        while let (relative, depth) = pending.popLast() {
            let folder = relative.isEmpty ? path : path + "/" + relative
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") {
                let child = relative.isEmpty ? name : relative + "/" + name
                guard files.count < Self.mostFiles else {
                    isTooLarge = true
                    return
                }
                switch FilePaths.kind(of: path + "/" + child) {
                case .folder where explicitFolders.contains(child): files.append((child, true))
                case .folder where FileKinds.packages.contains(FileKinds.fileExtension(of: name)):
                    files.append((child, true))
                case .folder where depth < Self.deepest: pending.append((child, depth + 1))
                // Symbolic links to folders may be cyclic.
                case .file: files.append((child, false))
                case .link:
                    var isFolder = ObjCBool(false)
                    if FileManager.default.fileExists(atPath: path + "/" + child, isDirectory: &isFolder),
                        !isFolder.boolValue
                    {
                        files.append((child, false))
                    }
                default: break
                }
            }
        }
        files.sort { $0.relative < $1.relative }
    }

    /// Whether an exception of Xcode's names a file: by its path, the path of a folder above it, or
    /// `/Localized: path` for a file in the folders of languages.
    static func isListed(_ relative: String, in exceptions: Set<String>) -> Bool {
        if exceptions.isEmpty { return false }
        if exceptions.contains(relative) { return true }
        var parts = relative.split(separator: "/")
        if parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") {
            let plain = (parts.dropLast(2) + parts.suffix(1)).joined(separator: "/")
            if exceptions.contains("/Localized: " + plain) || exceptions.contains("/Localized/" + plain) { return true }
        }
        while parts.count > 1 {
            parts.removeLast()
            if exceptions.contains(parts.joined(separator: "/")) { return true }
        }
        return false
    }
}
