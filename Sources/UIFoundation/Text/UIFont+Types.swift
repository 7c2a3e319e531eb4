import Foundation

extension UIFont {
    /// How thick a font's strokes are, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// From -1 (thinnest) to 1 (thickest).
        public let rawValue: CGFloat

        /// Makes a weight. Fonts have the next of nine steps.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Makes a weight. Fonts have the next of nine steps.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest.
        public static let ultraLight = Weight(-0.8)
        /// Thin.
        public static let thin = Weight(-0.6)
        /// Light.
        public static let light = Weight(-0.4)
        /// That of running text.
        public static let regular = Weight(0)
        /// A little thicker than running text.
        public static let medium = Weight(0.23)
        /// Between medium and bold.
        public static let semibold = Weight(0.3)
        /// Bold.
        public static let bold = Weight(0.4)
        /// Thicker than bold.
        public static let heavy = Weight(0.56)
        /// The thickest.
        public static let black = Weight(0.62)

        /// The weights with what OpenType calls them, thinnest first.
        private static let steps: [(weight: Weight, number: Int, name: String)] = [
            (ultraLight, 100, "Thin"), (thin, 200, "ExtraLight"), (light, 300, "Light"), (regular, 400, "Regular"),
            (medium, 500, "Medium"), (semibold, 600, "SemiBold"), (bold, 700, "Bold"), (heavy, 800, "ExtraBold"),
            (black, 900, "Black"),
        ]

        private var step: (weight: Weight, number: Int, name: String) {
            let value = rawValue.isFinite ? rawValue : 0
            return Self.steps.min { abs($0.weight.rawValue - value) < abs($1.weight.rawValue - value) } ?? Self.steps[3]
        }

        /// From 100 to 900.
        var number: Int { step.number }
        /// The name in a face's PostScript name.
        var name: String { step.name }

        init(number: Int) {
            self = Self.steps.min { abs($0.number - number) < abs($1.number - number) }?.weight ?? .regular
        }
    }

    /// What text is for; each has a size that follows the person's preference.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the style.
        public let rawValue: String

        /// Makes a style from its name. One that is not known looks like `body`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The largest title of all.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// The largest title but one.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// Large titles of navigation bars.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// Titles of the first rank.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Titles of the second rank.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Titles of the third rank.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Headings under headings.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Callouts.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Footnotes.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Captions.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Captions of the second rank.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// Scales other fonts as this style scales.
        public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
    }
}
