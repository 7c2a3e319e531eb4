import Foundation

/// A setting of a font's typographic feature.
enum FontFeature: Hashable, Sendable {
    /// Apple's numbers of a feature and of its selector.
    case numbers(type: Int, selector: Int)
    /// A tag of OpenType, such as `ss01`, and its value.
    case openType(tag: String, value: Int)

    static let tagKey = UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeTag")
    static let valueKey = UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeValue")

    /// Creates a setting from a dictionary of `UIFontDescriptor.AttributeName.featureSettings`; `nil` if its numbers or
    /// its tag are missing.
    init?(_ settings: [UIFontDescriptor.FeatureKey: Any]) {
        func integer(_ key: UIFontDescriptor.FeatureKey) -> Int? {
            (settings[key] as? Int) ?? (settings[key] as? NSNumber)?.intValue
        }
        if let tag = settings[Self.tagKey] as? String {
            let isTag = tag.utf8.count == 4 && tag.utf8.allSatisfy { $0 >= 0x30 && $0 < 0x7F && $0 != 0x3D }
            guard isTag else { return nil }
            self = .openType(tag: tag, value: min(max(integer(Self.valueKey) ?? 1, 0), 0xFFFF))
        } else if let type = integer(.type), let selector = integer(.selector) {
            self = .numbers(type: type, selector: selector)
        } else {
            return nil
        }
    }

    /// The dictionary for `UIFontDescriptor.AttributeName.featureSettings`.
    var settings: [UIFontDescriptor.FeatureKey: Any] {
        switch self {
        case .numbers(let type, let selector): [.type: type, .selector: selector]
        case .openType(let tag, let value): [Self.tagKey: tag, Self.valueKey: value]
        }
    }

    /// The setting in the form of CSS, such as `tnum=1`; `nil` for features that OpenType does not have.
    var text: String? {
        switch self {
        case .openType(let tag, let value): return "\(tag)=\(value)"
        case .numbers(kStylisticAlternativesType, let selector):
            guard (2...41).contains(selector) else { return nil }
            let set = selector / 2
            return "ss\(set < 10 ? "0" : "")\(set)=\(selector % 2 == 0 ? 1 : 0)"
        case .numbers(let type, let selector): return Self.texts[Numbers(type, selector)]
        }
    }

    private struct Numbers: Hashable {
        var type: Int
        var selector: Int

        init(_ type: Int, _ selector: Int) { (self.type, self.selector) = (type, selector) }
    }

    private static let texts: [Numbers: String] = [
        Numbers(kLigaturesType, kCommonLigaturesOnSelector): "liga=1",
        Numbers(kLigaturesType, kCommonLigaturesOffSelector): "liga=0",
        Numbers(kLigaturesType, kRareLigaturesOnSelector): "dlig=1",
        Numbers(kLigaturesType, kRareLigaturesOffSelector): "dlig=0",
        Numbers(kLigaturesType, kContextualLigaturesOnSelector): "clig=1",
        Numbers(kLigaturesType, kContextualLigaturesOffSelector): "clig=0",
        Numbers(kNumberSpacingType, kMonospacedNumbersSelector): "tnum=1",
        Numbers(kNumberSpacingType, kProportionalNumbersSelector): "pnum=1",
        Numbers(kVerticalPositionType, kSuperiorsSelector): "sups=1",
        Numbers(kVerticalPositionType, kInferiorsSelector): "subs=1",
        Numbers(kVerticalPositionType, kOrdinalsSelector): "ordn=1",
        Numbers(kVerticalPositionType, kScientificInferiorsSelector): "sinf=1",
        Numbers(kFractionsType, kVerticalFractionsSelector): "afrc=1",
        Numbers(kFractionsType, kDiagonalFractionsSelector): "frac=1",
        Numbers(kTypographicExtrasType, kSlashedZeroOnSelector): "zero=1",
        Numbers(kTypographicExtrasType, kSlashedZeroOffSelector): "zero=0",
        Numbers(kNumberCaseType, kLowerCaseNumbersSelector): "onum=1",
        Numbers(kNumberCaseType, kUpperCaseNumbersSelector): "lnum=1",
        Numbers(kCaseSensitiveLayoutType, kCaseSensitiveLayoutOnSelector): "case=1",
        Numbers(kCaseSensitiveLayoutType, kCaseSensitiveLayoutOffSelector): "case=0",
        Numbers(kContextualAlternatesType, kContextualAlternatesOnSelector): "calt=1",
        Numbers(kContextualAlternatesType, kContextualAlternatesOffSelector): "calt=0",
        Numbers(kContextualAlternatesType, kSwashAlternatesOnSelector): "swsh=1",
        Numbers(kContextualAlternatesType, kSwashAlternatesOffSelector): "swsh=0",
        Numbers(kLowerCaseType, kLowerCaseSmallCapsSelector): "smcp=1",
        Numbers(kLowerCaseType, kLowerCasePetiteCapsSelector): "pcap=1",
        Numbers(kUpperCaseType, kUpperCaseSmallCapsSelector): "c2sc=1",
        Numbers(kUpperCaseType, kUpperCasePetiteCapsSelector): "c2pc=1",
    ]
}
