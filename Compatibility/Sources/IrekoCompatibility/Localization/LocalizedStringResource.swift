import Foundation

/// A localized string that is found when it is used.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The bundle with the strings.
    public enum BundleDescription: Equatable, Sendable {
        /// The main bundle.
        case main
        /// The bundle at a URL.
        case atURL(URL)
    }

    /// The key.
    public let key: String
    /// The text of the development language.
    public let defaultValue: String.LocalizationValue
    /// The name of the `.strings` file; `nil` for `Localizable`.
    public let table: String?
    /// The locale of numbers.
    public var locale: Locale
    private let bundle: BundleDescription

    /// Makes a resource of a literal, which is the key and the text of the development language.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (key, defaultValue, self.table) = (keyAndValue.key, keyAndValue, table)
        (self.locale, self.bundle) = (locale, bundle)
    }

    /// Makes a resource of a key, with a text of the development language.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, self.table) = ("\(key)", defaultValue, table)
        (self.locale, self.bundle) = (locale, bundle)
    }

    /// Makes a resource of a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
    /// Makes a resource of a literal with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    var bundleOfStrings: Bundle {
        switch bundle {
        case .main: .main
        case .atURL(let url): Bundle(url: url) ?? .main
        }
    }
}
