import Foundation

extension UIImage {
    /// The configuration of a symbol: its size, its weight, and its colors.
    ///
    ///     let large = UIImage.SymbolConfiguration(pointSize: 28, weight: .semibold)
    ///     let image = UIImage(systemName: "star.fill", withConfiguration: large)
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        enum Coloring: Hashable, Sendable {
            case monochrome, multicolor
            case hierarchical(UIColor)
            case palette([UIColor])
        }

        struct Values: Hashable, Sendable {
            var pointSize: CGFloat?
            var textStyle: UIFont.TextStyle?
            var weight = SymbolWeight.unspecified
            var scale = SymbolScale.unspecified
            var coloring: Coloring?

            mutating func apply(_ other: Values) {
                if other.pointSize != nil || other.textStyle != nil {
                    (pointSize, textStyle) = (other.pointSize, other.textStyle)
                }
                if other.weight != .unspecified { weight = other.weight }
                if other.scale != .unspecified { scale = other.scale }
                coloring = other.coloring ?? coloring
            }
        }

        private convenience init(_ change: (inout Values) -> Void) {
            var values = Configuration.Values()
            change(&values.symbol)
            self.init(values: values)
        }

        /// A configuration without values.
        public static let unspecified = SymbolConfiguration { _ in }

        // MARK: - Sizes and weights

        /// Creates a configuration with a point size: the symbol matches text of this size. A size that is not finite
        /// or not above 0 is ignored.
        public convenience init(pointSize: CGFloat) { self.init { $0.pointSize = Self.valid(pointSize) } }

        /// Creates a configuration with a size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }

        /// Creates a configuration with a size in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init { values in
                values.pointSize = Self.valid(pointSize)
                (values.weight, values.scale) = (weight, scale)
            }
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) { self.init { $0.weight = weight } }

        /// Creates a configuration with a scale.
        public convenience init(scale: SymbolScale) { self.init { $0.scale = scale } }

        /// Creates a configuration with the size and weight of a text style. The size follows the content size
        /// category.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

        /// Creates a configuration with the size and weight of a text style, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init { ($0.textStyle, $0.scale) = (textStyle, scale) }
        }

        /// Creates a configuration with a font's size and weight.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

        /// Creates a configuration with a font's size and weight, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init { values in
                values.pointSize = Self.valid(font.pointSize)
                values.weight = font.specification.weight.symbolWeight()
                (values.textStyle, values.scale) = (font.specification.textStyle, scale)
            }
        }

        private static func valid(_ size: CGFloat) -> CGFloat? { size > 0 && size.isFinite ? min(size, 10_000) : nil }

        // MARK: - Colors

        /// Creates a configuration with one color, which has a lower opacity in the less important layers of the
        /// symbol.
        public convenience init(hierarchicalColor: UIColor) {
            self.init { $0.coloring = .hierarchical(hierarchicalColor) }
        }

        /// Creates a configuration with a color for each layer of the symbol, from the most important. The last color
        /// is used for all further layers.
        public convenience init(paletteColors: [UIColor]) {
            self.init { $0.coloring = paletteColors.isEmpty ? nil : .palette(paletteColors) }
        }

        /// Returns a configuration that prefers the symbol's own colors, if the symbol has any.
        public static func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration { $0.coloring = .multicolor }
        }

        /// Returns a configuration that prefers a single color, which is the tint color.
        public static func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration { $0.coloring = .monochrome }
        }

        // MARK: - Removing values

        /// Returns the configuration without a text style.
        public func configurationWithoutTextStyle() -> SymbolConfiguration { changing { $0.symbol.textStyle = nil } }

        /// Returns the configuration without a scale.
        public func configurationWithoutScale() -> SymbolConfiguration { changing { $0.symbol.scale = .unspecified } }

        /// Returns the configuration without a weight.
        public func configurationWithoutWeight() -> SymbolConfiguration { changing { $0.symbol.weight = .unspecified } }

        /// Returns the configuration without a size and a weight.
        public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
            changing { values in
                values.symbol.pointSize = nil
                values.symbol.weight = .unspecified
            }
        }

        // MARK: - Comparing

        /// Returns whether both configurations have the same values.
        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

        /// The specified values, for debugging.
        public override var description: String {
            var words: [String] = []
            if let style = values.symbol.textStyle { words.append("textStyle: \(style.rawValue)") }
            if let size = values.symbol.pointSize { words.append("pointSize: \(size)") }
            if values.symbol.weight != .unspecified { words.append("weight: \(values.symbol.weight)") }
            if values.symbol.scale != .unspecified { words.append("scale: \(values.symbol.scale)") }
            if let coloring = values.symbol.coloring { words.append("\(coloring)") }
            return "<UIImageSymbolConfiguration; \(words.joined(separator: ", "))>"
        }
    }
}
