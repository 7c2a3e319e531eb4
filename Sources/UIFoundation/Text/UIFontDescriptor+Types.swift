import Foundation

extension UIFontDescriptor {
    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String

        /// Creates a name. Attributes with names other than the constants of this type are ignored.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The family's name, a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The face's PostScript name, a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// Traits by `TraitKey`, a dictionary.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The name of a text style, a string or a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// The name of the face in its family, a string such as `Bold Italic`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The name of the font for people, a string. Setting it has no effect.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// The settings of typographic features: an array of dictionaries by `FeatureKey`. Only the first 64 are used.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// The name of a part of a feature's setting.
    ///
    ///     let smallCapitals: [UIFontDescriptor.FeatureKey: Int] = [
    ///         .type: kLowerCaseType, .selector: kLowerCaseSmallCapsSelector,
    ///     ]
    ///     let descriptor = font.fontDescriptor.addingAttributes([.featureSettings: [smallCapitals]])
    ///
    /// The keys `CTFeatureOpenTypeTag` and `CTFeatureOpenTypeValue` set a feature by its OpenType tag.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The number of the feature, such as `kNumberSpacingType`.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of the setting, such as `kMonospacedNumbersSelector`.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The number of the feature; the name of `type` before iOS 15.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of the setting; the name of `selector` before iOS 15.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// The name of a trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String

        /// Creates a name. Traits with names other than the constants of this type are ignored.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The symbolic traits, a `SymbolicTraits` or its raw value.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, a `UIFont.Weight` or its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width of the letters, a `UIFont.Width` or its raw value.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant, a number. Any value other than 0 means italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// Traits that are on or off, such as bold and italic.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The raw value. The bits are the same as in UIKit.
        public let rawValue: UInt32

        /// Creates traits from a raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The italic trait.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// The bold trait.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// The expanded trait: the letters are wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// The condensed trait: the letters are narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// The monospaced trait: all characters have the same width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The design of a system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String

        /// Creates a design. An unknown design is treated as `default`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The design without serifs: Inter.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The monospaced design: all characters have the same width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        /// The design with rounded strokes. If no installed font has this design, `default` is used.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The design with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    }
}
