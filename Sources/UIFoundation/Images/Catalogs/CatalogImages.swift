import Foundation
import Synchronization

/// The image and symbol sets of asset catalogs, each read once.
enum CatalogImages {
    private static let assets = Mutex<[URL: UIImageAsset]>([:])

    /// Releases the sets that are not in use.
    static func removeCachedImages() { assets.withLock { $0 = [:] } }

    static func asset(named name: String, in bundle: Bundle?) -> UIImageAsset? {
        guard let folder = AssetCatalog.folder(of: .image, named: name, in: bundle) else { return nil }
        if let asset = assets.withLock({ $0[folder] }) { return asset }
        guard let contents = AssetContents.read(in: folder) else { return nil }
        let files = contents.variants.compactMap { file(of: $0, contents.properties, in: folder) }
        guard !files.isEmpty else {
            Log.drawing.error("Asset catalog: \(folder.path): the set has no image")
            return nil
        }
        return assets.withLock { assets in
            let asset = assets[folder] ?? UIImageAsset(files: files)
            assets[folder] = asset
            return asset
        }
    }

    private static func file(
        of variant: AssetContents.Variant, _ properties: AssetContents.Properties?, in folder: URL
    ) -> CatalogImageFile? {
        guard let name = variant.filename, let path = path(of: name, in: folder) else { return nil }
        var file = CatalogImageFile(path: path, traits: variant.traits)
        file.preservesVectors = properties?.preservesVectors == true
        switch properties?.renderingIntent {
        case "template": file.renderingMode = .alwaysTemplate
        case "original": file.renderingMode = .alwaysOriginal
        default: break
        }
        if let resizing = variant.resizing, let caps = resizing.capInsets {
            // Catalogs specify them in pixels.
            let scale = file.traits.displayScale > 0 ? file.traits.displayScale : 1
            let insets = caps.insets
            file.capInsets = UIEdgeInsets(
                top: insets.top / scale, left: insets.left / scale, bottom: insets.bottom / scale,
                right: insets.right / scale)
            file.resizingMode = resizing.center?.mode == "stretch" ? .stretch : .tile
        }
        if let insets = variant.alignmentInsets?.insets { file.alignmentInsets = insets }
        return file
    }

    /// Returns the path of a file, or `nil` for a name outside the folder.
    static func path(of name: String, in folder: URL) -> String? {
        guard !name.isEmpty, !name.contains("/") else {
            Log.drawing.error("Asset catalog: \(folder.path): it contains no file '\(name)'")
            return nil
        }
        return folder.appendingPathComponent(name).path
    }

    /// Returns the drawing of a symbol set.
    static func symbol(named name: String, in bundle: Bundle?) -> SymbolDrawing? {
        guard let folder = AssetCatalog.folder(of: .symbol, named: name, in: bundle) else { return nil }
        let key = folder.path
        if let kept = SymbolDrawing.kept(key) { return kept }
        guard let contents = AssetContents.read(in: folder),
            let file = contents.variants.lazy.compactMap(\.filename).first, let path = path(of: file, in: folder),
            case .vector(let vector) = ImageFiles.read(path, element: "#Regular-M")?.content
        else { return nil }
        return SymbolDrawing.keep(SymbolDrawing(vector: vector), as: key)
    }
}
