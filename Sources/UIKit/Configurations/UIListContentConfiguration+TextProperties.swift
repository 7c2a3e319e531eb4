import Foundation

extension UIListContentConfiguration {
    /// How a text of a list's content is shown.
    @preconcurrency @MainActor
    public struct TextProperties: Hashable {
        /// Where lines stand between the sides.
        public enum TextAlignment: Int, Hashable, Sendable {
            /// Where reading begins.
            case natural
            /// In the middle.
            case center
            /// At both sides.
            case justified
        }

        /// How the letters of a text are changed.
        public enum TextTransform: Int, Hashable, Sendable {
            /// Not at all.
            case none
            /// To capitals.
            case uppercase
            /// To small letters.
            case lowercase
            /// To words that begin with a capital.
            case capitalized
        }

        /// The font.
        public var font: UIFont {
            get { usedFont.font }
            set { usedFont.own = newValue }
        }

        /// The colour. One of the system's follows the state, until another one is set.
        public var color: UIColor {
            get { ownColor ?? systemColor }
            set { ownColor = newValue }
        }

        /// What is made of the colour before it is used; nothing by default.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// Where lines stand between the sides.
        public var alignment = TextAlignment.natural
        /// How text that does not fit is broken or cut off.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// How many lines there may be; 0 for any number.
        public var numberOfLines = 0
        /// Whether text that is too long is made smaller.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor by which it is made smaller.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the preferred size of text. `true` for the system's fonts.
        public var adjustsFontForContentSizeCategory = true
        /// How the letters are changed.
        public var transform = TextTransform.none

        /// The colour that is drawn with: the transformed one.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        private var usedFont: ConfigurationFont
        private var ownColor: UIColor?
        let normalColor: UIColor
        var systemColor: UIColor
        /// Whether the system's font is of medium weight.
        var isEmphasized: Bool {
            get { usedFont.isEmphasized }
            set { usedFont.isEmphasized = newValue }
        }

        init(_ style: UIFont.TextStyle, _ color: UIColor, weight: UIFont.Weight = .regular) {
            usedFont = ConfigurationFont(style: style, weight: weight)
            normalColor = color
            systemColor = color
        }

        /// The font in an environment: that of its text style for its preferred size of text.
        func font(for traits: UITraitCollection) -> UIFont {
            usedFont.font(for: traits, follows: adjustsFontForContentSizeCategory)
        }

        /// A text with its letters changed.
        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }
}
