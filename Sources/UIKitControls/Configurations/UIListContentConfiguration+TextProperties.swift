import Foundation

extension UIListContentConfiguration {
    /// The properties of a text in a list's content.
    @preconcurrency @MainActor
    public struct TextProperties: Hashable {
        /// The alignment of lines.
        public enum TextAlignment: Int, Hashable, Sendable {
            /// Aligned to the leading side.
            case natural
            /// Centered.
            case center
            /// Justified.
            case justified
        }

        /// The transformation of letters.
        public enum TextTransform: Int, Hashable, Sendable {
            /// No transformation.
            case none
            /// Uppercase letters.
            case uppercase
            /// Lowercase letters.
            case lowercase
            /// Words with an uppercase first letter.
            case capitalized
        }

        /// The font.
        public var font: UIFont {
            get { usedFont.font }
            set { usedFont.own = newValue }
        }

        /// The color. Until you set a color, the system's color depends on the state.
        public var color: UIColor {
            get { ownColor ?? systemColor }
            set { ownColor = newValue }
        }

        /// A transformer that is applied to the color. The default is `nil`.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment of lines.
        public var alignment = TextAlignment.natural
        /// The line break mode of text that does not fit.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 for any number.
        public var numberOfLines = 0
        /// Whether the font size is reduced if the text does not fit.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum scale factor for reducing the font size.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the preferred content size category. It is `true` for system fonts.
        public var adjustsFontForContentSizeCategory = true
        /// The transformation of letters.
        public var transform = TextTransform.none

        /// Returns the color after applying `colorTransformer`.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        private var usedFont: ConfigurationFont
        private var ownColor: UIColor?
        let normalColor: UIColor
        var systemColor: UIColor
        /// Whether the system's font has medium weight.
        var isEmphasized: Bool {
            get { usedFont.isEmphasized }
            set { usedFont.isEmphasized = newValue }
        }

        init(_ style: UIFont.TextStyle, _ color: UIColor, weight: UIFont.Weight = .regular) {
            usedFont = ConfigurationFont(style: style, weight: weight)
            normalColor = color
            systemColor = color
        }

        /// Returns the font of the text style for the content size category of the traits.
        package func font(for traits: UITraitCollection) -> UIFont {
            usedFont.font(for: traits, follows: adjustsFontForContentSizeCategory)
        }

        /// Returns a text after applying `transform`.
        package func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }
}
