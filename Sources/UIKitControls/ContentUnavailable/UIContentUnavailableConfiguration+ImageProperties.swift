import Foundation

extension UIContentUnavailableConfiguration {
    /// The properties of the image above the texts, or of the activity indicator.
    @preconcurrency @MainActor
    public struct ImageProperties: Hashable {
        /// The symbol configuration for symbols that do not specify one.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The color of template images and of the activity indicator; `nil` for the tint color.
        public var tintColor: UIColor?
        /// The radius of the image's corners, in points. The default is 0.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points. The default is zero. A width or height of 0 is unlimited.
        public var maximumSize = CGSize.zero
        /// Whether the image ignores inverted colors. The value is only stored.
        public var accessibilityIgnoresInvertColors = false

        init(symbolSize: CGFloat, tintColor: UIColor) {
            preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: symbolSize)
            self.tintColor = tintColor
        }

        /// Returns the size of an image after it was limited to `maximumSize`, with the same aspect ratio.
        func size(of image: CGSize) -> CGSize {
            var factor: CGFloat = 1
            if maximumSize.width > 0, image.width > maximumSize.width { factor = maximumSize.width / image.width }
            if maximumSize.height > 0, image.height * factor > maximumSize.height {
                factor = maximumSize.height / image.height
            }
            return CGSize(width: image.width * factor, height: image.height * factor)
        }
    }
}
