import Foundation

/// Which images and colours an asset catalogue has. A set is read when it is asked for.
package struct AssetCatalogue: Sendable {
    /// Where each image set is, by name. A name begins with those of the folders that provide a namespace.
    package private(set) var imageFolders: [String: URL] = [:]
    /// Where each colour set is, by name.
    package private(set) var colorFolders: [String: URL] = [:]

    /// Folders in folders deeper than this are not looked into.
    private static let deepest = 16
    /// Sets beyond these are not looked for.
    private static let mostSets = 50_000

    /// Finds the sets in a folder that ends in `.xcassets`. Where there is no such folder, there are none.
    package static func read(folder: URL) -> AssetCatalogue {
        var catalogue = AssetCatalogue()
        catalogue.find(in: folder, prefix: "", depth: 0)
        return catalogue
    }

    /// The images of a name; `nil` where there are none, or what says which cannot be read.
    package func imageSet(named name: String) -> ImageSet? {
        imageFolders[name].flatMap { folder in
            CatalogueContents.read(in: folder).map { ImageSet($0, in: folder) }
        }
    }

    /// The colours of a name; `nil` where there are none, or what says which cannot be read.
    package func colorSet(named name: String) -> ColorSet? {
        colorFolders[name].flatMap(CatalogueContents.read(in:)).map(ColorSet.init(_:))
    }

    private mutating func find(in folder: URL, prefix: String, depth: Int) {
        guard depth < Self.deepest else { return }
        for child in Self.subfolders(of: folder) where imageFolders.count + colorFolders.count < Self.mostSets {
            let name = prefix + child.deletingPathExtension().lastPathComponent
            switch child.pathExtension {
            // Where there are two of a name, the first one counts.
            case "imageset": imageFolders[name] = imageFolders[name] ?? child
            case "colorset": colorFolders[name] = colorFolders[name] ?? child
            case "":
                let isNamed = CatalogueContents.read(in: child)?.properties?.providesNamespace == true
                find(in: child, prefix: isNamed ? name + "/" : prefix, depth: depth + 1)
            default: break
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
