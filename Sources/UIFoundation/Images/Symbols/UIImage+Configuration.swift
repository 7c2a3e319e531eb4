import Foundation

extension UIImage {
    /// The configuration of an image: traits, a locale, and for symbols the values of `SymbolConfiguration`.
    ///
    /// A configuration is immutable. Its methods return changed copies.
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        // Neither this class nor its single subclass changes a value after initialization.
        struct Values: Hashable, Sendable {
            var traits: UITraitCollection?
            var locale: Locale?
            var symbol = SymbolConfiguration.Values()
        }

        let values: Values

        required init(values: Values) { self.values = values }

        /// Creates a configuration with traits.
        public convenience init(traitCollection: UITraitCollection?) {
            self.init(values: Values(traits: traitCollection))
        }

        /// Creates a configuration with a locale.
        public convenience init(locale: Locale?) { self.init(values: Values(locale: locale)) }

        /// The traits, or `nil`.
        public var traitCollection: UITraitCollection? { values.traits }

        /// The locale, or `nil`.
        public var locale: Locale? { values.locale }

        // MARK: - Combining configurations

        /// Returns this configuration with the values that a different configuration specifies.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration?.values else { return self }
            var values = values
            if let traits = other.traits {
                values.traits = values.traits.map { UITraitCollection(traitsFrom: [$0, traits]) } ?? traits
            }
            values.locale = other.locale ?? values.locale
            values.symbol.apply(other.symbol)
            return Self(values: values)
        }

        /// Returns the configuration with different traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            changing { $0.traits = traitCollection }
        }

        /// Returns the configuration with a different locale.
        public func withLocale(_ locale: Locale?) -> Self { changing { $0.locale = locale } }

        func changing(_ change: (inout Values) -> Void) -> Self {
            var values = values
            change(&values)
            return Self(values: values)
        }

        // MARK: - Copying and comparing

        /// Returns the configuration itself, since it is immutable.
        public func copy(with zone: NSZone? = nil) -> Any { self }

        /// Returns whether both configurations have the same values.
        public override func isEqual(_ object: Any?) -> Bool { (object as? Configuration)?.values == values }

        /// The hash value, which is equal for equal configurations.
        public override var hash: Int { values.hashValue }
    }
}
