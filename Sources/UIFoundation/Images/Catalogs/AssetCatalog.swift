import Foundation
import Synchronization

/// The assets in a bundle's catalogues: folders that end in `.xcassets`, as Xcode keeps them, beside the other resources.
///
/// A catalogue is read when the first asset is asked for, and each asset when it is.
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

    /// Where an asset of a bundle is; without a bundle, of the program.
    static func folder(of kind: Kind, named name: String, in bundle: Bundle?) -> URL? {
        let bundle = bundle ?? .main
        let path = bundle.bundlePath
        let known = catalogs.withLock { $0[path] }
        let catalog = known ?? AssetCatalog(of: bundle)
        if known == nil { catalogs.withLock { $0[path] = catalog } }
        return catalog.folders[Key(kind: kind, name: name)]
    }

    // MARK: Reading

    /// Groups in groups deeper than this are not looked into.
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
                // The first catalogue's counts.
                if folders[key] == nil { folders[key] = child }
            } else if child.pathExtension.isEmpty {
                let isNamed = AssetContents.read(in: child)?.properties?.providesNamespace == true
                read(child, prefix: isNamed ? prefix + name + "/" : prefix, depth: depth + 1)
            }
        }
    }

    /// Without those behind symbolic links, which may lead back.
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
