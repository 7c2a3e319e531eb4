import Foundation

extension UIListContentConfiguration {
    /// The properties of the image in a list's content.
    @preconcurrency @MainActor
    public struct ImageProperties: Hashable {
        /// A length of `reservedLayoutSize` that is the system's, which aligns symbols of different widths.
        public static let standardDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

        /// The configuration of symbols that do not specify one. The default is the large scale of the body style.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
            textStyle: .body, scale: .large)

        /// The color of template images; `nil` for the tint color.
        public var tintColor: UIColor? {
            get { ownTint ?? systemTint }
            set { ownTint = newValue }
        }

        /// A transformer that is applied to the color. The default is `nil`.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points; a length of 0 is not limited.
        public var maximumSize = CGSize.zero
        /// The size that is reserved for the centered image, in points; a length of 0 is the image's own length.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the image ignores inverted colors. The value is only stored.
        public var accessibilityIgnoresInvertColors = false
        /// The color of the outline; `nil` for the tint color.
        public var strokeColor: UIColor?
        /// A transformer that is applied to the outline's color. The default is `nil`.
        public var strokeColorTransformer: UIConfigurationColorTransformer?
        /// The width of the outline, in points; 0 for no outline.
        public var strokeWidth: CGFloat = 0

        private var ownTint: UIColor?
        var systemTint: UIColor?

        init() {}

        /// Returns the color of the image after the transformation, for a tint color.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Returns the color of the outline after the transformation, for a tint color.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        /// Returns the limited size of an image.
        func size(of image: CGSize) -> CGSize {
            var factor: CGFloat = 1
            if maximumSize.width > 0, image.width > maximumSize.width { factor = maximumSize.width / image.width }
            if maximumSize.height > 0, image.height * factor > maximumSize.height {
                factor = maximumSize.height / image.height
            }
            return CGSize(width: image.width * factor, height: image.height * factor)
        }

        /// Returns the size that is reserved for an image of a size.
        func reservedSize(for image: CGSize) -> CGSize {
            func length(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
                if reserved == Self.standardDimension { return max(own, 28) }
                return reserved > 0 && reserved.isFinite ? reserved : own
            }
            return CGSize(
                width: length(reservedLayoutSize.width, image.width),
                height: length(reservedLayoutSize.height, image.height))
        }
    }
}
