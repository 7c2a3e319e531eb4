import CoreGraphics
import Foundation
import ImageDecoding

extension UIImage {
    private convenience init(_ loaded: ImageFiles.Loaded) {
        self.init(content: loaded.content, attributes: loaded.attributes)
    }

    // MARK: - Loading an image

    /// Reads an image from data, one pixel a point.
    ///
    /// The formats are PNG, JPEG, GIF (its first image), WebP, TIFF, BMP, ICO and SVG. `nil` where the data cannot be read;
    /// the log says why.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Reads an image from data, with a scale factor. `nil` where the data cannot be read; the log says why.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let loaded = ImageFiles.decode(data, name: "data") else { return nil }
        self.init(loaded.scaled(scale > 0 && scale.isFinite ? scale : 1))
    }

    /// Reads an image from a file.
    ///
    /// A name that ends in `@2x` or `@3x` says the scale factor; a file of such a name beside the named one is
    /// preferred on a screen of that scale. `nil` where the file cannot be read; the log says why.
    public convenience init?(contentsOfFile path: String) {
        let scale = UITraitCollection.current.displayScale
        guard let file = ImageFiles.file(at: path, scale: scale) ?? ImageFiles.file(at: path + ".png", scale: scale),
            let loaded = ImageFiles.read(file.path)
        else { return nil }
        self.init(loaded.scaled(file.scale))
    }

    // MARK: - Loading a named image

    /// Finds an image among the program's asset catalogues and other resources.
    ///
    /// In a catalogue it is found by its set's name, and image views show the variant that suits their traits. A file is
    /// found by its name, without an ending if it is a PNG; the one for the screen's scale (`photo@2x.png`) is preferred.
    /// Files are cached. `nil`, and a line in the log, where there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Finds an image among a bundle's asset catalogues and other resources. Without a bundle the program's own; without
    /// traits the current ones.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle, with: traitCollection.map { Configuration(traitCollection: $0) })
    }

    /// Finds an image or symbol among a bundle's asset catalogues and other resources, for a configuration.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, value: nil, configuration: configuration)
    }

    /// Finds an image or symbol among a bundle's asset catalogues and other resources, for a configuration. The value, from
    /// 0 to 1, has an effect on the system's symbols only.
    public convenience init?(
        named name: String, in bundle: Bundle?, variableValue: Double, configuration: Configuration?
    ) {
        self.init(named: name, in: bundle, value: variableValue, configuration: configuration)
    }

    /// Finds an image or symbol in the first of several bundles that has it. A missing image is not logged.
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

    /// The image that `#imageLiteral(resourceName:)` names. If there is no such image that is logged, and the image is
    /// empty (chosen: UIKit stops the program).
    public convenience init(imageLiteralResourceName name: String) {
        if let image = UIImage(named: name) {
            self.init(content: image.content, attributes: image.attributes)
        } else {
            self.init()
        }
    }

    // MARK: - Loading animated images

    private static let mostFrames = 1024

    /// Finds images named `name0`, `name1` and so on, or from 1 on, up to 1024, and makes an animated image of them, all of
    /// them in `duration` seconds. `nil` where there is none.
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

    /// As `animatedImageNamed(_:duration:)`, of images with edges that keep their size; the middle is repeated.
    public static func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// As `animatedImageNamed(_:duration:)`, of images with edges that keep their size.
    public static func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        guard let image = animatedImageNamed(name, duration: duration) else { return nil }
        let images = image.images?.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
        return images.flatMap { animatedImage(with: $0, duration: image.duration) }
    }

    // MARK: - Getting data

    /// The image as a PNG, oriented and tinted as it is shown. `nil` for an image without pixels.
    public func pngData() -> Data? {
        guard let image = prepared(tint: nil, traits: .current) else { return nil }
        do {
            return try image.pngData()
        } catch {
            Log.drawing.error("PNG data cannot be made: \(error)")
            return nil
        }
    }

    /// The image as a JPEG, oriented and tinted as it is shown, on white. The quality is from 0 (small) to 1 (good). `nil`
    /// for an image without pixels.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let image = prepared(tint: nil, traits: .current) else { return nil }
        do {
            return try ImageEncoder.jpegData(image, quality: compressionQuality)
        } catch {
            Log.drawing.error("JPEG data cannot be made: \(error)")
            return nil
        }
    }
}
