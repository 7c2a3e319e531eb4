import Foundation

extension UIFont {
    /// The thickness of a font's strokes, from -1 to 1. The value 0 is the regular weight.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The raw value, from -1 (thinnest) to 1 (thickest).
        public let rawValue: CGFloat

        /// Creates a weight. A font uses the nearest of the nine standard weights.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a weight. A font uses the nearest of the nine standard weights.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest weight.
        public static let ultraLight = Weight(-0.8)
        /// The thin weight.
        public static let thin = Weight(-0.6)
        /// The light weight.
        public static let light = Weight(-0.4)
        /// The weight of body text.
        public static let regular = Weight(0)
        /// A weight slightly above the weight of body text.
        public static let medium = Weight(0.23)
        /// Between medium and bold.
        public static let semibold = Weight(0.3)
        /// The bold weight.
        public static let bold = Weight(0.4)
        /// A weight above bold.
        public static let heavy = Weight(0.56)
        /// The thickest weight.
        public static let black = Weight(0.62)

        /// The weights with their OpenType numbers and names, thinnest first.
        private static let steps: [(weight: Weight, number: Int, name: String)] = [
            (ultraLight, 100, "Thin"), (thin, 200, "ExtraLight"), (light, 300, "Light"), (regular, 400, "Regular"),
            (medium, 500, "Medium"), (semibold, 600, "SemiBold"), (bold, 700, "Bold"), (heavy, 800, "ExtraBold"),
            (black, 900, "Black"),
        ]

        private var step: (weight: Weight, number: Int, name: String) {
            let value = rawValue.isFinite ? rawValue : 0
            return Self.steps.min { abs($0.weight.rawValue - value) < abs($1.weight.rawValue - value) } ?? Self.steps[3]
        }

        /// The OpenType weight, from 100 to 900.
        var number: Int { step.number }
        /// The weight's part of a face's PostScript name.
        var name: String { step.name }

        /// The weight's part of the name of a face, with spaces.
        var faceName: String {
            name.replacing("Extra", with: "Extra ").replacing("Semi", with: "Semi ")
        }

        /// Creates the weight with a name in lower case without spaces, or `nil`.
        init?(face name: String) {
            guard let step = Self.steps.first(where: { $0.name.lowercased() == name }) else { return nil }
            self = step.weight
        }

        init(number: Int) {
            self = Self.steps.min { abs($0.number - number) < abs($1.number - number) }?.weight ?? .regular
        }
    }

    /// The width of a font's letters, from -1 (narrow) to 1 (wide). The value 0 is the standard width.
    ///
    /// Text is drawn with a condensed or expanded face if the family has one. Otherwise it is drawn with the standard
    /// width.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The raw value, from -1 (narrowest) to 1 (widest).
        public let rawValue: CGFloat

        /// Creates a width. A font uses the nearest of the four constants.
        public init(rawValue: CGFloat) { self.rawValue = rawValue.isFinite ? rawValue : 0 }

        /// Creates a width. A font uses the nearest of the four constants.
        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        /// The narrowest width.
        public static let compressed = Width(-0.4)
        /// A narrow width.
        public static let condensed = Width(-0.2)
        /// The width of body text.
        public static let standard = Width(0)
        /// A wide width.
        public static let expanded = Width(0.2)
    }

    /// A style of text, whose size scales with the preferred content size category.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the style.
        public let rawValue: String

        /// Creates a style from its name. An unknown style is treated as `body`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The style for the largest titles.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// The style for the second largest titles.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// The style for large titles of navigation bars.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The style for first-level titles.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The style for second-level titles.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The style for third-level titles.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// The style for headings.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// The style for subheadings.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// The style for body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// The style for callouts.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// The style for footnotes.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The style for captions.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The style for alternate captions.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The metrics that scale custom fonts with this style.
        public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
    }
}
