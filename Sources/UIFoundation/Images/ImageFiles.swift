import CoreGraphics
import Foundation
import ImageDecoding
import Synchronization

/// Finds and reads image files, and caches images that were requested by name.
enum ImageFiles {
    struct File {
        var path: String
        var scale: CGFloat
    }

    /// A read image with its orientation. The scale is determined by the name of the file.
    struct Loaded: Sendable {
        var content: UIImage.Content
        var attributes = UIImage.Attributes()

        func scaled(_ scale: CGFloat) -> Loaded {
            var loaded = self
            loaded.attributes.scale = scale
            return loaded
        }
    }

    private static let cache = Mutex(ImageCache())

    /// Releases the cached images that are not in use.
    static func removeCachedImages() { cache.withLock { $0 = ImageCache() } }

    // MARK: - Reading

    /// - Parameter element: The identifier of the part of the drawing to use. If the drawing has no such part, the
    ///   whole drawing is used.
    static func decode(_ data: Data, name: String, element: String? = nil) -> Loaded? {
        do {
            if VectorImage.isVector(data) { return Loaded(content: .vector(try VectorImage(data, element: element))) }
            let decoded = try ImageDecoder.decode(data)
            var loaded = Loaded(content: .pixels(decoded.image))
            loaded.attributes.orientation = UIImage.Orientation(exif: decoded.orientation)
            return loaded
        } catch {
            Log.drawing.error("Image \(name): \(error)")
            return nil
        }
    }

    static func read(_ path: String, element: String? = nil) -> Loaded? {
        data(at: path).flatMap { decode($0, name: path, element: element) }
    }

    /// Returns the bytes of a file. If it cannot be read or is too large, a line is logged and `nil` is returned.
    static func data(at path: String) -> Data? {
        do {
            // Devices and pipes are excluded, since they may be endless.
            guard let size = size(ofFile: path), size <= ImageLimits.fileSize else {
                Log.drawing.error("\(path): it is not a file, or is larger than \(ImageLimits.fileSize) bytes.")
                return nil
            }
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            Log.drawing.error("\(path): \(error.localizedDescription)")
            return nil
        }
    }

    /// Returns the size of a regular file in bytes, otherwise `nil`.
    static func size(ofFile path: String) -> Int? {
        let attributes = try? FileManager.default.attributesOfItem(
            atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
        guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
        return (attributes?[.size] as? NSNumber)?.intValue
    }

    // MARK: - Finding

    /// Returns the file at a path, or its variant for a scale.
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

    /// Returns the scales to search for: the scale of the screen, then larger ones, then smaller ones.
    private static func scales(for scale: CGFloat) -> [Int] {
        if scale > 2 { return [3, 2, 1] }
        return scale > 1 ? [2, 3, 1] : [1, 2, 3]
    }

    static func image(named name: String, in bundle: Bundle?, scale: CGFloat, isExpected: Bool = true) -> Loaded? {
        guard !name.isEmpty else { return nil }
        let bundle = bundle ?? .main
        let key = "\(bundle.bundlePath)\n\(name)\n\(scales(for: scale))"
        if let kept = cache.withLock({ $0.image(for: key) }) { return kept }
        guard let file = find(name, in: bundle, scale: scale) else {
            if isExpected { Log.drawing.warning("There is no image named \(name) in \(bundle.bundlePath).") }
            return nil
        }
        guard let loaded = read(file.path)?.scaled(file.scale) else { return nil }
        cache.withLock { $0.insert(loaded, for: key) }
        return loaded
    }

    /// Finds a file in a bundle's resources. If the name has no extension, the extension is PNG.
    private static func find(_ name: String, in bundle: Bundle, scale: CGFloat) -> File? {
        for folder in folders(of: bundle) {
            for ending in [".png", ""] {
                let path = folder.appendingPathComponent(name + ending).path
                if ending.isEmpty, URL(fileURLWithPath: path).pathExtension.isEmpty { continue }
                if let file = file(at: path, scale: scale) { return file }
            }
        }
        return nil
    }

    /// Returns the bundle's resources, and its folder if that is different. For the program, they include the
    /// resources of its packages, which SwiftPM puts beside the executable. Foundation treats a folder `Resources` as
    /// the location of all resources, even in a folder that is not a bundle.
    static func folders(of bundle: Bundle) -> [URL] {
        var folders = [bundle.resourceURL ?? bundle.bundleURL]
        if folders[0].standardizedFileURL != bundle.bundleURL.standardizedFileURL { folders.append(bundle.bundleURL) }
        if bundle == .main {
            let beside = try? FileManager.default.contentsOfDirectory(
                at: bundle.bundleURL, includingPropertiesForKeys: nil)
            folders += (beside ?? []).filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
        }
        return folders
    }
}

extension ImageFiles.Loaded {
    init(image: CGImage, scale: CGFloat) {
        self.init(content: .pixels(image))
        attributes.scale = scale
    }

    /// The pixels, or `nil` for a drawing.
    var image: CGImage? { if case .pixels(let image) = content { image } else { nil } }

    /// The number of bytes of the pixels.
    var byteCount: Int { image.map { $0.bytesPerRow * $0.height } ?? 0 }
}

extension UIImage.Orientation {
    /// Creates an orientation from an Exif number from 1 to 8. Different numbers are treated as upright.
    init(exif: Int) {
        let all: [UIImage.Orientation] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        self = all.indices.contains(exif - 1) ? all[exif - 1] : .up
    }
}
