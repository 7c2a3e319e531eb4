import Foundation

extension UIContentUnavailableConfiguration {
    /// The properties of a text in a content-unavailable configuration.
    @preconcurrency @MainActor
    public struct TextProperties: Hashable {
        /// The font. The default font, and any other font of a text style, is adjusted to the preferred content size
        /// category.
        public var font: UIFont {
            get { usedFont.font }
            set { usedFont.own = newValue }
        }

        /// The color of the text.
        public var color: UIColor
        /// The line break mode of text that does not fit. The default is `byTruncatingTail`.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0, the default, for any number.
        public var numberOfLines = 0
        /// Whether the font size is reduced if the text does not fit. The default is `false`.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum scale factor for reducing the font size. The default is 0, as for `UILabel`.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the space between letters is reduced before the text is truncated. The default is `false`.
        public var allowsDefaultTighteningForTruncation = false

        private var usedFont: ConfigurationFont

        init(_ style: UIFont.TextStyle, _ color: UIColor, weight: UIFont.Weight = .regular) {
            usedFont = ConfigurationFont(style: style, weight: weight)
            self.color = color
        }

        /// Returns the font for the content size category of traits.
        func font(for traits: UITraitCollection) -> UIFont { usedFont.font(for: traits) }
    }
}
