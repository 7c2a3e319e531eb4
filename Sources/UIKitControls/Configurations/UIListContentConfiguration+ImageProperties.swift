import Foundation

extension UIListContentConfiguration {
    /// The properties of the image in a list's content.
    @preconcurrency @MainActor
    public struct ImageProperties: Hashable {
        /// The system's standard length for `reservedLayoutSize`, which aligns symbols of different widths.
        public static let standardDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

        /// The symbol configuration for symbols that do not specify one. The default is the large scale of the body
        /// style.
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
        /// The maximum size of the image, in points. A width or height of 0 is unlimited.
        public var maximumSize = CGSize.zero
        /// The size of the area around the centered image, in points. A width or height of 0 uses the length of the
        /// image.
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

        /// Returns the color of template images for a tint color, after applying `tintColorTransformer`.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Returns the color of the outline for a tint color, after applying `strokeColorTransformer`.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        /// Returns the size of an image after it was limited to `maximumSize`.
        func size(of image: CGSize) -> CGSize {
            var factor: CGFloat = 1
            if maximumSize.width > 0, image.width > maximumSize.width { factor = maximumSize.width / image.width }
            if maximumSize.height > 0, image.height * factor > maximumSize.height {
                factor = maximumSize.height / image.height
            }
            return CGSize(width: image.width * factor, height: image.height * factor)
        }

        /// Returns the size of the area that is reserved for an image of the given size.
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
