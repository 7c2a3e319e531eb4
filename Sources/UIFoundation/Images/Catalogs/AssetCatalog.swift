import Foundation
import Synchronization

/// The assets in a bundle's catalogs: folders with the extension `.xcassets`, in the format of Xcode, beside the other
/// resources.
///
/// A catalog is read when an asset is first requested, and an asset when that asset is requested.
struct AssetCatalog: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case image = "imageset"
        case color = "colorset"
        case symbol = "symbolset"
        case data = "dataset"
    }

    private struct Key: Hashable {
        var kind: Kind
        var name: String
    }

    private var folders: [Key: URL] = [:]

    // MARK: Finding

    private static let catalogs = Mutex<[String: AssetCatalog]>([:])

    /// Returns the folder of an asset in a bundle. Without a bundle the program is searched.
    static func folder(of kind: Kind, named name: String, in bundle: Bundle?) -> URL? {
        let bundle = bundle ?? .main
        let path = bundle.bundlePath
        let known = catalogs.withLock { $0[path] }
        let catalog = known ?? AssetCatalog(of: bundle)
        if known == nil { catalogs.withLock { $0[path] = catalog } }
        return catalog.folders[Key(kind: kind, name: name)]
    }

    // MARK: Reading

    /// The maximum depth of nested groups.
    private static let deepest = 16

    private init(of bundle: Bundle) {
        for folder in ImageFiles.folders(of: bundle) {
            for catalog in Self.subfolders(of: folder) where catalog.pathExtension == "xcassets" {
                read(catalog, prefix: "", depth: 0)
            }
        }
    }

    private mutating func read(_ folder: URL, prefix: String, depth: Int) {
        guard depth < Self.deepest else { return }
        for child in Self.subfolders(of: folder) {
            let name = child.deletingPathExtension().lastPathComponent
            if let kind = Kind(rawValue: child.pathExtension) {
                let key = Key(kind: kind, name: prefix + name)
                // The first catalog takes precedence.
                if folders[key] == nil { folders[key] = child }
            } else if child.pathExtension.isEmpty {
                let isNamed = AssetContents.read(in: child)?.properties?.providesNamespace == true
                read(child, prefix: isNamed ? prefix + name + "/" : prefix, depth: depth + 1)
            }
        }
    }

    /// Returns subfolders without symbolic links, which may be cyclic.
    private static func subfolders(of folder: URL) -> [URL] {
        let keys: Set<URLResourceKey> = [.isDirectoryKey, .isSymbolicLinkKey]
        let children = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
        return (children ?? []).filter { child in
            guard let values = try? child.resourceValues(forKeys: keys) else { return false }
            return values.isDirectory == true && values.isSymbolicLink != true
        }.sorted { $0.path < $1.path }
    }
}
