import CoreGraphics
import Foundation

/// Reads images, on any thread, in one way for all of them.
public struct UIImageReader: Sendable {
    /// How images are read.
    public struct Configuration: Sendable {
        /// A size in points into which images are scaled down, keeping their shape; zero, the default, for none.
        public var preferredThumbnailSize = CGSize.zero

        /// Whether images are ready to be shown at once, which they always are.
        public var preparesImagesForDisplay = false

        /// Whether colours brighter than white are wanted. What is read has none.
        public var prefersHighDynamicRange = false

        /// Makes the default configuration.
        public init() {}
    }

    /// How images are read.
    public let configuration: Configuration

    /// A reader with the default configuration.
    public static let `default` = UIImageReader(configuration: Configuration())

    /// Makes a reader.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// Reads an image from data; `nil`, and a line in the log, where that is not possible.
    public func image(data: Data) -> UIImage? { UIImage(data: data).flatMap(scaledDown) }

    /// Reads an image from a file; `nil`, and a line in the log, where that is not possible.
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
