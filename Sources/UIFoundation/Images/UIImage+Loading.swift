import CoreGraphics
import Foundation

extension UIImage {
    // MARK: - Loading an image

    /// Reads an image from data (PNG), one pixel a point. `nil` where the data cannot be read; the log says why.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Reads an image from data (PNG), with a scale factor. `nil` where the data cannot be read; the log says why.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = ImageFiles.decode(data, name: "data") else { return nil }
        self.init(cgImage: image, scale: scale, orientation: .up)
    }

    /// Reads an image from a file (PNG).
    ///
    /// A name that ends in `@2x` or `@3x` says the scale factor; a file of such a name beside the named one is
    /// preferred on a screen of that scale. `nil` where the file cannot be read; the log says why.
    public convenience init?(contentsOfFile path: String) {
        let scale = UITraitCollection.current.displayScale
        guard let file = ImageFiles.file(at: path, scale: scale) ?? ImageFiles.file(at: path + ".png", scale: scale),
            let image = ImageFiles.read(file.path)
        else { return nil }
        self.init(cgImage: image, scale: file.scale, orientation: .up)
    }

    /// Finds an image (PNG) among the program's resources, by name with or without its ending.
    ///
    /// The file whose name has the screen's scale (`photo@2x.png`) is preferred. Images are cached. `nil`
    /// where there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Finds an image (PNG) among a bundle's resources, by name with or without its ending. Without a bundle the
    /// program's own; without traits the current ones.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let scale = (traitCollection ?? .current).displayScale
        guard let found = ImageFiles.image(named: name, in: bundle, scale: scale) else { return nil }
        self.init(cgImage: found.image, scale: found.scale, orientation: .up)
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
}
