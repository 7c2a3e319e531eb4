import Foundation

extension UIImage {
    /// What an image is looked up with: traits, a locale, and for symbols what `SymbolConfiguration` adds.
    ///
    /// A configuration never changes; the methods make others.
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        // Nothing is set after the initializer, here or in the one subclass.
        struct Values: Hashable, Sendable {
            var traits: UITraitCollection?
            var locale: Locale?
            var symbol = SymbolConfiguration.Values()
        }

        let values: Values

        required init(values: Values) { self.values = values }

        /// Makes a configuration of traits.
        public convenience init(traitCollection: UITraitCollection?) {
            self.init(values: Values(traits: traitCollection))
        }

        /// Makes a configuration of a locale.
        public convenience init(locale: Locale?) { self.init(values: Values(locale: locale)) }

        /// The traits; `nil` for none.
        public var traitCollection: UITraitCollection? { values.traits }

        /// The locale; `nil` for none.
        public var locale: Locale? { values.locale }

        // MARK: - Combining configurations

        /// This configuration with what another one specifies in the place of its own.
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

        /// This configuration with other traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            changing { $0.traits = traitCollection }
        }

        /// This configuration with another locale.
        public func withLocale(_ locale: Locale?) -> Self { changing { $0.locale = locale } }

        func changing(_ change: (inout Values) -> Void) -> Self {
            var values = values
            change(&values)
            return Self(values: values)
        }

        // MARK: - Copying and comparing

        /// The configuration itself, which cannot change.
        public func copy(with zone: NSZone? = nil) -> Any { self }

        /// Whether both specify the same.
        public override func isEqual(_ object: Any?) -> Bool { (object as? Configuration)?.values == values }

        /// A number that is the same for configurations that are equal.
        public override var hash: Int { values.hashValue }
    }
}
