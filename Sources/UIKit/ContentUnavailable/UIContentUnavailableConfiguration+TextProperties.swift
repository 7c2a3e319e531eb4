import Foundation

extension UIContentUnavailableConfiguration {
    /// How a text that says what is missing is shown.
    @preconcurrency @MainActor
    public struct TextProperties: Hashable {
        /// The font. The system's follows the preferred size of text, and so does another one of a text style.
        public var font: UIFont {
            get { usedFont.font }
            set { usedFont.own = newValue }
        }

        /// The colour.
        public var color: UIColor
        /// How text that does not fit is broken or cut off. The default is `byTruncatingTail`.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// How many lines there may be; 0, the default, for any number.
        public var numberOfLines = 0
        /// Whether text that is too long is made smaller. The default is `false`.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor by which it is made smaller. The default is 0, as for `UILabel`.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters stand closer together before text is truncated. The default is `false`.
        public var allowsDefaultTighteningForTruncation = false

        private var usedFont: ConfigurationFont

        init(_ style: UIFont.TextStyle, _ color: UIColor, weight: UIFont.Weight = .regular) {
            usedFont = ConfigurationFont(style: style, weight: weight)
            self.color = color
        }

        /// The font in an environment, at its preferred size of text.
        func font(for traits: UITraitCollection) -> UIFont { usedFont.font(for: traits) }
    }
}
