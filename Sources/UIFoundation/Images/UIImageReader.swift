import CoreGraphics
import Foundation

/// Reads images with a configuration, on any thread.
public struct UIImageReader: Sendable {
    /// The configuration of a reader.
    public struct Configuration: Sendable {
        /// The size in points to which images are scaled down, with their aspect ratio. Zero, the default, does not
        /// scale.
        public var preferredThumbnailSize = CGSize.zero

        /// Whether images are prepared for display. Images are always prepared, whatever the value is.
        public var preparesImagesForDisplay = false

        /// Whether high dynamic range is preferred. The value has no effect: images have no colors brighter than
        /// white.
        public var prefersHighDynamicRange = false

        /// Creates the default configuration.
        public init() {}
    }

    /// The configuration of the reader.
    public let configuration: Configuration

    /// A reader with the default configuration.
    public static let `default` = UIImageReader(configuration: Configuration())

    /// Creates a reader.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// Returns an image from data. Returns `nil`, and logs a line, if the data cannot be read.
    public func image(data: Data) -> UIImage? { UIImage(data: data).flatMap(scaledDown) }

    /// Returns an image from a file. Returns `nil`, and logs a line, if the file cannot be read.
    public func image(contentsOf url: URL) -> UIImage? {
        guard url.isFileURL, let data = ImageFiles.data(at: url.path) else { return nil }
        return image(data: data)
    }

    private func scaledDown(_ image: UIImage) -> UIImage? {
        let (size, wanted) = (image.size, configuration.preferredThumbnailSize)
        guard wanted.width > 0, wanted.height > 0, size.width > wanted.width || size.height > wanted.height else {
            return image
        }
        let factor = min(wanted.width / size.width, wanted.height / size.height)
        return image.preparingThumbnail(of: CGSize(width: size.width * factor, height: size.height * factor))
    }
}
