import Foundation

extension String {
    /// Makes a localized string of a literal, which is the key and the text of the development language.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key.
    ///   - table: The name of the `.strings` file; `nil` for `Localizable`.
    ///   - bundle: The bundle with the file; `nil` for the main bundle.
    ///   - locale: The locale of numbers.
    ///   - comment: Has no effect.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        // A key without values is not a format.
        let key = keyAndValue.arguments.isEmpty ? keyAndValue.key.replacing("%%", with: "%") : keyAndValue.key
        let found = (bundle ?? .main).text(key, key, table)
        self = keyAndValue.arguments.isEmpty ? LocalizedVariants.forDevice(found) : keyAndValue.text(found, locale)
    }

    /// Makes a localized string of a key, with a text of the development language.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text of keys that the file does not have.
    ///   - table: The name of the `.strings` file; `nil` for `Localizable`.
    ///   - bundle: The bundle with the file; `nil` for the main bundle.
    ///   - locale: The locale of numbers.
    ///   - comment: Has no effect.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let found = (bundle ?? .main).text("\(key)", defaultValue.key, table)
        self = defaultValue.text(found, locale)
    }

    /// Makes a localized string of a resource.
    public init(localized resource: LocalizedStringResource) {
        let value = resource.defaultValue
        let found = resource.bundleOfStrings.text(resource.key, value.key, resource.table)
        self = value.text(found, resource.locale)
    }
}
