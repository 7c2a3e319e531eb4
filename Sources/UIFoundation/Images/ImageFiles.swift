import CoreGraphics
import Foundation
import Synchronization

/// Finds and reads the files of images, and caches those that were requested by name.
enum ImageFiles {
    struct File {
        var path: String
        var scale: CGFloat
    }

    struct Loaded: Sendable {
        var image: CGImage
        var scale: CGFloat
    }

    /// A file larger than this is not read.
    private static let largestFile = 256 << 20
    private static let cache = Mutex(ImageCache())

    /// Releases the images that were requested by name, but for those that are in use.
    static func removeCachedImages() { cache.withLock { $0 = ImageCache() } }

    // MARK: - Reading

    static func decode(_ data: Data, name: String) -> CGImage? {
        do {
            return try CGImage.decodePNG(data)
        } catch {
            Log.drawing.error("Image \(name): \(error)")
            return nil
        }
    }

    static func read(_ path: String) -> CGImage? {
        do {
            // Neither devices nor pipes, which may never end.
            let attributes = try FileManager.default.attributesOfItem(
                atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
            guard attributes[.type] as? FileAttributeType == .typeRegular,
                let size = attributes[.size] as? NSNumber, size.intValue <= largestFile
            else {
                Log.drawing.error("Image \(path): not a file of at most \(largestFile) bytes.")
                return nil
            }
            return decode(try Data(contentsOf: URL(fileURLWithPath: path)), name: path)
        } catch {
            Log.drawing.error("Image \(path): \(error.localizedDescription)")
            return nil
        }
    }

    // MARK: - Finding

    /// The file at this path, or the one beside it for this scale.
    static func file(at path: String, scale: CGFloat) -> File? {
        let url = URL(fileURLWithPath: path)
        let stem = url.deletingPathExtension().lastPathComponent
        if let own = ["@2x": CGFloat(2), "@3x": 3].first(where: { stem.hasSuffix($0.key) }) {
            return FileManager.default.fileExists(atPath: path) ? File(path: path, scale: own.value) : nil
        }
        let folder = url.deletingLastPathComponent()
        for candidate in scales(for: scale) {
            let suffix = candidate == 1 ? "" : "@\(candidate)x"
            let file = folder.appendingPathComponent(stem + suffix).appendingPathExtension(url.pathExtension)
            let place = candidate == 1 ? path : file.path
            if FileManager.default.fileExists(atPath: place) { return File(path: place, scale: CGFloat(candidate)) }
        }
        return nil
    }

    /// The scales to look for: the screen's, then larger ones, then smaller ones.
    private static func scales(for scale: CGFloat) -> [Int] {
        if scale > 2 { return [3, 2, 1] }
        return scale > 1 ? [2, 3, 1] : [1, 2, 3]
    }

    static func image(named name: String, in bundle: Bundle?, scale: CGFloat) -> Loaded? {
        let name = name.lowercased().hasSuffix(".png") ? String(name.dropLast(4)) : name
        guard !name.isEmpty else { return nil }
        let bundle = bundle ?? .main
        let key = "\(bundle.bundlePath)\n\(name)\n\(scales(for: scale))"
        if let kept = cache.withLock({ $0.image(for: key) }) { return kept }
        guard let file = find(name, in: bundle, scale: scale) else {
            Log.drawing.warning("There is no image named \(name) in \(bundle.bundlePath).")
            return nil
        }
        guard let image = read(file.path) else { return nil }
        let loaded = Loaded(image: image, scale: file.scale)
        cache.withLock { $0.insert(loaded, for: key) }
        return loaded
    }

    private static func find(_ name: String, in bundle: Bundle, scale: CGFloat) -> File? {
        for folder in folders(of: bundle) {
            let path = folder.appendingPathComponent(name + ".png").path
            if let file = file(at: path, scale: scale) { return file }
        }
        return nil
    }

    /// The bundle's resources; for the program, also those of its packages, which SwiftPM puts beside the executable.
    private static func folders(of bundle: Bundle) -> [URL] {
        var folders = [bundle.resourceURL ?? bundle.bundleURL]
        if bundle == .main {
            let beside = try? FileManager.default.contentsOfDirectory(
                at: bundle.bundleURL, includingPropertiesForKeys: nil)
            folders += (beside ?? []).filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
        }
        return folders
    }
}
