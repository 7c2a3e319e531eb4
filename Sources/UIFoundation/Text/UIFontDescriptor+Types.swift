import Foundation

extension UIFontDescriptor {
    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String

        /// Makes a name. Attributes with other names than those below are ignored.
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
    }

    /// The name of a trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String

        /// Makes a name. Traits with other names than those below are ignored.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `SymbolicTraits`, or its raw value.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A `UIFont.Weight`, or its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// A number: any other than 0 is italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// Bold, italic and the like.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The traits as bits, with Apple's values.
        public let rawValue: UInt32

        /// Makes the traits that these bits stand for.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// All characters of the same width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// One of the system's fonts.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String

        /// Makes a design. An unknown one looks like `default`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Without serifs: Inter.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// All characters of the same width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        /// With round ends, where a font has them; else as `default`.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    }
}
