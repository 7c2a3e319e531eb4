import CoreGraphics
import Foundation
import ImageDecoding

extension UIImage {
    private convenience init(_ loaded: ImageFiles.Loaded) {
        self.init(content: loaded.content, attributes: loaded.attributes)
    }

    // MARK: - Loading an image

    /// Creates an image from data, with one pixel per point.
    ///
    /// The formats are PNG, JPEG, GIF (its first image), WebP, TIFF, BMP, ICO and SVG. Returns `nil`, with a reason in
    /// the log, if the data cannot be read.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from data, with a scale factor. Returns `nil`, with a reason in the log, if the data cannot be
    /// read.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let loaded = ImageFiles.decode(data, name: "data") else { return nil }
        self.init(loaded.scaled(scale > 0 && scale.isFinite ? scale : 1))
    }

    /// Creates an image from a file.
    ///
    /// A name that ends in `@2x` or `@3x` specifies the scale factor. If a variant of the named file exists for the
    /// scale of the screen, it is preferred. Returns `nil`, with a reason in the log, if the file cannot be read.
    public convenience init?(contentsOfFile path: String) {
        let scale = UITraitCollection.current.displayScale
        guard let file = ImageFiles.file(at: path, scale: scale) ?? ImageFiles.file(at: path + ".png", scale: scale),
            let loaded = ImageFiles.read(file.path)
        else { return nil }
        self.init(loaded.scaled(file.scale))
    }

    // MARK: - Loading a named image

    /// Creates an image from the program's asset catalogs and resources.
    ///
    /// In an asset catalog, an image is found by the name of its image set, and image views show the variant that
    /// matches their traits. A file is found by its name. The extension of a PNG may be omitted. The file for the
    /// scale of the screen (`photo@2x.png`) is preferred. Files are cached. Returns `nil`, and logs a line, if the
    /// name is not found.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates an image from a bundle's asset catalogs and resources. With `nil`, the program's bundle and the current
    /// traits are used.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle, with: traitCollection.map { Configuration(traitCollection: $0) })
    }

    /// Creates an image or symbol from a bundle's asset catalogs and resources, for a configuration.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, value: nil, configuration: configuration)
    }

    /// Creates an image or symbol from a bundle's asset catalogs and resources, for a configuration. The variable
    /// value, from 0 to 1, only affects system symbols.
    public convenience init?(
        named name: String, in bundle: Bundle?, variableValue: Double, configuration: Configuration?
    ) {
        self.init(named: name, in: bundle, value: variableValue, configuration: configuration)
    }

    /// Returns an image or symbol from the first bundle that contains it. A missing image is not logged.
    package static func named(_ name: String, inFirstOf bundles: [Bundle]) -> UIImage? {
        bundles.lazy.compactMap {
            UIImage(named: name, in: $0, value: nil, configuration: nil, isExpected: false)
        }.first
    }

    private convenience init?(
        named name: String, in bundle: Bundle?, value: Double?, configuration: Configuration?, isExpected: Bool = true
    ) {
        let traits = configuration?.traitCollection ?? .current
        if let asset = CatalogImages.asset(named: name, in: bundle), let variant = asset.variant(for: traits) {
            var attributes = variant.attributes
            attributes.asset = asset
            attributes.configuration = configuration ?? Configuration(traitCollection: nil)
            self.init(content: variant.content, attributes: attributes)
        } else if let symbol = CatalogImages.symbol(named: name, in: bundle) {
            self.init(name, symbol, variableValue: value, configuration: configuration)
        } else if let loaded = ImageFiles.image(
            named: name, in: bundle, scale: traits.displayScale, isExpected: isExpected)
        {
            self.init(loaded)
        } else {
            return nil
        }
    }

    /// Creates the image of `#imageLiteral(resourceName:)`. If the image does not exist, a line is logged, and the
    /// image is empty (UIKit stops the program).
    public convenience init(imageLiteralResourceName name: String) {
        if let image = UIImage(named: name) {
            self.init(content: image.content, attributes: image.attributes)
        } else {
            self.init()
        }
    }

    // MARK: - Loading animated images

    private static let mostFrames = 1024

    /// Returns an animated image whose frames are the images `name0`, `name1` and so on, from 0 or 1 up to 1024. One
    /// pass takes `duration` seconds. Returns `nil` if no image is found.
    public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let scale = UITraitCollection.current.displayScale
        var images: [UIImage] = []
        for number in 0..<mostFrames {
            let found = ImageFiles.image(named: "\(name)\(number)", in: nil, scale: scale, isExpected: false)
            if let found { images.append(UIImage(found)) } else if number > 0 { break }
        }
        if images.isEmpty { Log.drawing.warning("There are no images named \(name)0, \(name)1 and so on.") }
        return animatedImage(with: images, duration: duration)
    }

    /// Returns the image of `animatedImageNamed(_:duration:)` with cap insets. The middle is repeated.
    public static func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// Returns the image of `animatedImageNamed(_:duration:)` with cap insets and a resizing mode.
    public static func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        guard let image = animatedImageNamed(name, duration: duration) else { return nil }
        let images = image.images?.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
        return images.flatMap { animatedImage(with: $0, duration: image.duration) }
    }

    // MARK: - Getting data

    /// Returns the image as PNG data, oriented and tinted as it is shown, or `nil` for an image without pixels.
    public func pngData() -> Data? {
        guard let image = prepared(tint: nil, traits: .current) else { return nil }
        do {
            return try image.pngData()
        } catch {
            Log.drawing.error("PNG data cannot be created: \(error)")
            return nil
        }
    }

    /// Returns the image as JPEG data, oriented and tinted as it is shown, on white. Returns `nil` for an image
    /// without pixels. The quality is from 0 (smallest data) to 1 (best quality).
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let image = prepared(tint: nil, traits: .current) else { return nil }
        do {
            return try ImageEncoder.jpegData(image, quality: compressionQuality)
        } catch {
            Log.drawing.error("JPEG data cannot be created: \(error)")
            return nil
        }
    }
}
