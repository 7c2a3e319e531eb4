import Foundation

extension UIContentUnavailableConfiguration {
    /// How the image over the texts is shown, or the activity indicator while content is loaded.
    @preconcurrency @MainActor
    public struct ImageProperties: Hashable {
        /// How symbols are drawn that do not specify it themselves.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of template images and of the activity indicator. `nil` for the tint colour.
        public var tintColor: UIColor?
        /// The radius of the image's corners, in points. The default is 0.
        public var cornerRadius: CGFloat = 0
        /// The largest size at which the image is shown, in points; a length of 0, the default, does not limit it.
        public var maximumSize = CGSize.zero
        /// Whether the image keeps its colours where colours are inverted. Kept for the program.
        public var accessibilityIgnoresInvertColors = false

        init(symbolSize: CGFloat, tintColor: UIColor) {
            preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: symbolSize)
            self.tintColor = tintColor
        }

        /// The size of an image with this size of its own: smaller in its proportions where a limit says so.
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
