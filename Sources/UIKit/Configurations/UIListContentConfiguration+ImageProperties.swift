import Foundation

extension UIListContentConfiguration {
    /// How the image of a list's content is shown.
    @preconcurrency @MainActor
    public struct ImageProperties: Hashable {
        /// A length of `reservedLayoutSize` that stands for the system's, in which symbols of different widths line up.
        public static let standardDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

        /// How symbols are drawn that do not specify it themselves: large, for body text, unless set.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
            textStyle: .body, scale: .large)

        /// The colour of template images. `nil` for the tint colour.
        public var tintColor: UIColor? {
            get { ownTint ?? systemTint }
            set { ownTint = newValue }
        }

        /// What is made of the colour before it is used; nothing by default.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size at which the image is shown; a length of 0 does not limit it.
        public var maximumSize = CGSize.zero
        /// The size that is kept free for the image, in whose middle it is; a length of 0 is the image's own.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the image keeps its colours where colours are inverted. Kept for the program.
        public var accessibilityIgnoresInvertColors = false
        /// The colour of the outline. `nil` for the tint colour.
        public var strokeColor: UIColor?
        /// What is made of the outline's colour before it is used; nothing by default.
        public var strokeColorTransformer: UIConfigurationColorTransformer?
        /// The width of the outline, in points. 0 for none.
        public var strokeWidth: CGFloat = 0

        private var ownTint: UIColor?
        var systemTint: UIColor?

        init() {}

        /// The colour that is drawn with, where this is the tint colour.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// The outline's colour, where this is the tint colour.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        /// The size of an image with this size of its own.
        func size(of image: CGSize) -> CGSize {
            var factor: CGFloat = 1
            if maximumSize.width > 0, image.width > maximumSize.width { factor = maximumSize.width / image.width }
            if maximumSize.height > 0, image.height * factor > maximumSize.height {
                factor = maximumSize.height / image.height
            }
            return CGSize(width: image.width * factor, height: image.height * factor)
        }

        /// The size that is kept free for an image of a size.
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
